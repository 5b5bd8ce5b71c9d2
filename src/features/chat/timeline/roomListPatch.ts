import { isAnyOf } from '@reduxjs/toolkit'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { UNREAD_QUEUE } from '#contract/ws/destinations.ts'
import type { OwnReadData, WsEvent } from '#contract/ws/frames.ts'
import { selectMemberId, type WithAuth } from '#src/auth/authSlice.ts'
import { framesArrived, subscriptionConfirmed } from '#src/realtime/realtimeSlice.ts'
import { chatApi, type WithChatApi } from '../chatApi.ts'
import type { ListeningApi, StartListening } from '../chatListening.ts'
import { changeRoomList, selectRoomList } from '../roomListCache.ts'
import { sortRooms } from '../roomOrder.ts'
import { noteMessage, noteUnread, type RoomNews } from './roomList.ts'
import { type ReadMark, readMarkSent, roomLeft, selectRoom, type WithTimeline } from './timelineSlice.ts'
import { countsAsUnread, countUnread } from './unread.ts'

type PatchState = WithAuth & WithTimeline & WithChatApi

/** Joins and leaves change a room's members; a burst of them is one request. */
const PEOPLE_CHANGED_WAIT_MS = 1_000

/**
 * Keeps the cached room list as the server would answer it, without refetching: order, preview and unread
 * count of each row.
 */
export function listenToRoomList(startListening: StartListening<PatchState>): void {
  /** Messages that arrived since the list was asked for: the answer may be older, and replaces the list. */
  const meanwhile: WsEvent[] = []
  startListening({
    matcher: chatApi.endpoints.listRooms.matchFulfilled,
    effect: (_action, api) => {
      api.dispatch(changeRoomList((rooms) => void patchEvents(rooms, meanwhile.splice(0), api.getState())))
    },
  })

  startListening({
    matcher: isAnyOf(framesArrived, readMarkSent, roomLeft),
    effect: (action, api) => {
      const state = api.getState()
      if (!selectRoomList(state)) return
      if (framesArrived.match(action) && running(api))
        meanwhile.push(...action.payload.filter((event) => newsOf(event)))
      let isIncomplete = false
      api.dispatch(
        changeRoomList((rooms) => {
          if (framesArrived.match(action)) isIncomplete = patchEvents(rooms, action.payload, state)
          else if (readMarkSent.match(action)) patchRead(rooms, action.payload, state)
          else if (roomLeft.match(action)) removeRoom(rooms, action.payload.roomId)
        }),
      )
      // an unlisted room: a first message from somebody, or a room opened again
      if (isIncomplete) void refetch(api)
    },
  })

  startListening({
    actionCreator: framesArrived,
    effect: async ({ payload: events }, api) => {
      if (!events.some((event) => event.type === 'SYSTEM')) return
      api.cancelActiveListeners()
      await api.delay(PEOPLE_CHANGED_WAIT_MS)
      await refetch(api)
    },
  })

  startListening({
    // connected (again): CH1 has what was missed, and later changes arrive on this queue
    actionCreator: subscriptionConfirmed,
    effect: async ({ payload: destination }, api) => {
      if (destination !== UNREAD_QUEUE) return
      await running(api)
      if (selectRoomList(api.getState())) await refetch(api)
    },
  })
}

type Dispatching = Pick<ListeningApi<PatchState>, 'dispatch'>

const running = ({ dispatch }: Dispatching) =>
  dispatch(chatApi.util.getRunningQueryThunk('listRooms', undefined))

/**
 * An answer that is under way may be older than what happened, and a request beside it would not be sent. So
 * the list is asked for after it.
 */
async function refetch(api: Dispatching): Promise<void> {
  await running(api)
  await api.dispatch(
    chatApi.endpoints.listRooms.initiate(undefined, { forceRefetch: true, subscribe: false }),
  )
}

/** Returns whether an event concerns a room that is not in the list. */
function patchEvents(rooms: RoomInfo[], events: readonly WsEvent[], state: PatchState): boolean {
  const me = selectMemberId(state)
  let isIncomplete = false
  for (const event of events) {
    if (event.type === 'READ') {
      if (event.data.memberId === me) patchRead(rooms, event.data, state)
      continue
    }
    if (event.type === 'OWN_READ') {
      patchOwnRead(rooms, event.data, state)
      continue
    }
    const news = newsOf(event)
    if (news === null) continue
    const outcome = noteMessage(rooms, news)
    if (outcome === 'absent') isIncomplete = true
    if (outcome !== 'noted') continue
    // writing counts as reading (docs/wire.md "Sends")
    if (news.senderId === me) noteUnread(rooms, news.roomId, () => 0)
    else if (me !== null && countsAsUnread(news, me)) noteUnread(rooms, news.roomId, (before) => before + 1)
  }
  sortRooms(rooms)
  return isIncomplete
}

/** The message inside an event, whichever kind the event is; null when it has none. */
function newsOf(event: WsEvent): RoomNews | null {
  if (event.type === 'MESSAGE' || event.type === 'SYSTEM') return event.data
  const isOfUnopened = event.type === 'UNREAD_MESSAGE' || event.type === 'OWN_ROOM_MESSAGE'
  return isOfUnopened ? { ...event.data, type: 'TEXT' } : null
}

/**
 * Uses the server's count, except for a room on screen: messages that have arrived there since are not in
 * that count.
 */
function patchOwnRead(rooms: RoomInfo[], read: OwnReadData, state: PatchState): void {
  if (selectRoom(state, read.roomId)?.solid) patchRead(rooms, read, state)
  else noteUnread(rooms, read.roomId, () => read.unreadCount)
}

/** The room was read here, or by this member on another device. */
function patchRead(rooms: RoomInfo[], { roomId, messageId }: ReadMark, state: PatchState): void {
  const me = selectMemberId(state)
  const table = selectRoom(state, roomId)?.messages ?? []
  noteUnread(rooms, roomId, () => (me === null ? 0 : countUnread(table, messageId, me)))
}

function removeRoom(rooms: RoomInfo[], roomId: number): void {
  const index = rooms.findIndex((room) => room.roomId === roomId)
  if (index >= 0) rooms.splice(index, 1)
}
