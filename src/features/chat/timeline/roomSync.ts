import type { MessagePage } from '#contract/http/chat/messages.ts'
import { MESSAGE_PAGE_SIZE, MESSAGE_PAGE_SIZE_MAX } from '#contract/limits.ts'
import { asApiError, type ApiError } from '#src/api/apiError.ts'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import { settledWithin } from '#src/lib/time/wait.ts'
import { MESSAGES_KEPT } from '#src/offline/keptLimits.ts'
import type { WithKept } from '#src/offline/keptSlice.ts'
import {
  framesArrived,
  networkChanged,
  subscriptionConfirmed,
  type WithRealtime,
} from '#src/realtime/realtimeSlice.ts'
import { chatApi, type MessagesAsked, type WithChatApi } from '../chatApi.ts'
import { type ChatDispatch, isReplayed, type ListeningApi, type StartListening } from '../chatListening.ts'
import { selectRoomList } from '../roomListCache.ts'
import { isKeptOut } from './keptOut.ts'
import { withMessages } from './messageTable.ts'
import { findRoom } from './roomList.ts'
import { destinationOf, selectRoomSubscription } from './subscriptions.ts'
import {
  gapPageArrived,
  gapSkipped,
  historyArrived,
  historyFailed,
  olderRequested,
  roomAwaited,
  roomEntered,
  roomLeft,
  roomOpened,
  roomRetried,
  selectRoom,
  unreadCounted,
  type WithTimeline,
} from './timelineSlice.ts'
import { whereReadingStopped } from './unread.ts'

/** A gap larger than this many pages is not read: the room restarts from its newest page. */
const GAP_PAGES_MAX = 3
/** The newest page also holds so many messages above the unread divider. */
const ABOVE_DIVIDER = 5
/** With more unread messages than these pages hold, a room opens at the oldest of them. */
const UNREAD_PAGES_MAX = 5
/** The newest page waits at most this long for the unread count. */
const COUNT_WITHIN_MS = 2_000
/** A page read ahead for a screen that does not open is dropped after this time. */
const AWAITED_FOR_MS = 10_000

type SyncState = WithAuth & WithRealtime & WithTimeline & WithChatApi & Partial<WithKept>
type SyncApi = ListeningApi<SyncState>

/**
 * Reads rooms over REST: the newest page when a room opens, as far up as the unread messages reach
 * (docs/product/chat.md "Entering a room"), older pages on scrolling up, and after every reconnect the
 * messages above the last id without a hole (W4), as after a live message that shows a hole. A room is
 * complete once a read that began after the subscription was confirmed has ended: from then on the socket
 * delivers everything.
 */
