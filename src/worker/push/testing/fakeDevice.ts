import { paths } from '#src/lib/paths.ts'
import type { SentSubscription, UnsentAnswer } from '#src/lib/push/pushRecords.ts'
import type { AppWindow, Device, Outcome } from '../device.ts'
import type { Shown } from '../look.ts'

export const SENT: SentSubscription = {
  memberId: 3,
  endpoint: 'https://push.example/old',
  auth: 'old',
  publicKey: 'key',
  sentAt: 0,
}

/** A device in memory, with everything that was done to it. */
export function fakeDevice() {
  const state = {
    notifications: new Map<string, Shown>(),
    /** How often each notification sounded. */
    sounded: [] as string[],
    count: null as number | null,
    windows: [] as FakeWindow[],
    opened: [] as string[],
    posts: [] as { path: string; body: unknown }[],
    outcome: 'done' as Outcome,
    canTryLater: true,
    unsent: [] as UnsentAnswer[],
    /** Somebody has pushes on the device. */
    sent: SENT as SentSubscription | null,
    subscribed: [] as string[],
  }
  let ids = 0
  const device: Device = {
    show: async (shown) => {
      state.notifications.set(shown.look.tag, shown)
      state.sounded.push(shown.title)
    },
    shown: async (tag) => {
      const shown = state.notifications.get(tag)
      return shown ? [{ data: shown.look.data, close: () => void state.notifications.delete(tag) }] : []
    },
    count: async (unread) => {
      state.count = unread
    },
    windows: async () => state.windows,
    openWindow: async (to) => void state.opened.push(to),
    post: async (path, body) => {
      state.posts.push({ path, body })
      return state.outcome
    },
    tryLater: async () => state.canTryLater,
    subscribe: async (publicKey) => {
      state.subscribed.push(publicKey)
      return { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'new' } }
    },
    records: {
      readWish: async () => null,
      keepWish: async () => {},
      readSent: async () => state.sent,
      keepSent: async (sent) => {
        state.sent = sent
      },
      readUnsent: async () => [...state.unsent],
      addUnsent: async (answer) => void state.unsent.push(answer),
      removeUnsent: async (id) => {
        state.unsent = state.unsent.filter((each) => each.id !== id)
      },
      forget: async () => {},
    },
    newId: () => `id-${(ids += 1)}`,
    now: () => 1_000,
  }
  return { device, state }
}

export interface FakeWindow extends AppWindow {
  address: string
  isFocused: boolean
  loaded: string[]
}

/** `isSilent`: frozen, or still loading. */
export function fakeWindow(address: string, { isSilent = false, isForeign = false } = {}): FakeWindow {
  const window: FakeWindow = {
    address,
    isFocused: false,
    loaded: [],
    focus: async () => {
      window.isFocused = true
    },
    ask: async (message) => {
      if (isSilent) return null
      if (message.push === 'where') return { address: window.address }
      window.address = message.to
      return true
    },
    load: async (to) => {
      if (isForeign) throw new TypeError('not controlled')
      window.loaded.push(to)
    },
  }
  return window
}

const line = (name: string, text: string) => ({ name, text })

/** A push of three messages in a group, as text. */
export const pushedGroup = (facts: Record<string, unknown> = {}) =>
  JSON.stringify({
    kind: 'MESSAGES',
    roomId: 7,
    roomType: 'GROUP',
    title: '토요일 망원 합주',
    count: 3,
    lines: [
      line('harin', '이번 주 토요일 합주 시간 정해요!'),
      line('dojun99', '4시 어때요?'),
      line('taeo', '저는 4시 좋아요'),
    ],
    messageId: 30,
    at: '2026-11-20T10:00:00.000Z',
    ticket: 'a ticket',
    unread: 4,
    ...facts,
  })

/** A push of one message of a person, as text. */
export const pushedPerson = (facts: Record<string, unknown> = {}) =>
  pushedGroup({
    roomId: 9,
    roomType: 'PRIVATE',
    title: 'minseo',
    count: 1,
    lines: [line('minseo', '그럼 데모 들어보고 연락드릴게요!')],
    ...facts,
  })

export const GROUP_PATH = paths.groupChat(7)
