import {
  createListenerMiddleware,
  isAnyOf,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import type { Services } from '#src/api/services.ts'
import {
  loggedIn,
  selectAccessToken,
  selectMemberId,
  sessionEnded,
  type WithAuth,
} from '#src/auth/authSlice.ts'
import { logProblem } from '#src/lib/log.ts'
import { paths } from '#src/lib/paths.ts'
import type { PushRecords } from '#src/lib/push/pushRecords.ts'
import { TOAST_LONG_MS, toastShown } from '#src/toasts/toastsSlice.ts'
import { endPushSubscription, pushApi } from './pushApi.ts'
import type { PushDevice } from './pushDevice.ts'
import {
  permissionRefused,
  pushDeclined,
  pushFailed,
  pushRead,
  pushRequested,
  pushStarted,
  pushTurnedOff,
  pushTurnedOn,
  selectPush,
  type WithPush,
} from './pushSlice.ts'

type State = WithAuth & WithPush
type Dispatch = ThunkDispatch<State, Services, UnknownAction>

interface Store {
  dispatch: Dispatch
  getState: () => State
}

export interface PushEffects {
  device: PushDevice
  records: PushRecords
  /** Runs one task at a time across all tabs: they share the subscription. */
  alone: <T>(task: () => Promise<T>) => Promise<T>
}

export interface PushListening {
  middleware: Middleware
  /** Looks again at the device of the signed-in member; cheap when nothing has changed. */
  lookAgain: (store: Store) => Promise<void>
  dispose: () => void
}

/** The server may have dropped a subscription that the browser still has, so it gets it again each day. */
const SENT_AGAIN_AFTER_MS = 24 * 60 * 60 * 1000

const NOT_ON_TEXT = '알림을 켜지 못했습니다. 잠시 후 다시 시도해 주세요.'
const DENIED_TEXT = '알림이 꺼져 있습니다.'

/**
 * Keeps the subscription of this device in step with who is signed in and what they decided. It reacts to
 * actions, not to the state, so time travel does nothing.
 *
 *   start, log-in        the member wants pushes here, and the permission is there: subscribe (N5, N6)
 *   알림 받기             ask the browser, subscribe
 *   switched off         unsubscribe, N7
 *   session ended        N7, unsubscribe, close every notification
 */
export function makePushListening(effects: PushEffects): PushListening {
  const { device, records, alone } = effects
  /** By the actions: a past state may have another member. */
  let signedIn: number | null = null
  const { middleware, startListening, clearListeners } = createListenerMiddleware<State, Dispatch>()
  const listen = startListening.withTypes<State, Dispatch>()

  listen({
    matcher: isAnyOf(pushStarted, loggedIn, sessionEnded),
    effect: async (action, { getState, getOriginalState, dispatch }) => {
      const before = getOriginalState()
      signedIn = selectMemberId(getState())
      if (selectPush(getState())?.whyNone !== null) return
      const [last, member] = [selectMemberId(before), selectMemberId(getState())]
      if (sessionEnded.match(action) || (pushStarted.match(action) && member === null)) {
        // before the tokens of the session are gone
        const accessToken = selectAccessToken(before)
        const isOwn = sessionEnded.match(action) && !action.meta.elsewhere && !action.meta.lapsed
        if (isOwn && accessToken !== null && selectPush(before)?.isOn)
          void dispatch(endPushSubscription(accessToken))
        await tried(() => leave(effects, last))
      } else if (member !== null) {
        await look({ dispatch, getState }, effects, member, true)
      }
    },
  })

  listen({
    actionCreator: pushRequested,
    effect: async (_action, { dispatch, getState, getOriginalState }) => {
      // a second tap, or a past state is shown
      if (getOriginalState() === getState()) return
      const member = selectMemberId(getState())
      if (member === null) return
      const permission = await device.ask().catch(() => device.permission())
      if (permission !== 'granted') {
        dispatch(permissionRefused(permission))
        if (permission === 'denied') dispatch(deniedToast())
        return
      }
      const isOn = await alone(async () => {
        await records.keepWish(member, 'on')
        return subscribe({ dispatch, getState }, effects, member, true)
      }).catch((problem: unknown) => {
        logProblem('this device could not be subscribed to pushes', problem)
        return false
      })
      if (selectMemberId(getState()) !== member) return
      if (isOn) return void dispatch(pushTurnedOn())
      dispatch(pushFailed())
      dispatch(toastShown({ text: NOT_ON_TEXT, tone: 'error', durationMs: TOAST_LONG_MS }))
    },
  })

  listen({
    actionCreator: pushTurnedOff,
    effect: async (_action, { dispatch, getState, getOriginalState }) => {
      if (getOriginalState() === getState()) return
      const [member, accessToken] = [selectMemberId(getState()), selectAccessToken(getState())]
      if (member === null || accessToken === null) return
      void dispatch(endPushSubscription(accessToken))
      await tried(async () => {
        await records.keepWish(member, 'off')
        await leave(effects, member)
      })
    },
  })

  listen({
    actionCreator: pushDeclined,
    effect: async (_action, { getState, getOriginalState }) => {
      const member = selectMemberId(getState())
      if (getOriginalState() === getState() || member === null) return
      await tried(() => records.keepWish(member, 'later'))
    },
  })

  return {
    middleware,
    async lookAgain(store) {
      const member = selectMemberId(store.getState())
      const push = selectPush(store.getState())
      if (member === null || member !== signedIn) return
      if (push === null || push.whyNone !== null || push.isBusy) return
      await look(store, effects, member, false)
    },
    dispose: clearListeners,
  }
}

/** A full or blocked storage, or a browser that refuses, must not break the app. */
async function tried(work: () => Promise<void>): Promise<void> {
  await work().catch((problem: unknown) => logProblem('the pushes of this device', problem))
}

const deniedToast = () =>
  toastShown({
    text: DENIED_TEXT,
    tone: 'error',
    durationMs: TOAST_LONG_MS,
    action: { label: '켜는 방법', to: paths.pushSteps() },
  })

/** Without storage nothing is known of the member, and pushes are off. */
async function look(...[store, effects, member, asksForKey]: Parameters<typeof enter>): Promise<void> {
  await tried(() => enter(store, effects, member, asksForKey))
  const isUnknown = selectPush(store.getState())?.wish === null
  if (isUnknown && selectMemberId(store.getState()) === member)
    read(store, { wish: 'none', permission: effects.device.permission(), isOn: false })
}

/** The member is signed in: subscribes if they want pushes here and the browser allows them. */
async function enter(store: Store, effects: PushEffects, member: number, asksForKey: boolean): Promise<void> {
  const { device, records, alone } = effects
  await alone(async () => {
    const isStill = () => selectMemberId(store.getState()) === member
    if (!isStill()) return
    const sent = await records.readSent()
    if (sent !== null && sent.memberId !== member) await clear(effects)
    const wish = await records.readWish(member)
    const permission = device.permission()
    const isWanted = wish === 'on' && permission === 'granted'
    // the browser's push service may be out of reach; the page looks again when it is shown or online
    const isOn = isWanted && (await subscribe(store, effects, member, asksForKey).catch(() => false))
    if (isStill()) read(store, { wish: wish ?? 'none', permission, isOn })
  })
}

/** Dispatches only what is new, because a page looks again often. */
function read({ dispatch, getState }: Store, facts: Parameters<typeof pushRead>[0]): void {
  const known = selectPush(getState())
  const isKnown =
    known?.wish === facts.wish && known.permission === facts.permission && known.isOn === facts.isOn
  if (!isKnown) dispatch(pushRead(facts))
}

/**
 * Makes sure that the server has the subscription of this browser. Resolves to whether pushes come here:
 * without an answer they do if the server got the same subscription before.
 *
 * @param asksForKey whether to find out if the server's key has changed (N5)
 */
async function subscribe(
  store: Store,
  { device, records }: PushEffects,
  member: number,
  asksForKey: boolean,
): Promise<boolean> {
  const { dispatch, getState } = store
  const sent = await records.readSent()
  const isSent = ({ endpoint, keys }: { endpoint: string; keys: { auth: string } }) =>
    sent?.memberId === member && sent.endpoint === endpoint && sent.auth === keys.auth
  const existing = await device.subscription()
  const isFresh = sent !== null && Date.now() - sent.sentAt < SENT_AGAIN_AFTER_MS
  if (!asksForKey && existing && isSent(existing) && isFresh) return true
  const { data: key } = await dispatch(
    pushApi.endpoints.readPushKey.initiate(undefined, { subscribe: false, forceRefetch: true }),
  )
  if (!key) return existing !== null && isSent(existing)

  const madeWith = existing?.publicKey ?? (existing && isSent(existing) ? sent?.publicKey : null)
  const isOfKey = madeWith === key.publicKey
  // a browser refuses to subscribe with another key
  if (existing && !isOfKey) await device.unsubscribe()
  const subscription = existing && isOfKey ? existing : await device.subscribe(key.publicKey)
  if (isSent(subscription) && isFresh) return true
  if (selectMemberId(getState()) !== member) return false
  const { endpoint, keys } = subscription
  const { error } = await dispatch(pushApi.endpoints.savePushSubscription.initiate({ endpoint, keys }))
  if (error) return isSent(subscription)
  const { publicKey } = key
  await records.keepSent({ memberId: member, endpoint, auth: keys.auth, publicKey, sentAt: Date.now() })
  return true
}

/**
 * The member is no longer signed in here. Null: it is not known who was. Another tab may have done it already
 * and may have subscribed for the next member since.
 */
async function leave(effects: PushEffects, member: number | null): Promise<void> {
  await effects.alone(async () => {
    const sent = await effects.records.readSent()
    if (sent === null || member === null || sent.memberId === member) await clear(effects)
  })
}

/** Nothing of one member is left for the next. */
async function clear({ device, records }: PushEffects): Promise<void> {
  await device.unsubscribe()
  await records.forget()
  // last: a push may have arrived meanwhile
  await device.closeNotifications()
}