export function listenToRooms(startListening: StartListening<SyncState>): void {
  const awaited = new Map<number, AwaitedPage>()
  const counting = new Map<number, Promise<unknown>>()
  /** Rooms being read. True: something changed during the read, so one more pass is needed. */
  const filling = new Map<number, boolean>()

  async function fill(roomId: number, api: SyncApi): Promise<void> {
    const isUnderWay = filling.has(roomId)
    filling.set(roomId, true)
    if (isUnderWay) return
    let pages = 0
    while (filling.get(roomId)) {
      filling.set(roomId, false)
      let read
      while ((read = await readPage(roomId, pages, api, { awaited, counting }))) pages += read.pages
    }
    filling.delete(roomId)
  }

  startListening({
    actionCreator: roomOpened,
    effect: async ({ payload: { roomId, kind } }, api) => {
      if (isReplayed(api)) return
      const listed = countUnread(roomId, api)
      counting.set(roomId, listed)
      if (kind === 'GROUP') {
        // A listed member has nothing to join. Other failures than these two are ignored: the socket and CH4
        // report problems (docs/product/chat.md "Entering a room").
        if (!(await listed)) {
          const { error } = await api.dispatch(chatApi.endpoints.joinRoom.initiate({ roomId }))
          const refusal = error ? asApiError(error) : null
          if (refusal && isKeptOut(refusal)) {
            api.dispatch(historyFailed({ roomId, error: refusal }))
            return
          }
        }
        api.dispatch(roomEntered({ roomId }))
      }
      await fill(roomId, api)
    },
  })

  startListening({
    actionCreator: roomAwaited,
    effect: async ({ payload: { roomId } }, api) => {
      const row = roomOf(roomId, api)
      // a room shown before only needs its gap, which is read after the subscription
      if (!row || selectRoom(api.getState(), roomId)) return
      const limit = newestLimit(row.unreadCount)
      const answer = readMessages(api.dispatch, { roomId, limit })
      const page = { lastMessageAt: row.lastMessageAt, answer }
      awaited.set(roomId, page)
      await api.delay(AWAITED_FOR_MS)
      if (awaited.get(roomId) === page) awaited.delete(roomId)
    },
  })

  startListening({
    actionCreator: roomRetried,
    effect: async ({ payload: { roomId } }, api) => {
      if (!isReplayed(api)) await fill(roomId, api)
    },
  })

  startListening({
    actionCreator: subscriptionConfirmed,
    effect: async ({ payload: destination }, api) => {
      if (isReplayed(api)) return
      for (const [id, room] of Object.entries(api.getState().timeline.rooms)) {
        const roomId = Number(id)
        if (destinationOf(roomId, room.kind) !== destination) continue
        if (room.failure === null) await fill(roomId, api)
        else if (mayPass(room.failure)) api.dispatch(roomRetried({ roomId }))
      }
    },
  })

  startListening({
    // a live message names one before it that has not arrived (W15)
    actionCreator: framesArrived,
    effect: async (_action, api) => {
      if (isReplayed(api)) return
      for (const [roomId, room] of Object.entries(api.getState().timeline.rooms))
        if (room.missing.length > 0) await fill(Number(roomId), api)
    },
  })

  startListening({
    actionCreator: networkChanged,
    effect: ({ payload: online }, api) => {
      if (!online) return
      for (const [roomId, room] of Object.entries(api.getState().timeline.rooms))
        if (room.open && room.failure && mayPass(room.failure))
          api.dispatch(roomRetried({ roomId: Number(roomId) }))
    },
  })

  startListening({
    matcher: chatApi.endpoints.leaveRoom.matchFulfilled,
    effect: ({ meta }, api) => {
      api.dispatch(roomLeft({ roomId: meta.arg.originalArgs }))
    },
  })

  startListening({
    actionCreator: olderRequested,
    effect: async ({ payload: { roomId } }, api) => {
      if (isReplayed(api)) return
      const oldestId = () => selectRoom(api.getState(), roomId)?.messages[0]?.messageId
      const cursor = oldestId()
      if (cursor === undefined) return
      const { data, error } = await readMessages(api.dispatch, { roomId, cursor, limit: MESSAGE_PAGE_SIZE })
      // the room was closed or restarted meanwhile: this page no longer borders on the loaded messages
      if (oldestId() !== cursor) return
      if (!data) return void api.dispatch(historyFailed({ roomId, error: asApiError(error) }))
      api.dispatch(historyArrived({ roomId, page: data, subscribed: false }))
      // the failure that this page cleared may have been a gap's
      await fill(roomId, api)
    },
  })
}

/**
 * Whether a reconnect may help. A refused request would be refused again, and its error message would
 * flicker.
 */
const mayPass = (failure: ApiError) => failure.kind !== 'refused' || failure.status === 429

/** The newest page of a room, requested while its screen was loading. */
interface AwaitedPage {
  /** The value in CH1 at the time of the request. */
  lastMessageAt: string | null
  answer: ReturnType<typeof readMessages>
}

/** Whether the list is from the device. */
const isListKept = ({ kept }: SyncState) => kept?.shown['listRooms(undefined)'] !== undefined

const roomOf = (roomId: number, { getState }: SyncApi) => findRoom(selectRoomList(getState()) ?? [], roomId)

/** The size of the newest page that reaches above the divider, as far as one page can. */
const newestLimit = (unread = 0) =>
  Math.min(Math.max(MESSAGE_PAGE_SIZE, unread + ABOVE_DIVIDER), MESSAGE_PAGE_SIZE_MAX)

/**
 * Takes the page once. Dropped when the list has a newer message: the unread count would then cover more than
 * the page holds.
 */
async function takeAwaited(roomId: number, awaited: Map<number, AwaitedPage>, api: SyncApi) {
  const page = awaited.get(roomId)
  awaited.delete(roomId)
  return page && page.lastMessageAt === roomOf(roomId, api)?.lastMessageAt
    ? (await page.answer).data
    : undefined
}

/** What the rooms being opened have requested, by room. */
interface Opened {
  awaited: Map<number, AwaitedPage>
  counting: Map<number, Promise<unknown>>
}

