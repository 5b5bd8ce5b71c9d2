import { onTestFinished, vi } from 'vitest'

interface FakeNotification {
  tag: string
  close: () => void
}

/** The keys have the length of real ones; the endpoint is of a push service that the server knows. */
const keys = { p256dh: 'B'.padEnd(87, 'A'), auth: 'a'.repeat(22) }

/**
 * Gives jsdom a browser with a service worker, notifications and pushes, until the test is finished. Call it
 * before the app is rendered.
 */
export function pushBrowser() {
  const state = {
    permission: 'default' as NotificationPermission,
    /** What the member answers to the browser's question. */
    answer: 'granted' as NotificationPermission,
    asked: 0,
    subscription: null as { endpoint: string } | null,
    shown: [] as FakeNotification[],
  }
  let made = 0

  const pushManager = {
    getSubscription: async () => state.subscription,
    subscribe: async (options: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      made += 1
      const endpoint = `https://fcm.googleapis.com/fcm/send/${made}`
      state.subscription = Object.assign(new EventTarget(), {
        endpoint,
        options: { applicationServerKey: options.applicationServerKey.buffer },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          state.subscription = null
          return true
        },
      })
      return state.subscription
    },
  }
  const registration = {
    pushManager,
    getNotifications: async ({ tag }: { tag?: string } = {}) =>
      state.shown.filter((each) => tag === undefined || each.tag === tag),
  }
  const container = Object.assign(new EventTarget(), {
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  onTestFinished(() => {
    delete (navigator as { serviceWorker?: unknown }).serviceWorker
  })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission
    },
    requestPermission: async () => {
      state.asked += 1
      state.permission = state.answer
      return state.answer
    },
  })
  return {
    state,
    /** Shows a notification, as the worker does. */
    show(tag: string) {
      const close = () => void (state.shown = state.shown.filter((each) => each.tag !== tag))
      state.shown.push({ tag, close })
    },
    tags: () => state.shown.map(({ tag }) => tag),
    /** The worker asks the page something; resolves to the answer. */
    ask: (data: unknown) =>
      new Promise((resolve) => {
        const ports = [{ postMessage: resolve }]
        container.dispatchEvent(Object.assign(new Event('message'), { data, ports }))
      }),
  }
}
