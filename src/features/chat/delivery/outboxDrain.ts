import type { ErrorData } from '#contract/ws/frames.ts'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { framesArrived, pageShown, selectIsLive } from '#src/realtime/realtimeSlice.ts'
import type { ListeningApi, StartListening } from '../chatListening.ts'
import type { OpenChannel } from '../storage/disk.ts'
import { makeDrainLock } from '../storage/drainLock.ts'
import {
  AT_REST,
  type DrainEffect,
  type DrainEvent,
  type DrainFacts,
  step,
  type WaitsFor,
} from './drainMachine.ts'
import { type DeliveryState, nextToSend, nextToUpload } from './nextOfOutbox.ts'
import { awaitsFile } from './outboxRules.ts'
import {
  drainLost,
  fileExpired,
  messageHandedOver,
  messagePostponed,
  messageRefused,
  messageUnconfirmed,
  selectEntry,
  sendingPaced,
} from './outboxSlice.ts'
import { isLateReadMark, refusalVerdict, refusedEntry } from './refusals.ts'
import { makeSendPace } from './sendPace.ts'
import type { FilesLater } from './uploads/filesLater.ts'
import type { Uploads } from './uploads/outboxUploads.ts'

export interface DrainOptions {
  locks: LockManager | undefined
  files: FilesLater
  openChannel: OpenChannel
  isVisible: () => boolean
  /** Called for refusals that belong to no message. */
  log: (text: string, detail?: unknown) => void
}

type DrainApi = ListeningApi<DeliveryState>

/**
 * Sends the outbox: files are uploaded first (`outboxUploads.ts`), then one message per room at a time, the
 * next after the echo of the previous one, so the server's order is the typing order whatever is lost in
 * between. After a reconnect a room on screen is read before anything is sent to it, because the gap may
 * contain the echo. Runs the machine of `drainMachine.ts`: it alone holds the lock, the pace and the timers.
 * Returns a function that stops everything.
 */