/**
 * Reads the most urgent missing page; null when nothing is missing or can be read. `pages` counts towards
 * `GAP_PAGES_MAX`: the last page of a gap does not, so holes that live messages show later are read as well.
 */
async function readPage(
  roomId: number,
  pagesRead: number,
  api: SyncApi,
  opened: Opened,
): Promise<{ pages: number } | null> {
  const room = selectRoom(api.getState(), roomId)
  if (!room?.open || !room.entered || room.solid || room.failure) return null
  const subscription = () => selectRoomSubscription(api.getState(), roomId, room.kind)
  const before = subscription()
  const isFirst = room.hasOlder === null
  // a gap is not read before the subscription: it would have to be read again
  if (!isFirst && before === null) return null

  const early = isFirst ? await takeAwaited(roomId, opened.awaited, api) : undefined
  const isTooMuch = !isFirst && pagesRead >= GAP_PAGES_MAX
  const isNewest = isFirst || isTooMuch
  const sought = early ? [] : room.missing
  const { data, error } = early
    ? { data: early }
    : await readMessages(
        api.dispatch,
        isNewest
          ? { roomId, limit: newestLimit(room.unread?.count) }
          : { roomId, after: room.solidUpTo, limit: MESSAGE_PAGE_SIZE_MAX },
      )
  if (!data) {
    api.dispatch(historyFailed({ roomId, error: asApiError(error) }))
    return null
  }
  const counting = opened.counting.get(roomId)
  if (isNewest && counting) await settledWithin(COUNT_WITHIN_MS, counting)
  const page = isNewest ? await withAllUnread(data, roomId, api) : data
  const subscribed = !early && before !== null && before === subscription()
  const arrived = isFirst ? historyArrived : isTooMuch ? gapSkipped : gapPageArrived
  api.dispatch(arrived({ roomId, page, subscribed, sought }))
  return { pages: isNewest || data.hasNext ? 1 : 0 }
}

/**
 * The newest page and the older ones that hold unread messages, or messages that the device has kept: those
 * are on screen, and are replaced as a whole. A page that cannot be read is left out.
 */
async function withAllUnread(newest: MessagePage, roomId: number, api: SyncApi): Promise<MessagePage> {
  const room = selectRoom(api.getState(), roomId)
  const unread = room?.unread
  const oldestKept = room && room.keptAt !== null ? room.messages[0]?.messageId : undefined
  const isUnreadBelow = ({ messages }: MessagePage) =>
    unread && !whereReadingStopped(withMessages([], messages), unread)
  const isKeptBelow = ({ messages, lastMessageId }: MessagePage) =>
    oldestKept !== undefined && oldestKept < (lastMessageId ?? 0) && messages.length < MESSAGES_KEPT
  let page = newest
  for (let pages = 1; pages < UNREAD_PAGES_MAX && page.hasNext; pages += 1) {
    if (!isUnreadBelow(page) && !isKeptBelow(page)) break
    const { data: older } = await readMessages(api.dispatch, {
      roomId,
      cursor: page.lastMessageId ?? 0,
      limit: MESSAGE_PAGE_SIZE_MAX,
    })
    if (!older) break
    page = { ...older, messages: [...page.messages, ...older.messages] }
  }
  return page
}

/**
 * CH4. Stays subscribed while the request is under way: otherwise the cache would soon drop the entry, and
 * with it a second read of the same page.
 */
export async function readMessages(dispatch: ChatDispatch<WithChatApi>, asked: MessagesAsked) {
  const read = dispatch(chatApi.endpoints.listMessages.initiate(asked, { forceRefetch: true }))
  const answer = await read
  read.unsubscribe()
  return answer
}

/**
 * Stores the unread count before anything is marked as read, to place the divider. A list from the device has
 * an old count, so the server's is awaited. Returns whether the list
 * has the room: a group that was made or joined a moment ago may be missing in the list at hand, so the list
 * is read again.
 */
async function countUnread(roomId: number, api: SyncApi): Promise<boolean> {
  const { dispatch, getState } = api
  const listAgain = { subscribe: false, forceRefetch: true }
  const room =
    (isListKept(getState()) ? null : roomOf(roomId, api)) ??
    findRoom((await dispatch(chatApi.endpoints.listRooms.initiate(undefined, listAgain))).data ?? [], roomId)
  const me = selectMemberId(getState())
  if (!room || me === null) return false
  dispatch(unreadCounted({ roomId, unread: { count: room.unreadCount, asOf: room.lastMessageAt, me } }))
  return true
}
