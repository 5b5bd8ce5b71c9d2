import type { ListenerEffectAPI } from '@reduxjs/toolkit'
import { asApiError } from '#src/api/apiError.ts'
import { chatApi } from '#src/features/chat/chatApi.ts'
import type { ChatDispatch, ChatState } from '#src/features/chat/chatState.ts'
import type { OpenChannel, TabChannel } from '#src/features/chat/storage/disk.ts'
import type { OutboxFiles } from '#src/features/chat/storage/outboxFiles.ts'
import { selectIsLive } from '#src/realtime/realtimeSlice.ts'
import { nextToUpload } from '../nextOfOutbox.ts'
import type { OutboxEntry } from '../outboxEntry.ts'
import type { OwnFailure } from '../outboxFailures.ts'
import { awaitsFile } from '../outboxRules.ts'
import {
  fileUploaded,
  messagePostponed,
  messageRefused,
  selectEntry,
  uploadProgressed,
} from '../outboxSlice.ts'
import { uploadVerdict } from './uploadVerdict.ts'

/** Often enough for a bar that moves, seldom enough for everything that looks at the state. */
export const PROGRESS_EVERY_MS = 250
/** After the first try that failed; twice as long after each other one. */
const BACKOFF_MS = 2_000
/** A tab that uploads answers at once, also one that is not looked at; one that the system has put to sleep does not. */
const ANSWER_WITHIN_MS = 1_000

type DrainApi = Pick<ListenerEffectAPI<ChatState, ChatDispatch>, 'dispatch' | 'getState'>

export interface Uploads {
  /** Begins the next upload, or gives up the one under way whose entry is gone. To be called after every change. */
  follow: (api: DrainApi, isDraining: boolean) => void
  /** Another tab has taken the sending over: it begins anew there. */
  stop: () => void
  /** Whether the tab that sends is alive and has this file to do. */
  isGoingOnElsewhere: (clientMessageId: string) => Promise<boolean>
  close: () => void
}

/** With `share`: how far it is, null while it waits for its next try. Without: who has it to do? */
interface Told {
  clientMessageId: string
  share?: number | null
}

interface UnderWay {
  clientMessageId: string
  share: number
  isOver: boolean
  abort: () => void
}

/**
 * Takes the files of the outbox up (CH13), one at a time, in the order they were promised; the messages are then the drain's.
 * A file belongs to the tab that sends. An upload outlives a broken line, which a full uplink may be the reason of; when another
 * tab has taken over meanwhile both go on, and whichever is done first ends the other.
 */
export function makeUploads(files: OutboxFiles, openChannel: OpenChannel): Uploads {
  let api: DrainApi | null = null
  let isDraining = false
  let wasLive = false
  let underWay: UnderWay | null = null
  let pause = { until: 0, isAskedFor: false }
  let timer: ReturnType<typeof setTimeout> | undefined
  let channel: TabChannel | null = null
  const awaited = new Map<string, () => void>()

  const tell = (told: Told) => channel?.tell(told)

  function hear({ clientMessageId, share }: Told): void {
    if (!api) return
    if (share === undefined) {
      const mine = underWay?.clientMessageId === clientMessageId ? underWay : null
      const entry = selectEntry(api.getState(), clientMessageId)
      const isMine = mine !== null || (isDraining && entry !== undefined && awaitsFile(entry))
      if (isMine) tell({ clientMessageId, share: mine?.share ?? null })
      return
    }
    awaited.get(clientMessageId)?.()
    if (share !== null) api.dispatch(uploadProgressed({ clientMessageId, share }))
  }

  function stop(): void {
    if (!underWay) return
    underWay.isOver = true
    underWay.abort()
    underWay = null
  }

  function follow(next: DrainApi, isDrainingNow: boolean): void {
    api = next
    isDraining = isDrainingNow
    const state = api.getState()
    const entry = underWay && selectEntry(state, underWay.clientMessageId)
    if (underWay && (!entry || entry.failure !== null || !awaitsFile(entry))) stop()

    const isLive = selectIsLive(state)
    if (isLive && !wasLive && !pause.isAskedFor) pause.until = 0
    wasLive = isLive
    const waiting = nextToUpload(state)
    if (waiting) channel ??= openChannel('hapju-outbox-uploads', (message) => hear(message as Told))
    if (!waiting || !isDraining || underWay) return

    clearTimeout(timer)
    const waitMs = pause.until - Date.now()
    if (waitMs > 0) timer = setTimeout(() => api && follow(api, isDraining), waitMs)
    else void upload(waiting, api)
  }

  async function upload(entry: OutboxEntry, { dispatch, getState }: DrainApi): Promise<void> {
    const { clientMessageId, roomId, senderId, attachment } = entry
    const mine: UnderWay = { clientMessageId, share: 0, isOver: false, abort: () => {} }
    underWay = mine
    let toldAt = -Infinity
    const progress = (share: number) => {
      mine.share = share
      if (mine.isOver || Date.now() - toldAt < PROGRESS_EVERY_MS) return
      toldAt = Date.now()
      dispatch(uploadProgressed({ clientMessageId, share }))
      tell({ clientMessageId, share })
    }
    progress(0)
    const file = await files.find(senderId, clientMessageId)
    if (mine.isOver) return
    if (!file) {
      underWay = null
      dispatch(messageRefused({ clientMessageId, code: 'fileLost' satisfies OwnFailure }))
      return
    }
    const { durationMs, peaks } = attachment ?? {}
    const asked = dispatch(
      chatApi.endpoints.uploadAttachment.initiate(
        { roomId, file, durationMs, peaks, onProgress: progress },
        { track: false },
      ),
    )
    mine.abort = () => asked.abort()
    const { data, error } = await asked
    if (mine.isOver) return
    underWay = null
    if (data) dispatch(fileUploaded({ clientMessageId, attachmentId: data.attachmentId }))
    else settle(entry, asApiError(error), { dispatch, getState })
  }

  function settle(
    { clientMessageId }: OutboxEntry,
    error: Parameters<typeof uploadVerdict>[0],
    { dispatch, getState }: DrainApi,
  ): void {
    const verdict = uploadVerdict(error, selectIsLive(getState()))
    if ('failure' in verdict) {
      dispatch(messageRefused({ clientMessageId, code: verdict.failure, sentence: verdict.sentence }))
      return
    }
    const tries = (selectEntry(getState(), clientMessageId)?.tries ?? 0) + (verdict.counts ? 1 : 0)
    const backoffMs = BACKOFF_MS * 2 ** Math.max(0, tries - 1)
    pause = { until: Date.now() + (verdict.waitMs ?? backoffMs), isAskedFor: verdict.waitMs !== undefined }
    dispatch(messagePostponed({ clientMessageId, code: verdict.code, counts: verdict.counts }))
  }

  return {
    follow,
    stop,
    isGoingOnElsewhere: (clientMessageId) =>
      new Promise((resolve) => {
        const end = (isGoingOn: boolean) => {
          clearTimeout(answerTimer)
          awaited.delete(clientMessageId)
          resolve(isGoingOn)
        }
        const answerTimer = setTimeout(end, ANSWER_WITHIN_MS, false)
        awaited.set(clientMessageId, () => end(true))
        tell({ clientMessageId })
      }),
    close() {
      stop()
      clearTimeout(timer)
      channel?.close()
      channel = null
      api = null
    },
  }
}
