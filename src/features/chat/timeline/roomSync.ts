import type { ListenerEffectAPI } from '@reduxjs/toolkit'
import { MESSAGE_PAGE_SIZE, MESSAGE_PAGE_SIZE_MAX } from '#contract/limits.ts'
import { asApiError, type ApiError } from '#src/api/apiError.ts'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { networkChanged, subscriptionConfirmed } from '#src/realtime/realtimeSlice.ts'
import { chatApi, type MessagesAsked } from '../chatApi.ts'
import type { StartChatListening } from '../chatListening.ts'
import { type ChatDispatch, type ChatState, selectRoomList } from '../chatState.ts'
import { findRoom } from './roomList.ts'
import { destinationOf, selectRoomSubscription } from './roomSubscriptions.ts'
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
} from './timelineSlice.ts'

/** A gap of more messages than these pages hold is not read: the room starts again from its newest page. */
const GAP_PAGES_MAX = 3
/** What was read for a screen that did not come is forgotten. */
const AWAITED_FOR_MS = 10_000

type ChatApi = Pick<ListenerEffectAPI<ChatState, ChatDispatch>, 'dispatch' | 'getState'>

/**
 * Reads rooms over REST: the newest page when one is opened, older pages upwards, and after every reconnect the messages
 * above the last id without a hole (W4). A room is whole once a read has ended that began after the server had confirmed the
 * subscription: from then on the socket brings everything.
 */
export function listenToRooms(startListening: StartChatListening): void {
  const awaited = new Map<number, AwaitedPage>()
  /** Rooms being read. True: something has changed since the last look, so look once more before stopping. */
  const filling = new Map<number, boolean>()

  async function fill(roomId: number, api: ChatApi): Promise<void> {
    const isUnderWay = filling.has(roomId)
    filling.set(roomId, true)
    if (isUnderWay) return
    let pages = 0
    while (filling.get(roomId)) {
      filling.set(roomId, false)
      while (await readPage(roomId, pages, api, awaited)) pages += 1
    }
    filling.delete(roomId)
  }

  startListening({
    actionCreator: roomOpened,
    effect: async ({ payload: { roomId, kind } }, api) => {
      const listed = countUnread(roomId, api)
      if (kind === 'GROUP') {
        // Who is in already has nothing to join. Any failure is tolerated: the socket and CH4 will tell (docs/product/chat.md "Entering a room").
        if (!(await listed)) await api.dispatch(chatApi.endpoints.joinRoom.initiate(roomId))
        api.dispatch(roomEntered({ roomId }))
      }
      await fill(roomId, api)
    },
  })

  startListening({
    actionCreator: roomAwaited,
    effect: async ({ payload: { roomId } }, api) => {
      const lastMessageAt = lastMessageAtOf(roomId, api)
      // of one that was shown before only what it lacks is read, and that after the subscription
      if (lastMessageAt === undefined || selectRoom(api.getState(), roomId)) return
      const page = { lastMessageAt, answer: readMessages(api.dispatch, { roomId, limit: MESSAGE_PAGE_SIZE }) }
      awaited.set(roomId, page)
      await api.delay(AWAITED_FOR_MS)
      if (awaited.get(roomId) === page) awaited.delete(roomId)
    },
  })

  startListening({
    actionCreator: roomRetried,
    effect: ({ payload: { roomId } }, api) => fill(roomId, api),
  })

  startListening({
    actionCreator: subscriptionConfirmed,
    effect: async ({ payload: destination }, api) => {
      for (const [id, room] of Object.entries(api.getState().timeline.rooms)) {
        const roomId = Number(id)
        if (destinationOf(roomId, room.kind) !== destination) continue
        if (room.failure === null) await fill(roomId, api)
        else if (mayPass(room.failure)) api.dispatch(roomRetried({ roomId }))
      }
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
      const oldestId = () => selectRoom(api.getState(), roomId)?.messages[0]?.messageId
      const cursor = oldestId()
      if (cursor === undefined) return
      const { data, error } = await readMessages(api.dispatch, { roomId, cursor, limit: MESSAGE_PAGE_SIZE })
      // the room was closed or started again meanwhile: this page no longer borders on what is there
      if (oldestId() !== cursor) return
      if (!data) return void api.dispatch(historyFailed({ roomId, error: asApiError(error) }))
      api.dispatch(historyArrived({ roomId, page: data, subscribed: false }))
      // the failure this page has ended may have been that of a gap
      await fill(roomId, api)
    },
  })
}

