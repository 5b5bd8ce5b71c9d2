import { asApiError } from '#src/api/apiError.ts'
import { chatApi } from '#src/features/chat/chatApi.ts'
import type { ListeningApi } from '#src/features/chat/chatListening.ts'
import type { OpenChannel, TabChannel } from '#src/features/chat/storage/disk.ts'
import type { OutboxFiles } from '#src/features/chat/storage/outboxFiles.ts'
import { selectIsLive } from '#src/realtime/realtimeSlice.ts'
import { type DeliveryState, nextToUpload } from '../nextOfOutbox.ts'
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

/** Often enough for a progress bar, seldom enough for the listeners of the state. */
export const PROGRESS_EVERY_MS = 250
/** The delay after the first failed attempt; doubled after each further one. */
const BACKOFF_MS = 2_000
/** An uploading tab answers at once, even in the background; a suspended tab does not answer. */
const ANSWER_WITHIN_MS = 1_000

type DrainApi = ListeningApi<DeliveryState>

export interface Uploads {
  /**
   * Starts the next upload, or aborts the current one when its entry is gone. Must be called after every
   * change.
   */
  follow: (api: DrainApi, isDraining: boolean) => void
  /** Another tab has taken over sending: the upload restarts there. */
  stop: () => void
  /** Whether the sending tab is alive and responsible for this file. */
  isGoingOnElsewhere: (clientMessageId: string) => Promise<boolean>
  close: () => void
}

/**
 * A message between tabs. With `share`: progress, or null while the file waits for its retry. Without: asks
 * which tab is responsible.
 */
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
 * Uploads the outbox's files (CH13), one at a time, in typing order; the drain then sends the messages. The
 * tab that sends uploads. An upload survives a broken connection, because the upload itself may have
 * saturated the uplink; when another tab has taken over meanwhile both continue, and the first to finish ends
 * the other.
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
