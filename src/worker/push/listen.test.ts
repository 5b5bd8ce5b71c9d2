import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubServer } from '#src/api/testing/stubServer.ts'
import { pushRecords } from '#src/lib/push/pushRecords.ts'
import { listenForPushes } from './listen.ts'
import { GROUP_PATH, pushedGroup, SENT } from './testing/fakeDevice.ts'

interface ShownNotification {
  title: string
  tag: string
  data: unknown
  close: () => void
}

/** A service worker's scope with a function that fires its events and waits for their work. */
function aScope({ hasSync = true } = {}) {
  const listeners = new Map<string, (event: Event) => void>()
  let shown: ShownNotification[] = []
  const windows: unknown[] = []
  const opened: string[] = []
  const badges: (number | 'none')[] = []
  const synced: string[] = []
  const scope = {
    addEventListener: (type: string, listener: (event: Event) => void) => void listeners.set(type, listener),
    registration: {
      showNotification: async (title: string, { tag, data }: { tag: string; data: unknown }) => {
        const close = () => void (shown = shown.filter((each) => each !== notification))
        const notification = { title, tag, data, close }
        shown = [...shown.filter((each) => each.tag !== tag), notification]
      },
      getNotifications: async ({ tag }: { tag: string }) => shown.filter((each) => each.tag === tag),
      ...(hasSync && { sync: { register: async (tag: string) => void synced.push(tag) } }),
      pushManager: {},
    } as unknown as ServiceWorkerRegistration,
    clients: {
      matchAll: async () => windows,
      openWindow: async (url: string) => void opened.push(url),
    },
    navigator: {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push('none'),
    },
  }
  listenForPushes(scope)
  async function fire(type: string, facts: object) {
    const work: Promise<unknown>[] = []
    const event = { ...facts, waitUntil: (each: Promise<unknown>) => void work.push(each) }
    listeners.get(type)!(event as unknown as Event)
    await Promise.all(work)
  }
  const push = (text: string) => fire('push', { data: { text: () => text } })
  const tap = (action: string, reply?: string) =>
    fire('notificationclick', { notification: shown[0], action, reply })
  return { fire, push, tap, titles: () => shown.map(({ title }) => title), windows, opened, badges, synced }
}

beforeEach(async () => {
  await pushRecords().keepSent(SENT)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('a push is shown and counted on the icon, and a tap opens its room', async () => {
  const worker = aScope()
  await worker.push(pushedGroup())
  expect(worker.titles()).toEqual(['토요일 망원 합주 · 메시지 3개'])
  expect(worker.badges).toEqual([4])
  await worker.tap('')
  expect(worker.opened).toEqual([GROUP_PATH])
})

it('the number leaves the icon when nothing is unread', async () => {
  const worker = aScope()
  await worker.push(JSON.stringify({ kind: 'READ', roomId: 7, unread: 0 }))
  expect(worker.badges).toEqual(['none'])
})

it('a push without data is shown too', async () => {
  const worker = aScope()
  await worker.fire('push', { data: null })
  expect(worker.titles()).toEqual(['새 소식'])
})

it('a tap asks the open page to show the room', async () => {
  const worker = aScope()
  const asked: unknown[] = []
  worker.windows.push({
    url: 'http://localhost/',
    frameType: 'top-level',
    focus: async () => {},
    postMessage: (message: { push: string }, [port]: MessagePort[]) => {
      asked.push(message)
      port!.postMessage(message.push === 'where' ? { address: '/' } : true)
    },
  })
  await worker.push(pushedGroup())
  await worker.tap('')
  expect(asked).toEqual([{ push: 'where' }, { push: 'open', to: GROUP_PATH }])
  expect(worker.opened).toEqual([])
})

it('the documents of the API are no window of the app', async () => {
  const worker = aScope()
  worker.windows.push({ url: 'http://localhost/docs/api', frameType: 'top-level' })
  await worker.push(pushedGroup())
  await worker.tap('')
  expect(worker.opened).toEqual([GROUP_PATH])
})

it('a reply during a failure of the server is sent when the browser calls for it', async () => {
  let isUp = false
  const seen = stubServer(() => (isUp ? { json: {} } : { status: 503 }))
  const worker = aScope()
  await worker.push(pushedGroup())
  await worker.tap('reply', '저도 좋아요')
  expect(worker.synced).toEqual(['push-answers'])
  isUp = true
  await worker.fire('sync', { tag: 'push-answers', lastChance: false })
  expect(seen).toHaveLength(2)
  expect(await pushRecords().readUnsent()).toEqual([])
})

it('a reply that the server refuses is not tried again', async () => {
  const seen = stubServer(() => ({ status: 401, json: {} }))
  const worker = aScope()
  await worker.push(pushedGroup())
  await worker.tap('reply', '저도 좋아요')
  expect(worker.synced).toEqual([])
  expect(worker.titles()).toEqual(['토요일 망원 합주 · 답장을 보내지 못했어요'])
  expect(seen).toHaveLength(1)
})
