import { expect, type Page } from '@playwright/test'
import type { PushSubscription } from '#contract/http/notifications/push.ts'
import type { TestPushService } from '#server/testing/pushService.ts'
import { say, sentBubbles } from './chat.ts'
import { type Change, type LockScreenEntry, replaceNotifications } from './lockScreen.ts'
import { workerReady } from './worker.ts'

/*
 * The build of Chromium without windows has no notifications and no push service, so three things are
 * replaced: the permission, the notifications that are shown (kept in Cache Storage, which page and worker
 * share), and `pushManager`, which answers subscriptions of the tests' own push service. What that service
 * decrypts is handed to the real service worker as the browser does.
 */

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
