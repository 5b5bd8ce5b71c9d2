import type { PushSubscription as PlainSubscription } from '#contract/http/notifications/push.ts'
import { type PageAddress, readWorkerMessage } from '#src/lib/push/pageMessages.ts'
import { bytesOfKey, keyOfBytes, plainSubscription } from '#src/lib/push/subscriptions.ts'
import { browserFacts, type NoPushes, whyNoPushes } from './support.ts'

/** The browser's subscription. */
export interface DeviceSubscription extends PlainSubscription {
  /** The server's key that it was made with; null: the browser does not tell. */
  publicKey: string | null
}

/** What the page can do about pushes on this device. */
export interface PushDevice {
  /** Null: it can get pushes. */
  whyNone: () => NoPushes | null
  permission: () => NotificationPermission
  /** Shows the browser's question. Only in response to a tap. */
  ask: () => Promise<NotificationPermission>
  subscription: () => Promise<DeviceSubscription | null>
  /** Rejects when there is no service worker, or the browser does not subscribe. */
  subscribe: (publicKey: string) => Promise<DeviceSubscription>
  unsubscribe: () => Promise<void>
  /** With a tag only the notification that has it. */
  closeNotifications: (tag?: string) => Promise<void>
  /** Returns a function that stops listening. */
  listen: (on: PushDeviceEvents) => () => void
}

export interface PushDeviceEvents {
  /** The page is visible or online again, or the permission has changed: everything may be different. */
  lookAgain: () => void
  /** A notification was tapped. */
  open: (to: string) => void
  /** Path and query. */
  address: () => string
}

/** A worker is registered after the page has loaded, so a tap may come before it. */
const WORKER_WITHIN_MS = 10_000

export function browserPushDevice(): PushDevice {
  const registration = async () => (await navigator.serviceWorker?.getRegistration()) ?? null
  const current = async () => (await (await registration())?.pushManager?.getSubscription()) ?? null
  return {
    whyNone: () => whyNoPushes(browserFacts()),
    permission: () => Notification.permission,
    ask: () => Notification.requestPermission(),
    async subscription() {
      const subscription = await current()
      return subscription && described(subscription)
    },
    async subscribe(publicKey) {
      const { pushManager } = await activeWorker()
      const options = { userVisibleOnly: true, applicationServerKey: bytesOfKey(publicKey) }
      return described(await pushManager.subscribe(options))
    },
    unsubscribe: async () => void (await (await current())?.unsubscribe()),
    async closeNotifications(tag) {
      const shown = await (await registration())?.getNotifications(tag === undefined ? {} : { tag })
      for (const notification of shown ?? []) notification.close()
    },
    listen,
  }
}

function described(subscription: PushSubscription): DeviceSubscription {
  const key = subscription.options.applicationServerKey
  return { ...plainSubscription(subscription), publicKey: key && keyOfBytes(key) }
}

function activeWorker(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('there is no service worker')), WORKER_WITHIN_MS)
    void navigator.serviceWorker.ready.then((registration) => {
      clearTimeout(timer)
      resolve(registration)
    })
  })
}

function listen({ lookAgain, open, address }: PushDeviceEvents): () => void {
  const visible = () => document.visibilityState === 'visible' && lookAgain()
  const message = ({ data, ports: [port] }: MessageEvent<unknown>) => {
    const asked = readWorkerMessage(data)
    if (asked?.push === 'where') port?.postMessage({ address: address() } satisfies PageAddress)
    if (asked?.push !== 'open') return
    // before the way there, which may wait for the member's answer
    port?.postMessage(true)
    open(asked.to)
  }
  let isOver = false
  let stopPermission = () => {}
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => {
      if (isOver) return
      status.addEventListener('change', lookAgain)
      stopPermission = () => status.removeEventListener('change', lookAgain)
    },
    () => {}, // some browsers do not tell; the page looks again when it is visible
  )
  document.addEventListener('visibilitychange', visible)
  window.addEventListener('online', lookAgain)
  navigator.serviceWorker?.addEventListener('message', message)
  return () => {
    isOver = true
    stopPermission()
    document.removeEventListener('visibilitychange', visible)
    window.removeEventListener('online', lookAgain)
    navigator.serviceWorker?.removeEventListener('message', message)
  }
}
