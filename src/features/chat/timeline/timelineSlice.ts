import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ChatMessage, MessagePage } from '#contract/http/chat/messages.ts'
import { TEMPORARY_ID_FLOOR } from '#contract/limits.ts'
import type { ApiError } from '#src/api/apiError.ts'
import { connectionChanged, framesArrived } from '#src/realtime/realtimeSlice.ts'
import { chatApi } from '../chatApi.ts'
import { indexFrom, type MessageTable, newestId, plain, withMessages } from './messageTable.ts'
import { findRoom, type RoomKind } from './roomList.ts'
import { type UnreadCount, whereReadingStopped } from './unread.ts'

export interface RoomTimeline {
  kind: RoomKind
  /** A screen shows it. */
  open: boolean
  /** It may be subscribed to: for a group when CH1 lists it or after CH6 was tried (docs/product/chat.md "Entering a room"), for two people at once. */
  entered: boolean
  messages: MessageTable
  /** Null until a page has arrived. */
  hasOlder: boolean | null
  /** No hole up to this id. */
  solidUpTo: number
  /** No hole at all, and the live frames keep it so: a fill has ended while the room was subscribed, and the line held since. */
  solid: boolean
  loadingOlder: boolean
  failure: ApiError | null
  /** Up to which id each of the others has read. */
  marks: Record<number, number>
  /** Up to which id this member has read, as far as this tab knows. */
  ownMark: number
  /** The newest id that was on screen. */
  seenUpTo: number
  /** The newest mark this tab has sent. */
  sentMark: number
  /** What was unread when the room was opened; null once the divider is placed. */
  unread: UnreadCount | null
  /** The message the divider stands above. */
  dividerAt: number | null
}

/** Everything up to and including `messageId` is read. */
export interface ReadMark {
  roomId: number
  messageId: number
}

export interface TimelineState {
  rooms: Record<number, RoomTimeline>
}

/** What a closed room keeps, so that opening it again shows something at once. */
const CLOSED_ROOM_KEEPS = 40

const emptyRoom = (kind: RoomKind): RoomTimeline => ({
  kind,
  open: false,
  entered: false,
  messages: [],
  hasOlder: null,
  solidUpTo: 0,
  solid: false,
  loadingOlder: false,
  failure: null,
  marks: {},
  ownMark: 0,
  seenUpTo: 0,
  sentMark: 0,
  unread: null,
  dividerAt: null,
})

const initialState: TimelineState = { rooms: {} }

interface ArrivedPage {
  roomId: number
  page: MessagePage
  /** It was read while the room was subscribed without a break. */
  subscribed: boolean
}

/** A page of a room that has been left meanwhile is for nobody. */
const takesPage =
  (take: (room: RoomTimeline, arrived: ArrivedPage) => void) =>
  ({ rooms }: TimelineState, { payload }: PayloadAction<ArrivedPage>) => {
    const room = rooms[payload.roomId]
    if (room) take(room, payload)
  }