/** Whether a better line may help. Who has been refused is refused again, and would see the reason blink. */
const mayPass = (failure: ApiError) => failure.kind !== 'refused' || failure.status === 429

/** The newest page of a room, asked for while its screen was on its way. */
interface AwaitedPage {
  /** As CH1 had it at that moment. */
  lastMessageAt: string | null
  answer: ReturnType<typeof readMessages>
}

/** Up to when CH1 knows the room, null without a message; undefined: it does not have it. */
const lastMessageAtOf = (roomId: number, { getState }: ChatApi) =>
  findRoom(selectRoomList(getState()) ?? [], roomId)?.lastMessageAt

/** Once, and not when the list has heard of a message since: the count of the unread ones would then be of more than the page has. */
async function takeAwaited(roomId: number, awaited: Map<number, AwaitedPage>, api: ChatApi) {
  const page = awaited.get(roomId)
  awaited.delete(roomId)
  return page && page.lastMessageAt === lastMessageAtOf(roomId, api) ? (await page.answer).data : undefined
}

/** Reads what the room lacks most; whether there may be more to read. */
async function readPage(
  roomId: number,
  pagesRead: number,
  api: ChatApi,
  awaited: Map<number, AwaitedPage>,
): Promise<boolean> {
  const room = selectRoom(api.getState(), roomId)
  if (!room?.open || !room.entered || room.solid || room.failure) return false
  const subscription = () => selectRoomSubscription(api.getState(), roomId, room.kind)
  const before = subscription()
  const isFirst = room.hasOlder === null
  // above what is there nothing is read before the subscription: it would have to be read again
  if (!isFirst && before === null) return false

  const early = isFirst ? await takeAwaited(roomId, awaited, api) : undefined
  if (early) {
    api.dispatch(historyArrived({ roomId, page: early, subscribed: false }))
    return true
  }
  const isTooMuch = !isFirst && pagesRead >= GAP_PAGES_MAX
  const { data: page, error } = await readMessages(
    api.dispatch,
    isFirst || isTooMuch
      ? { roomId, limit: MESSAGE_PAGE_SIZE }
      : { roomId, after: room.solidUpTo, limit: MESSAGE_PAGE_SIZE_MAX },
  )
  if (!page) {
    api.dispatch(historyFailed({ roomId, error: asApiError(error) }))
    return false
  }
  const subscribed = before !== null && before === subscription()
  const arrived = isFirst ? historyArrived : isTooMuch ? gapSkipped : gapPageArrived
  api.dispatch(arrived({ roomId, page, subscribed }))
  return true
}

/** CH4. Subscribed while it is on its way: the cache drops what nobody holds a moment later, and with it a second read of the same page. */
export async function readMessages(dispatch: ChatDispatch, asked: MessagesAsked) {
  const read = dispatch(chatApi.endpoints.listMessages.initiate(asked, { forceRefetch: true }))
  const answer = await read
  read.unsubscribe()
  return answer
}

/** Takes the unread count before anything is marked as read, to place the divider. Whether the list has the room. */
async function countUnread(roomId: number, { dispatch, getState }: ChatApi): Promise<boolean> {
  const rooms =
    selectRoomList(getState()) ??
    (await dispatch(chatApi.endpoints.listRooms.initiate(undefined, { subscribe: false }))).data
  const me = selectMemberId(getState())
  const room = findRoom(rooms ?? [], roomId)
  if (!room || me === null) return false
  dispatch(unreadCounted({ roomId, unread: { count: room.unreadCount, asOf: room.lastMessageAt, me } }))
  return true
}
