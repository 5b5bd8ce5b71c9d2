import type { ListenerEffectAPI } from '@reduxjs/toolkit'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { framesArrived, pageShown, selectIsLive } from '#src/realtime/realtimeSlice.ts'
import type { StartChatListening } from '../chatListening.ts'
import type { ChatDispatch, ChatState } from '../chatState.ts'
import type { OpenChannel } from '../storage/disk.ts'
import { type DrainLock, makeDrainLock } from '../storage/drainLock.ts'
import { nextToSend, nextToUpload } from './nextOfOutbox.ts'
import { awaitsFile } from './outboxRules.ts'
import {
  drainLost,
  fileExpired,
  messageHandedOver,
  messagePostponed,
  messageRefused,
  messageUnconfirmed,
  selectEntry,
} from './outboxSlice.ts'
import { refusalVerdict, refusedEntry } from './refusals.ts'
import { makeSendPace } from './sendPace.ts'
import type { FilesLater } from './uploads/filesLater.ts'
import type { Uploads } from './uploads/outboxUploads.ts'

/** An echo usually takes 100 ms; after this time the message is sent again with the same id. */
export const CONFIRM_WITHIN_MS = 5_000
/** How long a message of this tab may wait for another tab to send it. */
export const TAKE_OVER_AFTER_MS = 3_000

const LOAD_AGAIN_AFTER_MS = 5_000

export interface DrainOptions {
  locks: LockManager | undefined
  files: FilesLater
  openChannel: OpenChannel
  isVisible: () => boolean
  /** Called for refusals that belong to no message. */
  log: (text: string, detail?: unknown) => void
}

type DrainApi = Pick<ListenerEffectAPI<ChatState, ChatDispatch>, 'dispatch' | 'getState'>

/**
 * Sends the outbox: files are uploaded first (`outboxUploads.ts`), then one message per room at a time, the
 * next after the echo of the previous one, so the server's order is the typing order whatever is lost in
 * between. After a reconnect a room on screen is read before anything is sent to it, because the gap may
 * contain the echo. Returns a function that stops everything.
 */
export function listenToOutbox(startListening: StartChatListening, options: DrainOptions): () => void {
  const pace = makeSendPace()
  let uploads: Uploads | null = null
  let isLoading = false
  const confirmTimers = new Map<string, Timer>()
  let nextTimer: Timer | undefined
  let takeOverTimer: Timer | undefined
  let reloadTimer: Timer | undefined
  let api: DrainApi | null = null

  const lock: DrainLock = makeDrainLock(options.locks, (isHeld) => {
    if (!api) return
    if (!isHeld) {
      // another tab took the lock; a broken connection alone aborts no upload
      if (selectIsLive(api.getState())) uploads?.stop()
      api.dispatch(drainLost())
    } else {
      followUploads(api)
      drain(api)
    }
  })

  function followUploads(now: DrainApi): void {
    if (uploads) uploads.follow(now, lock.isHeld)
    else if (!isLoading && nextToUpload(now.getState())) void loadUploads()
  }

  async function loadUploads(): Promise<void> {
    isLoading = true
    try {
      const { makeUploads, outboxFiles } = await options.files.load()
      if (!api) return
      uploads = makeUploads(outboxFiles, options.openChannel)
      uploads.follow(api, lock.isHeld)
    } catch (problem) {
      options.log('the upload module could not be loaded', problem)
      reloadTimer = setTimeout(() => {
        isLoading = false
        if (api) followUploads(api)
      }, LOAD_AGAIN_AFTER_MS)
    }
  }

  function drain({ dispatch, getState }: DrainApi): void {
    clearTimeout(nextTimer)
    for (let next = nextToSend(getState()); next && lock.isHeld; next = nextToSend(getState())) {
      const waitMs = pace.waitMs()
      if (waitMs > 0) {
        nextTimer = setTimeout(() => api && drain(api), waitMs)
        return
      }
      pace.sent()
      dispatch(messageHandedOver({ clientMessageId: next.clientMessageId }))
      awaitEcho(next.clientMessageId, { dispatch, getState })
    }
  }

  function awaitEcho(clientMessageId: string, { dispatch, getState }: DrainApi): void {
    clearTimeout(confirmTimers.get(clientMessageId))
    const timer = setTimeout(() => {
      confirmTimers.delete(clientMessageId)
      if (getState().outbox.inFlight[clientMessageId]) dispatch(messageUnconfirmed({ clientMessageId }))
    }, CONFIRM_WITHIN_MS)
    confirmTimers.set(clientMessageId, timer)
  }

  /**
   * A suspended tab keeps its lock. A visible tab with something to send waits TAKE_OVER_AFTER_MS, then takes
   * the lock.
   */
  function watchOtherTab({ getState }: DrainApi): void {
    const state = getState()
    const next = options.isVisible() && !lock.isHeld ? (nextToSend(state) ?? nextToUpload(state)) : null
    if (!next) {
      clearTimeout(takeOverTimer)
      takeOverTimer = undefined
      return
    }
    takeOverTimer ??= setTimeout(() => void takeOver(next.clientMessageId), TAKE_OVER_AFTER_MS)
  }

  async function takeOver(clientMessageId: string): Promise<void> {
    const isWaiting = () => {
      const entry = api && selectEntry(api.getState(), clientMessageId)
      return entry && entry.failure === null && selectIsLive(api!.getState()) ? entry : null
    }
    const entry = isWaiting()
    // an upload may take any time: only a tab that does not answer loses it
    const isElsewhere = entry && awaitsFile(entry) && (await uploads?.isGoingOnElsewhere(clientMessageId))
    takeOverTimer = undefined
    if (!api) return
    if (isElsewhere) watchOtherTab(api)
    else if (isWaiting()) lock.take()
  }

  startListening({
    predicate: (action, after, before) => after !== before || pageShown.match(action),
    effect: (_action, listenerApi) => {
      api = listenerApi
      const state = listenerApi.getState()
      lock.want(selectIsLive(state) ? selectMemberId(state) : null)
      followUploads(listenerApi)
      drain(listenerApi)
      watchOtherTab(listenerApi)
    },
  })

  startListening({
    predicate: (_action, after, before) => after.outbox.records !== before.outbox.records,
    effect: (_action, { getState, getOriginalState }) => {
      const { records } = getState().outbox
      const before = Object.keys(getOriginalState().outbox.records)
      options.files.loaded?.outboxFiles.release(before.filter((id) => !(id in records)))
    },
  })

  startListening({
    actionCreator: framesArrived,
    effect: ({ payload: events }, { dispatch, getState }) => {
      for (const event of events) {
        if (event.type !== 'ERROR') continue
        const { code, message: sentence, destination } = event.data
        const entry = refusedEntry(getState(), event.data)
        if (!entry) {
          options.log('socket: a SEND was refused', { code, destination })
          continue
        }
        const { clientMessageId } = entry
        const verdict = refusalVerdict(code, entry)
        if (verdict.type === 'uploadAgain') dispatch(fileExpired({ clientMessageId }))
        else if (verdict.type === 'failed') dispatch(messageRefused({ clientMessageId, code, sentence }))
        else if (verdict.type === 'postponed') {
          pace.refused()
          dispatch(messagePostponed({ clientMessageId, code, sentence, counts: verdict.counts }))
        }
      }
    },
  })

  return () => {
    uploads?.close()
    for (const timer of [nextTimer, takeOverTimer, reloadTimer, ...confirmTimers.values()])
      clearTimeout(timer)
    api = null
    lock.want(null)
  }
}

type Timer = ReturnType<typeof setTimeout>
