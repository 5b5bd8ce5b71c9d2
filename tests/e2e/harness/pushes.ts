import { expect, type Page } from '@playwright/test'
import type { PushSubscription } from '#contract/http/notifications/push.ts'
import type { TestPushService } from '#server/testing/pushService.ts'
import type { Build } from './builds.ts'
import { say, sentBubbles } from './chat.ts'
import { workerReady } from './worker.ts'

/*
 * The build of Chromium without windows has no notifications and no push service, so three things are
 * replaced: the permission, the notifications that are shown (kept in Cache Storage, which page and worker
 * share), and `pushManager`, which answers subscriptions of the tests' own push service. What that service
 * decrypts is handed to the real service worker as the browser does.
 */

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

/** Of the app's origin, but no page of the server's: the app there would be one more page in sight. */
const BESIDE_THE_APP = '/docs/lock-screen'

/** Puts the replaced notifications into the service worker of a build; the browser may restart a worker. */
export async function withNotifications(build: Build): Promise<void> {
  await build.changeWorker(
    (text) => `;(${String(replaceNotifications)})();(${String(listenForTaps)})();${text}`,
  )
}

/** Makes a phone of `openPhone` one with pushes. */
export async function pushPhone(
  page: Page,
  { service, url }: { service: TestPushService; url: string },
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
  const beside = await context.newPage()
  await beside.route(url + BESIDE_THE_APP, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>lock screen</title>' }),
  )
  await beside.goto(url + BESIDE_THE_APP)
  const deliver = await delivery(beside, new URL(url).origin)
  await page.bringToFront()

  return {
    page,
    subscription: () => made,
    async receive() {
      const subscription = made
      if (!subscription) throw new Error('the phone has no subscription')
      const pushes = () => service.payloadsOf(subscription)
      await expect.poll(() => pushes().length, { message: 'a push arrives' }).toBeGreaterThan(received)
      const before = await beside.evaluate(countOfPushes)
      await deliver(JSON.stringify(pushes()[received]))
      await expect.poll(() => beside.evaluate(countOfPushes)).toBeGreaterThan(before)
      received += 1
    },
    lockScreen: () => beside.evaluate(readLockScreen),
    tap: (title, button) => beside.evaluate(tapOn, { title, ...button }),
    opened: () => beside.evaluate(readOpened),
  }
}

/** Opens an address, and resolves when the service worker of the app is in charge. */
export async function visit({ page }: PushPhone, path: string): Promise<void> {
  await page.goto(path)
  await workerReady(page)
}

/**
 * The app is behind another one from now on, also after a reload. Resolves when the server knows it: the
 * message that the member sends in the open room comes after it on the same connection.
 */
export async function hide({ page }: PushPhone): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('test-hidden', 'true')
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await say(page, '잠깐만요')
  await expect(sentBubbles(page, '잠깐만요')).toBeVisible()
}

/** The app is in front again. */
export async function show({ page }: PushPhone): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem('test-hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** Hands text to the worker as a push. */
async function delivery(beside: Page, origin: string): Promise<(text: string) => Promise<void>> {
  const devTools = await beside.context().newCDPSession(beside)
  let registration: string | undefined
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, scopeURL, isDeleted } of registrations)
      if (!isDeleted && new URL(scopeURL).origin === origin) registration = registrationId
  })
  await devTools.send('ServiceWorker.enable')
  return async (data) => {
    await expect.poll(() => registration).toBeDefined()
    await devTools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: registration!,
      data,
    })
  }
}

interface ShownInTest extends LockScreenEntry {
  data: unknown
}

interface Shared {
  shown: ShownInTest[]
  opened: string[]
  /** How many pushes the worker is through with. */
  pushes: number
}

type Change = (change: (shared: Shared) => Shared) => Promise<Shared>

