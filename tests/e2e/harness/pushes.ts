import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test'
import type { PushSubscription } from '#contract/http/notifications/push.ts'
import type { TestPushService } from '#server/testing/pushService.ts'
import { workerReady } from './worker.ts'

export interface LockScreenEntry {
  title: string
  body: string
  tag: string
}

/** A phone whose browser has pushes. The page may be closed meanwhile. */
export interface PushPhone {
  page: Page
  /** The browser's subscription; null: none. */
  subscription: () => PushSubscription | null
  /** Waits for the next push of the server to this phone, and hands it to the service worker. */
  receive: () => Promise<void>
  lockScreen: () => Promise<LockScreenEntry[]>
  /** Taps a notification, or one of its buttons, and waits until the worker has done its work. */
  tap: (title: string, button?: { action: 'reply' | 'read'; reply?: string }) => Promise<void>
  /** The addresses that the worker has opened in new windows. */
  opened: () => Promise<string[]>
}

interface Answers {
  /** Before the app asks. */
  permission: NotificationPermission
  /** To the browser's question. */
  answer: NotificationPermission
}

const ALLOWS: Answers = { permission: 'default', answer: 'granted' }

/**
 * Makes a phone of `openPhone` one with pushes. The build of Chromium without windows has no notifications and
 * no push service, so three things are replaced: the permission, the notifications that are shown (kept in
 * Cache Storage, which page and worker share), and `pushManager`, which answers subscriptions of the tests' own
 * push service. What that service decrypts is handed to the real service worker as the browser does.
 */
export async function pushPhone(
  page: Page,
  service: TestPushService,
  answers: Partial<Answers> = {},
): Promise<PushPhone> {
  const context = page.context()
  let made: PushSubscription | null = null
  let received = 0
  await context.exposeFunction('newSubscription', () => {
    made = service.subscribe()
    received = 0
    return made
  })
  await context.exposeFunction('endSubscription', () => {
    made = null
  })
  await context.addInitScript(replaceNotifications)
  await context.addInitScript(replacePushManager, { ...ALLOWS, ...answers })
  const deliver = await delivery(context, page)

  return {
    page,
    subscription: () => made,
    async receive() {
      const subscription = made
      if (!subscription) throw new Error('the phone has no subscription')
      const pushes = () => service.payloadsOf(subscription)
      await expect.poll(() => pushes().length, { message: 'a push arrives' }).toBeGreaterThan(received)
      await deliver(JSON.stringify(pushes()[received]))
      received += 1
    },
    lockScreen: async () => (await theWorker(context)).evaluate(readLockScreen),
    tap: async (title, button) => (await theWorker(context)).evaluate(tapOn, { title, ...button }),
    opened: async () => (await theWorker(context)).evaluate(() => (self as unknown as Opening).opened ?? []),
  }
}

/** Opens an address, and resolves when the service worker of the app is in charge. */
export async function visit({ page }: PushPhone, path: string): Promise<void> {
  await page.goto(path)
  await workerReady(page)
  const worker = await theWorker(page.context())
  await worker.evaluate(replaceNotifications)
  await worker.evaluate(recordWindows)
}

/** A debugger is attached to it, so the browser does not end it when it is idle. */
async function theWorker(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
}

/** Hands text to the worker as a push. From a page of its own: the app's page may be closed. */
async function delivery(context: BrowserContext, page: Page): Promise<(text: string) => Promise<void>> {
  const keeper = await context.newPage()
  const devTools = await context.newCDPSession(keeper)
  await page.bringToFront()
  const registrations = new Map<string, string>()
  devTools.on('ServiceWorker.workerRegistrationUpdated', (event) => {
    for (const { registrationId, scopeURL, isDeleted } of event.registrations)
      if (!isDeleted) registrations.set(new URL(scopeURL).origin, registrationId)
  })
  await devTools.send('ServiceWorker.enable')
  return async (data) => {
    await expect.poll(() => registrations.size).toBe(1)
    const [[origin, registrationId]] = [...registrations] as [[string, string]]
    await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }
}