export function listenToOutbox(
  startListening: StartListening<DeliveryState>,
  options: DrainOptions,
): () => void {
  const pace = makeSendPace()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const events: DrainEvent[] = []
  let state = AT_REST
  let uploads: Uploads | null = null
  let api: DrainApi | null = null
  let isBusy = false

  const lock = makeDrainLock(options.locks, (isHeld) =>
    happened({ type: isHeld ? 'lockGained' : 'lockLost' }),
  )

  /**
   * Effects dispatch, and that causes further events. They wait until the effects under way are done, because
   * these were chosen by facts of before.
   */
  function happened(event: DrainEvent): void {
    events.push(event)
    if (isBusy) return
    isBusy = true
    try {
      for (let next = events.shift(); next && api; next = events.shift()) handle(next, api)
    } finally {
      isBusy = false
    }
  }

  function handle(event: DrainEvent, now: DrainApi): void {
    const app = now.getState()
    if (event.type === 'changed') lock.want(selectIsLive(app) ? selectMemberId(app) : null)
    const next = step(state, event, factsOf(app))
    const { isPaced } = state
    state = next.state
    for (const effect of next.effects) perform(effect, now)
    if (state.isPaced !== isPaced) now.dispatch(sendingPaced(state.isPaced))
  }

  function factsOf(app: DeliveryState): DrainFacts {
    const toSend = nextToSend(app)?.clientMessageId ?? null
    return {
      isLive: selectIsLive(app),
      isHeld: lock.isHeld,
      isVisible: options.isVisible(),
      toSend,
      toUpload: nextToUpload(app)?.clientMessageId ?? null,
      paceMs: toSend !== null && lock.isHeld ? pace.waitMs() : 0,
    }
  }

  function perform(effect: DrainEffect, now: DrainApi): void {
    switch (effect.type) {
      case 'followUploads':
        return uploads?.follow(now, lock.isHeld)
      case 'loadUploads':
        return void loadUploads()
      case 'stopUploads':
        return uploads?.stop()
      case 'giveUp':
        return void now.dispatch(drainLost())
      case 'send':
        pace.sent()
        return void now.dispatch(messageHandedOver({ clientMessageId: effect.id }))
      case 'unconfirmed':
        return void now.dispatch(messageUnconfirmed({ clientMessageId: effect.id }))
      case 'askOtherTabs':
        return void askOtherTabs(effect.id)
      case 'takeLock':
        return lock.take()
      case 'arm':
        return arm(effect)
      case 'clear':
        clearTimeout(timers.get(effect.timer))
        timers.delete(effect.timer)
    }
  }

  function arm(effect: Extract<DrainEffect, { type: 'arm' }>): void {
    // each message in flight has an echo of its own
    const key = effect.timer === 'echoDue' ? `echoDue ${effect.id}` : effect.timer
    clearTimeout(timers.get(key))
    const timer = setTimeout(() => {
      timers.delete(key)
      if (api) happened(dueEvent(effect, api.getState()))
    }, effect.ms)
    timers.set(key, timer)
  }

  async function loadUploads(): Promise<void> {
    try {
      const { makeUploads, outboxFiles } = await options.files.load()
      if (!api) return
      uploads = makeUploads(outboxFiles, options.openChannel)
    } catch (problem) {
      options.log('the upload module could not be loaded', problem)
      happened({ type: 'loadFailed' })
      return
    }
    happened({ type: 'uploadsLoaded' })
  }

  async function askOtherTabs(id: string): Promise<void> {
    const isGoingOn = (await uploads?.isGoingOnElsewhere(id)) ?? false
    if (api) happened({ type: 'otherTabAnswered', isGoingOn, waitsFor: waitsFor(api.getState(), id) })
  }

  function refused({ code, message: sentence, destination, clientMessageId: id }: ErrorData, now: DrainApi) {
    if (isLateReadMark({ code, destination })) return
    const entry = refusedEntry(now.getState(), { clientMessageId: id, destination })
    if (!entry) return options.log('socket: a SEND was refused', { code, destination })
    const { clientMessageId } = entry
    const verdict = refusalVerdict(code, entry)
    switch (verdict.type) {
      case 'ignored':
        return
      case 'uploadAgain':
        return void now.dispatch(fileExpired({ clientMessageId }))
      case 'failed':
        return void now.dispatch(messageRefused({ clientMessageId, code, sentence }))
      case 'postponed':
        pace.refused()
        now.dispatch(messagePostponed({ clientMessageId, code, sentence, counts: verdict.counts }))
    }
  }

  startListening({
    predicate: (action, after, before) => after !== before || pageShown.match(action),
    effect: (_action, listenerApi) => {
      api = listenerApi
      happened({ type: 'changed' })
    },
  })

  startListening({
    actionCreator: framesArrived,
    effect: ({ payload }, listenerApi) => {
      for (const event of payload) if (event.type === 'ERROR') refused(event.data, listenerApi)
    },
  })

  return () => {
    uploads?.close()
    for (const timer of timers.values()) clearTimeout(timer)
    api = null
    lock.want(null)
  }
}

function dueEvent(effect: Extract<DrainEffect, { type: 'arm' }>, app: DeliveryState): DrainEvent {
  switch (effect.timer) {
    case 'loadDue':
    case 'paceDue':
      return { type: effect.timer }
    case 'echoDue':
      return { type: 'echoDue', id: effect.id, isInFlight: app.outbox.inFlight[effect.id] === true }
    case 'takeOverDue':
      return { type: 'takeOverDue', id: effect.id, waitsFor: waitsFor(app, effect.id) }
  }
}

function waitsFor(app: DeliveryState, id: string): WaitsFor {
  const entry = selectEntry(app, id)
  if (!entry || entry.failure !== null || !selectIsLive(app)) return 'nothing'
  return awaitsFile(entry) ? 'upload' : 'turn'
}