/** Runs in the page and in the worker. A blank page has no service workers. */
function replaceNotifications(): void {
  if (!('ServiceWorkerRegistration' in globalThis)) return
  const NAME = 'lock-screen'
  const change: Change = (how) =>
    navigator.locks.request(NAME, async () => {
      const cache = await caches.open(NAME)
      const kept = (await (await cache.match('/'))?.json()) as Shared | undefined
      const before = kept ?? { shown: [], opened: [], pushes: 0 }
      const after = how(before)
      if (after !== before) await cache.put('/', new Response(JSON.stringify(after)))
      return after
    })
  const without = (tag: string) => (shared: Shared) => ({
    ...shared,
    shown: shared.shown.filter((each) => each.tag !== tag),
  })
  Object.assign(globalThis, { changeShared: change })
  Object.assign(ServiceWorkerRegistration.prototype, {
    async showNotification(title: string, options: Omit<ShownInTest, 'title'>) {
      await change((shared) => {
        const { shown, ...others } = without(options.tag)(shared)
        return { ...others, shown: [...shown, { ...options, title }] }
      })
    },
    async getNotifications({ tag }: { tag?: string } = {}) {
      const { shown } = await change((same) => same)
      return shown
        .filter((each) => tag === undefined || each.tag === tag)
        .map((each) => ({ ...each, close: () => void change(without(each.tag)) }))
    },
  })
}

/** Runs in the worker: a browser without a person's tap tells none, and opens and focuses no window. */
function listenForTaps(): void {
  const scope = self as unknown as {
    changeShared: Change
    clients: object
    WindowClient: { prototype: object }
    registration: ServiceWorkerRegistration
  }
  Object.defineProperty(scope.clients, 'openWindow', {
    value: (to: string) =>
      scope.changeShared((shared) => ({ ...shared, opened: [...shared.opened, to] })).then(() => null),
  })
  Object.assign(scope.WindowClient.prototype, { focus: async () => {} })
  // Chromium without windows ends a worker that sets the number of an icon.
  for (const name of ['setAppBadge', 'clearAppBadge'])
    Object.defineProperty(navigator, name, { value: async () => {} })
  const add = self.addEventListener.bind(self)
  const count = () => scope.changeShared((shared) => ({ ...shared, pushes: shared.pushes + 1 }))
  Object.assign(self, {
    addEventListener(type: string, listener: (event: unknown) => void) {
      if (type !== 'push') return add(type, listener)
      add(type, (event) => {
        const { data, waitUntil } = event as Event & {
          data: unknown
          waitUntil: (work: Promise<unknown>) => void
        }
        const begun: Promise<unknown>[] = []
        listener({ data, waitUntil: (work: Promise<unknown>) => void begun.push(work) })
        waitUntil.call(event, Promise.all(begun).then(count))
      })
    },
  })
  add('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
    const tapped = data as { tapOn?: { title: string; action?: string; reply?: string } } | null
    if (!tapped?.tapOn) return
    const { title, action = '', reply = null } = tapped.tapOn
    const work = async () => {
      const shown = await scope.registration.getNotifications()
      const notification = shown.find((each) => each.title === title)
      if (!notification) throw new Error(`there is no notification “${title}”`)
      const begun: Promise<unknown>[] = []
      const waitUntil = (each: Promise<unknown>) => void begun.push(each)
      const event = new Event('notificationclick')
      self.dispatchEvent(Object.assign(event, { notification, action, reply, waitUntil }))
      await Promise.all(begun)
    }
    work().then(
      () => port!.postMessage(null),
      (error: unknown) => port!.postMessage(String(error)),
    )
  })
}

/** Runs in the page. */
function replacePushManager({ permission, answer }: Answers): void {
  if (!('PushManager' in globalThis)) return
  Object.defineProperty(document, 'visibilityState', {
    get: () => (localStorage.getItem('test-hidden') === null ? 'visible' : 'hidden'),
  })
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

type Sharing = typeof globalThis & { changeShared: Change }

/** These run in the page beside the app. */
const readLockScreen = async () =>
  (await (globalThis as Sharing).changeShared((same) => same)).shown.map(({ title, body, tag }) => ({
    title,
    body,
    tag,
  }))
const readOpened = async () => (await (globalThis as Sharing).changeShared((same) => same)).opened
const countOfPushes = async () => (await (globalThis as Sharing).changeShared((same) => same)).pushes
async function tapOn(button: { title: string; action?: string; reply?: string }): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<string | null>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data)
  })
  registration.active!.postMessage({ tapOn: button }, [port2])
  const problem = await answer
  if (problem !== null) throw new Error(problem)
}
