import { createStore, del, get, set, update, type UseStore } from 'idb-keyval'

/** What the member decided about pushes on this device. `later`: 나중에, so the chat does not ask again. */
export type PushWish = 'on' | 'off' | 'later'

/** The browser's subscription as the server last got it (N6, N8). */
export interface SentSubscription {
  memberId: number
  endpoint: string
  auth: string
  /** The server's key that it was made with. */
  publicKey: string
  /** Milliseconds. */
  sentAt: number
}

/** An answer that was given in a notification while the server could not be reached. */
export interface UnsentAnswer {
  /** The idempotency key of a reply; identifies the record. */
  id: string
  ticket: string
  /** Null: 읽음. */
  content: string | null
  /** For the notification that says that it was not sent. */
  title: string
  to: string
}

/**
 * What the page and the service worker keep about pushes, in the database of the app: local storage is out of
 * a worker's reach. Of the device: `pushSent` and `pushUnsent`, which a log-out deletes. Of each member:
 * `pushWish-<memberId>`, which a withdrawal deletes.
 */
export interface PushRecords {
  readWish: (memberId: number) => Promise<PushWish | null>
  keepWish: (memberId: number, wish: PushWish) => Promise<void>
  readSent: () => Promise<SentSubscription | null>
  keepSent: (sent: SentSubscription) => Promise<void>
  readUnsent: () => Promise<UnsentAnswer[]>
  addUnsent: (answer: UnsentAnswer) => Promise<void>
  removeUnsent: (id: string) => Promise<void>
  /** Deletes what belongs to the device. */
  forget: () => Promise<void>
}

const SENT = 'pushSent'
const UNSENT = 'pushUnsent'
const wishOf = (memberId: number) => `pushWish-${memberId}`

/** Opened at first use. */
export function pushRecords(): PushRecords {
  let opened: UseStore | undefined
  const store: UseStore = (mode, act) => (opened ??= createStore('hapju', 'records'))(mode, act)
  const changeUnsent = (change: (old: UnsentAnswer[]) => UnsentAnswer[]) =>
    update<UnsentAnswer[]>(UNSENT, (old) => change(old ?? []), store)
  return {
    readWish: async (memberId) => (await get<PushWish>(wishOf(memberId), store)) ?? null,
    keepWish: (memberId, wish) => set(wishOf(memberId), wish, store),
    readSent: async () => (await get<SentSubscription>(SENT, store)) ?? null,
    keepSent: (sent) => set(SENT, sent, store),
    readUnsent: async () => (await get<UnsentAnswer[]>(UNSENT, store)) ?? [],
    addUnsent: (answer) => changeUnsent((old) => [...old.filter(({ id }) => id !== answer.id), answer]),
    removeUnsent: (id) => changeUnsent((old) => old.filter((each) => each.id !== id)),
    forget: async () => {
      await del(SENT, store)
      await del(UNSENT, store)
    },
  }
}
