import type { PushSubscription } from '#contract/http/notifications/push.ts'
import { newUuid } from '#src/lib/newUuid.ts'
import { pushRecords } from '#src/lib/push/pushRecords.ts'
import { bytesOfKey, plainSubscription } from '#src/lib/push/subscriptions.ts'
import { sendUnsent } from './answers.ts'
import type { AppWindow, Device, OpenNotification, Outcome } from './device.ts'
import type { NotificationData } from './look.ts'
import { receivePush } from './receive.ts'
import { renewPushSubscription } from './renewal.ts'
import { tapNotification } from './tap.ts'

interface WindowClient {
  url: string
  frameType: string
  focus: () => Promise<unknown>
  navigate: (url: string) => Promise<unknown>
  postMessage: (message: unknown, transfer: Transferable[]) => void
}

/** The part of `ServiceWorkerGlobalScope` that pushes need; its types exclude those of the DOM. */
export interface WorkerScope {
  addEventListener: (type: string, listener: (event: Event) => void) => void
  registration: ServiceWorkerRegistration
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly unknown[]>
    openWindow: (url: string) => Promise<unknown>
  }
  navigator: object
}

/** An event that keeps the worker alive until a promise settles. */
type Lasting<Facts> = Event & Facts & { waitUntil: (work: Promise<unknown>) => void }

type PushEvent = Lasting<{ data: { text: () => string } | null }>
type NotificationEvent = Lasting<{
  notification: Notification & { data: NotificationData }
  action: string
  reply?: string | null
}>
type SubscriptionEvent = Lasting<{ newSubscription?: globalThis.PushSubscription | null }>
type SyncEvent = Lasting<{ tag: string; lastChance: boolean }>

/** The name of the Background Sync that sends what was answered without a network. */
const SYNC_TAG = 'push-answers'
const ANSWER_WITHIN_MS = 10_000

/** Everything that the service worker does with pushes. */
export function listenForPushes(scope: WorkerScope): void {
  const device = deviceOf(scope)
  /** All of these events have `waitUntil`. */
  const on = <E extends Lasting<object>>(type: string, work: (event: E) => Promise<void>) =>
    scope.addEventListener(type, (event) => (event as E).waitUntil(work(event as E)))

  on<PushEvent>('push', ({ data }) => receivePush(device, data?.text() ?? null))
  on<NotificationEvent>('notificationclick', ({ notification, action, reply }) =>
    tapNotification(device, { notification: opened(notification), action, reply: reply ?? null }),
  )
  on<SubscriptionEvent>('pushsubscriptionchange', ({ newSubscription }) =>
    renewPushSubscription(device, newSubscription ? plainSubscription(newSubscription) : null),
  )
  scope.addEventListener('sync', (event) => {
    const { tag, lastChance, waitUntil } = event as SyncEvent
    if (tag === SYNC_TAG) waitUntil.call(event, sendUnsent(device, lastChance))
  })
}

function deviceOf({ registration, clients, navigator }: WorkerScope): Device {
  return {
    show: ({ title, look }) => registration.showNotification(title, look),
    shown: async (tag) => (await registration.getNotifications({ tag })).map(opened),
    count: (unread) => setBadge(navigator, unread),
    windows: async () => {
      const found = await clients.matchAll({ type: 'window', includeUncontrolled: true })
      return (found as WindowClient[]).filter(isOfApp).map(windowOf)
    },
    openWindow: async (to) => void (await clients.openWindow(to)),
    post,
    tryLater: async () => {
      const { sync } = registration as { sync?: { register: (tag: string) => Promise<void> } }
      if (!sync) return false
      return sync.register(SYNC_TAG).then(
        () => true,
        () => false,
      )
    },
    subscribe: async (publicKey): Promise<PushSubscription> =>
      plainSubscription(
        await registration.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: bytesOfKey(publicKey),
        }),
      ),
    records: pushRecords(),
    newId: newUuid,
    now: () => Date.now(),
  }
}

const opened = (notification: Notification): OpenNotification => ({
  data: notification.data as NotificationData,
  close: () => notification.close(),
})

/** Not the documents of the API, and no frame. */
const isOfApp = ({ url, frameType }: WindowClient) =>
  frameType === 'top-level' && !new URL(url).pathname.startsWith('/docs/')

const windowOf = (client: WindowClient): AppWindow => ({
  focus: async () => void (await client.focus()),
  load: async (to) => void (await client.navigate(to)),
  ask: (message, withinMs) =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      const end = (answer: unknown) => {
        clearTimeout(timer)
        port1.close()
        resolve(answer)
      }
      const timer = setTimeout(() => end(null), withinMs)
      port1.onmessage = ({ data }: MessageEvent<unknown>) => end(data)
      client.postMessage(message, [port2])
    }),
})

/** A platform without a number on icons lacks both functions. */
async function setBadge(navigator: object, unread: number): Promise<void> {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>
  try {
    await (unread > 0 ? setAppBadge?.call(navigator, unread) : clearAppBadge?.call(navigator))
  } catch {
    // the app is not installed, or may not set it
  }
}

async function post(path: string, body: unknown): Promise<Outcome> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ANSWER_WITHIN_MS)
  try {
    const { ok, status } = await fetch(new URL(path, location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: controller.signal,
    })
    if (ok) return 'done'
    return status === 429 || status >= 500 ? 'unanswered' : 'refused'
  } catch {
    return 'unanswered'
  } finally {
    clearTimeout(timer)
  }
}