interface Opening {
  opened?: string[]
}

interface ShownInTest extends LockScreenEntry {
  data: unknown
}

/** Runs in the page and in the worker. */
function replaceNotifications(): void {
  const CACHE = 'lock-screen'
  async function change(how: (list: ShownInTest[]) => ShownInTest[]): Promise<ShownInTest[]> {
    return navigator.locks.request(CACHE, async () => {
      const cache = await caches.open(CACHE)
      const before = ((await (await cache.match('/'))?.json()) ?? []) as ShownInTest[]
      const after = how(before)
      if (after !== before) await cache.put('/', new Response(JSON.stringify(after)))
      return after
    })
  }
  const without = (tag: string) => (list: ShownInTest[]) => list.filter((each) => each.tag !== tag)
  Object.assign(ServiceWorkerRegistration.prototype, {
    async showNotification(title: string, options: Omit<ShownInTest, 'title'>) {
      await change((list) => [...without(options.tag)(list), { ...options, title }])
    },
    async getNotifications({ tag }: { tag?: string } = {}) {
      const list = await change((same) => same)
      return list
        .filter((each) => tag === undefined || each.tag === tag)
        .map((each) => ({ ...each, close: () => void change(without(each.tag)) }))
    },
  })
}

/** Runs in the page. */
function replacePushManager({ permission, answer }: Answers): void {
  const [PERMISSION, SUBSCRIPTION] = ['test-permission', 'test-subscription']
  const page = globalThis as unknown as {
    newSubscription: () => Promise<PushSubscription>
    endSubscription: () => Promise<void>
  }
  Object.defineProperty(Notification, 'permission', {
    get: () => localStorage.getItem(PERMISSION) ?? permission,
  })
  Notification.requestPermission = async () => {
    localStorage.setItem(PERMISSION, answer)
    return answer
  }
  function current() {
    const kept = localStorage.getItem(SUBSCRIPTION)
    if (kept === null) return null
    const { endpoint, keys, key } = JSON.parse(kept) as PushSubscription & { key: number[] }
    return {
      endpoint,
      options: { applicationServerKey: new Uint8Array(key).buffer },
      toJSON: () => ({ endpoint, keys }),
      async unsubscribe() {
        localStorage.removeItem(SUBSCRIPTION)
        await page.endSubscription()
        return true
      },
    }
  }
  Object.assign(PushManager.prototype, {
    getSubscription: async () => current(),
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      const key = [...applicationServerKey]
      localStorage.setItem(SUBSCRIPTION, JSON.stringify({ ...(await page.newSubscription()), key }))
      return current()
    },
  })
}

/** Runs in the worker: a browser without a person's tap opens and focuses no window. */
function recordWindows(): void {
  const scope = self as unknown as Opening & { clients: object; WindowClient: { prototype: object } }
  scope.opened = []
  Object.defineProperty(scope.clients, 'openWindow', {
    value: async (to: string) => void scope.opened!.push(to),
  })
  Object.assign(scope.WindowClient.prototype, { focus: async () => {} })
}

/** Runs in the worker. */
async function readLockScreen(): Promise<LockScreenEntry[]> {
  const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
  return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
}

/** Runs in the worker. */
async function tapOn({
  title,
  ...button
}: {
  title: string
  action?: string
  reply?: string
}): Promise<void> {
  const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
  const notification = (await registration.getNotifications()).find((each) => each.title === title)
  if (!notification) throw new Error(`there is no notification “${title}”`)
  const work: Promise<unknown>[] = []
  const event = Object.assign(new Event('notificationclick'), {
    notification,
    action: button.action ?? '',
    reply: button.reply ?? null,
    waitUntil: (each: Promise<unknown>) => void work.push(each),
  })
  self.dispatchEvent(event)
  await Promise.all(work)
}