/** Confirmed messages and read marks. Messages are written by three events only: a page of history, a gap page, frames. */
const timelineSlice = createSlice({
  name: 'timeline',
  initialState,
  reducers: {
    /** Somebody goes to it: its screen is on its way. Nothing changes yet; `roomSync.ts` hears of it. */
    roomAwaited: (_state, _action: PayloadAction<{ roomId: number }>) => {},
    roomOpened: ({ rooms }, { payload }: PayloadAction<{ roomId: number; kind: RoomKind }>) => {
      const room = (rooms[payload.roomId] ??= emptyRoom(payload.kind))
      room.open = true
      room.kind = payload.kind
      room.entered = payload.kind === 'PRIVATE'
      room.solid = false
      room.failure = null
      room.unread = null
      room.dividerAt = null
    },
    /** A member by CH1, or CH6 was answered, whatever the answer. */
    roomEntered: ({ rooms }, { payload }: PayloadAction<{ roomId: number }>) => {
      const room = rooms[payload.roomId]
      if (room?.open) room.entered = true
    },
    roomClosed: ({ rooms }, { payload }: PayloadAction<{ roomId: number }>) => {
      const room = rooms[payload.roomId]
      if (!room) return
      room.open = false
      room.entered = false
      room.solid = false
      room.loadingOlder = false
      if (room.messages.length <= CLOSED_ROOM_KEEPS) return
      room.messages = plain(room.messages).slice(-CLOSED_ROOM_KEEPS)
      room.hasOlder = true
    },
    /** 다시 시도, after the room could not be read. */
    roomRetried: ({ rooms }, { payload }: PayloadAction<{ roomId: number }>) => {
      const room = rooms[payload.roomId]
      if (room) room.failure = null
    },
    /** CH7 is done. */
    roomLeft: ({ rooms }, { payload }: PayloadAction<{ roomId: number }>) => {
      delete rooms[payload.roomId]
    },

    /** A page of CH4, newest first: the newest page, or one below what is there. */
    historyArrived: takesPage((room, { page, subscribed }) => {
      const isFirst = room.hasOlder === null
      // what frames brought before the first page may lie far below it: see `bordersOnWindow`
      if (isFirst && page.hasNext) dropBelow(room, idRange(page).oldest)
      absorb(room, page.messages)
      room.hasOlder = page.hasNext
      room.loadingOlder = false
      room.failure = null
      // … or above a hole: only the page is known to be whole
      if (isFirst) becomeSolid(room, idRange(page).newest, subscribed)
      placeDivider(room)
    }),
    /** A page of CH4 with `after`, oldest first. */
    gapPageArrived: takesPage((room, { page, subscribed }) => {
      absorb(room, page.messages)
      room.failure = null
      becomeSolid(room, Math.max(room.solidUpTo, idRange(page).newest), subscribed && !page.hasNext)
      placeDivider(room)
    }),
    /** Too much was missed to read it all: the room starts again from its newest page, and what is older is read by scrolling. */
    gapSkipped: takesPage((room, { page, subscribed }) => {
      const { oldest, newest } = idRange(page)
      dropBelow(room, oldest)
      absorb(room, page.messages)
      room.hasOlder = page.hasNext
      room.loadingOlder = false
      becomeSolid(room, newest, subscribed)
    }),
    olderRequested: ({ rooms }, { payload }: PayloadAction<{ roomId: number }>) => {
      const room = rooms[payload.roomId]
      if (!room) return
      room.loadingOlder = true
      room.failure = null
    },
    historyFailed: ({ rooms }, { payload }: PayloadAction<{ roomId: number; error: ApiError }>) => {
      const room = rooms[payload.roomId]
      if (!room) return
      room.loadingOlder = false
      room.failure = payload.error
    },

    /** What CH1 said was unread at the moment of opening. */
    unreadCounted: ({ rooms }, { payload }: PayloadAction<{ roomId: number; unread: UnreadCount }>) => {
      const room = rooms[payload.roomId]
      if (!room) return
      room.unread = payload.unread
      placeDivider(room)
    },
    /** The screen's report: messages up to this id were visible. Temporary ids never count (docs/product/chat.md "Writing"). */
    messagesSeen: ({ rooms }, { payload }: PayloadAction<{ roomId: number; messageId: number }>) => {
      const room = rooms[payload.roomId]
      if (!room || payload.messageId > TEMPORARY_ID_FLOOR) return
      room.seenUpTo = Math.max(room.seenUpTo, payload.messageId)
    },
    /** WS7 or WS8. */
    readMarkSent: ({ rooms }, { payload }: PayloadAction<ReadMark>) => {
      const room = rooms[payload.roomId]
      if (!room) return
      room.sentMark = Math.max(room.sentMark, payload.messageId)
      room.ownMark = Math.max(room.ownMark, payload.messageId)
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(framesArrived, ({ rooms }, { payload: events }) => {
        const arrived: Record<number, ChatMessage[]> = {}
        for (const event of events) {
          if (event.type === 'MESSAGE' || event.type === 'SYSTEM') {
            ;(arrived[event.data.roomId] ??= []).push(event.data)
          } else if (event.type === 'READ') {
            const room = rooms[event.data.roomId]
            if (room) raiseMark(room, event.data.memberId, event.data.messageId)
          } else if (event.type === 'OWN_READ') {
            const room = rooms[event.data.roomId]
            if (room) room.ownMark = Math.max(room.ownMark, event.data.messageId)
          }
        }
        for (const [roomId, messages] of Object.entries(arrived)) {
          const room = rooms[Number(roomId)]
          // a closed room stays as it was left, or a later gap fill would start above a hole
          if (!room?.open) continue
          const window = bordersOnWindow(room)
          absorb(room, messages.filter(window))
          if (room.solid) room.solidUpTo = newestId(room.messages)
        }
      })
      .addCase(connectionChanged, ({ rooms }, { payload }) => {
        if (payload.status === 'live') return
        for (const room of Object.values(rooms)) room.solid = false
      })
      .addMatcher(chatApi.endpoints.listRooms.matchFulfilled, ({ rooms }, { payload: list }) => {
        for (const [roomId, room] of Object.entries(rooms)) {
          const people = findRoom(list, Number(roomId))?.people ?? []
          for (const person of people) raiseMark(room, person.memberId, person.lastReadMessageId)
        }
      })
      .addMatcher(chatApi.endpoints.enterRoom.matchFulfilled, ({ rooms }, { payload: entry }) => {
        const room = rooms[entry.roomId]
        if (!room) return
        for (const person of entry.participantInfos.infos)
          raiseMark(room, person.memberId, person.lastReadMessageId)
      })
  },
})

export const {
  roomAwaited,
  roomOpened,
  roomEntered,
  roomClosed,
  roomRetried,
  roomLeft,
  historyArrived,
  gapPageArrived,
  gapSkipped,
  olderRequested,
  historyFailed,
  unreadCounted,
  messagesSeen,
  readMarkSent,
} = timelineSlice.actions
export const timelineReducer = timelineSlice.reducer

export interface WithTimeline {
  timeline: TimelineState
}

export const selectRoom = (state: WithTimeline, roomId: number): RoomTimeline | undefined =>
  state.timeline.rooms[roomId]

/** Upserts. Who wrote a message has read everything up to it (docs/wire.md "Sends"). */
function absorb(room: RoomTimeline, messages: readonly ChatMessage[]): void {
  room.messages = withMessages(plain(room.messages), messages)
  for (const { senderId, messageId, type } of messages)
    if (type !== 'SYSTEM') raiseMark(room, senderId, messageId)
}

/**
 * A message that is sent again is echoed with the id it had the first time, which may lie on a page that is not loaded.
 * Taken in, it would stand on top of the window with a hole below it; its own page will bring it.
 */
function bordersOnWindow({ messages, hasOlder }: RoomTimeline): (message: ChatMessage) => boolean {
  const oldest = hasOlder ? (plain(messages)[0]?.messageId ?? 0) : 0
  return ({ messageId }) => messageId >= oldest
}

function dropBelow(room: RoomTimeline, oldest: number): void {
  const table = plain(room.messages)
  room.messages = table.slice(indexFrom(table, oldest))
}

function becomeSolid(room: RoomTimeline, upTo: number, solid: boolean): void {
  room.solid = solid
  room.solidUpTo = solid ? Math.max(upTo, newestId(room.messages)) : upTo
}

/** Marks only move forward (docs/wire.md "Sends"). */
function raiseMark(room: RoomTimeline, memberId: number, messageId: number): void {
  if (messageId > (room.marks[memberId] ?? 0)) room.marks[memberId] = messageId
}

function placeDivider(room: RoomTimeline): void {
  // before the first page nobody can say which messages were counted
  if (!room.unread || room.hasOlder === null) return
  const stopped = whereReadingStopped(plain(room.messages), room.unread)
  if (!stopped && room.hasOlder) return // above what is loaded: older pages will tell
  room.dividerAt = stopped?.firstUnread ?? null
  room.ownMark = Math.max(room.ownMark, stopped?.readUpTo ?? 0)
  room.unread = null
}

function idRange({ messages }: MessagePage): { oldest: number; newest: number } {
  const ids = messages.map((message) => message.messageId)
  return { oldest: Math.min(...ids), newest: Math.max(0, ...ids) }
}
