import type { Build } from './builds.ts'

/** The notifications of a phone in tests; `pushes.ts` says why they are replaced. */

export interface LockScreenEntry {
  title: string
  body: string
  tag: string
}

/** Puts the replaced notifications into the service worker of a build; the browser may restart a worker. */
export async function withNotifications(build: Build): Promise<void> {
  await build.changeWorker(
    (text) => `;(${String(replaceNotifications)})();(${String(listenForTaps)})();${text}`,
  )
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

export type Change = (change: (shared: Shared) => Shared) => Promise<Shared>

/** Runs in the page and in the worker. A blank page has no service workers. */
export function replaceNotifications(): void {
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
