import type { DeviceSubscription, PushDevice } from '../pushDevice.ts'
import type { NoPushes } from '../support.ts'

/** A browser in memory that can be subscribed. */
export function fakePushDevice() {
  const state = {
    whyNone: null as NoPushes | null,
    permission: 'default' as NotificationPermission,
    /** What the member answers to the browser's question. */
    answer: 'granted' as NotificationPermission,
    asked: 0,
    subscription: null as DeviceSubscription | null,
    /** The browser's push service is out of reach. */
    refuses: false,
    made: 0,
    /** Tags. */
    notifications: [] as string[],
  }
  const device: PushDevice = {
    whyNone: () => state.whyNone,
    permission: () => state.permission,
    ask: async () => {
      state.asked += 1
      state.permission = state.answer
      return state.answer
    },
    subscription: async () => state.subscription,
    subscribe: async (publicKey) => {
      if (state.refuses) throw new DOMException('push service error', 'AbortError')
      state.made += 1
      const endpoint = `https://push.example/${state.made}`
      state.subscription = { endpoint, keys: { p256dh: 'p', auth: `auth-${state.made}` }, publicKey }
      return state.subscription
    },
    unsubscribe: async () => {
      state.subscription = null
    },
    closeNotifications: async (tag) => {
      state.notifications = tag === undefined ? [] : state.notifications.filter((each) => each !== tag)
    },
    listen: () => () => {},
  }
  return { device, state }
}
