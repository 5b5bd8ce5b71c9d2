import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ChatMessage, MessagePage } from '#contract/http/chat/messages.ts'
import { TEMPORARY_ID_FLOOR } from '#contract/limits.ts'
import type { LiveMessage } from '#contract/ws/frames.ts'
import type { ApiError } from '#src/api/apiError.ts'
import { connectionChanged, framesArrived } from '#src/realtime/realtimeSlice.ts'
import { chatApi } from '../chatApi.ts'
import {
  has,
  indexFrom,
  type MessageTable,
  newestId,
  plain,
  withChanged,
  withMessages,
} from './messageTable.ts'
import { findRoom, type RoomKind } from './roomList.ts'
import { countsAsUnread, type UnreadCount, whereReadingStopped } from './unread.ts'

export interface RoomTimeline {
  kind: RoomKind
  /** Whether a screen shows it. */
  open: boolean
  /**
   * Whether it may be subscribed to: a group when CH1 lists it or after CH6 was tried (docs/product/chat.md
   * "Entering a room"), a private room at once.
   */
  entered: boolean
  messages: MessageTable
  /** Null until the first page has arrived. */
  hasOlder: boolean | null
  /**
   * The messages are those that the device has kept, received then (ms since the epoch). Null: they are the
   * server's. Until the first page replaces them there is nothing older, and `hasOlder` is null.
   */
  keptAt: number | null
  /** There is no hole up to this id. */
  solidUpTo: number
  /**
   * No hole at all, and live frames keep it so: a fill has ended while the room was subscribed, and the
   * connection has held since.
   */
  solid: boolean
  /** Shown before, and not read up to its end since it was opened again. */
  isBehind: boolean
  /**
   * Ids that live messages named as the ones before them and that have not arrived: events were lost (W15).
   */
  missing: number[]
  loadingOlder: boolean
  failure: ApiError | null
  /** The id up to which each of the others has read. */
  marks: Record<number, number>
  /** The id up to which this member has read, as far as this tab knows. */
  ownMark: number
  /** The newest id that was on screen. */
  seenUpTo: number
  /** The newest mark sent over this connection; one that the server has not reported is lost with it. */
  sentMark: number
  /** The newest of this member's marks that the server has reported. */
  confirmedMark: number
  /** What was unread when the room was opened; null once the divider is placed. */
  unread: UnreadCount | null
  /** The message below the divider. */
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

/** The number of messages a closed room keeps, so that it shows something at once when it is opened again. */
const CLOSED_ROOM_KEEPS = 40

const emptyRoom = (kind: RoomKind): RoomTimeline => ({
  kind,
  open: false,
  entered: false,
  messages: [],
  hasOlder: null,
  keptAt: null,
  solidUpTo: 0,
  solid: false,
  isBehind: false,
  missing: [],
  loadingOlder: false,
  failure: null,
  marks: {},
  ownMark: 0,
  seenUpTo: 0,
  sentMark: 0,
  confirmedMark: 0,
  unread: null,
  dividerAt: null,
})

const initialState: TimelineState = { rooms: {} }

interface KeptMessages {
  roomId: number
  /** Oldest first, without a hole. */
  messages: ChatMessage[]
  marks: Readonly<Record<string, number>>
  ownMark: number
  receivedAt: number
}

interface ArrivedPage {
  roomId: number
  page: MessagePage
  /** Whether it was read while the room was subscribed without a break. */
  subscribed: boolean
  /** What was missing when it was requested. If it ends the gap without them, they are not to be had. */
  sought?: readonly number[]
}

/** Ignores a page of a room that has been left meanwhile. */
const takesPage =
  (take: (room: RoomTimeline, arrived: ArrivedPage) => void) =>
  ({ rooms }: TimelineState, { payload }: PayloadAction<ArrivedPage>) => {
    const room = rooms[payload.roomId]
    if (room) take(room, payload)
  }

/**
 * Confirmed messages and read marks. Messages are added by four actions only: `historyArrived`,
 * `gapPageArrived`, `gapSkipped` and `framesArrived`; until the first of them, `keptMessagesRead` may show
 * those of the last visit.
 */
const timelineSlice = createSlice({
  name: 'timeline',
  initialState,
  reducers: {
    /** The room's screen is loading. Changes no state; `roomSync.ts` listens for it. */
    roomAwaited: (_state, _action: PayloadAction<{ roomId: number }>) => {},
    roomOpened: ({ rooms }, { payload }: PayloadAction<{ roomId: number; kind: RoomKind }>) => {
      const room = (rooms[payload.roomId] ??= emptyRoom(payload.kind))
      room.open = true
      room.kind = payload.kind
      room.entered = payload.kind === 'PRIVATE'
      room.solid = false
      room.isBehind = room.hasOlder !== null
      room.failure = null
      room.unread = null
      room.dividerAt = null
    },
    /** CH1 lists the member's room, or CH6 was answered, with success or failure. */
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
      room.missing = []
      room.loadingOlder = false
      // the next visit is shown before `roomOpened`
      room.dividerAt = null
      if (room.keptAt !== null || room.messages.length <= CLOSED_ROOM_KEEPS) return
      room.messages = plain(room.messages).slice(-CLOSED_ROOM_KEEPS)
      room.hasOlder = true
    },
    /** 다시 시도 was pressed after the room could not be read. */
    roomRetried: ({ rooms }, { payload }: PayloadAction<{ roomId: number }>) => {
      const room = rooms[payload.roomId]
      if (room) room.failure = null
    },
    /** CH7 succeeded. */
    roomLeft: ({ rooms }, { payload }: PayloadAction<{ roomId: number }>) => {
      delete rooms[payload.roomId]
    },

    /** Read from the device. A page that has arrived meanwhile is newer. */
    keptMessagesRead: ({ rooms }, { payload }: PayloadAction<KeptMessages>) => {
      const room = rooms[payload.roomId]
      if (!room || room.hasOlder !== null || room.keptAt !== null) return
      room.messages = withMessages(plain(room.messages), payload.messages)
      room.keptAt = payload.receivedAt
      room.solidUpTo = newestId(payload.messages)
      room.ownMark = Math.max(room.ownMark, payload.ownMark)
      for (const [memberId, mark] of Object.entries(payload.marks)) raiseMark(room, Number(memberId), mark)
    },
    /** A page of CH4, newest first: the newest page, or the page below the loaded messages. */
    historyArrived: takesPage((room, { page, subscribed, sought }) => {
      const isFirst = room.hasOlder === null
      if (isFirst) dropKept(room, idRange(page).newest)
      // messages that frames brought before the first page may lie far below it: see `bordersOnWindow`
      if (isFirst && page.hasNext) dropBelow(room, idRange(page).oldest)
      absorb(room, page.messages)
      room.hasOlder = page.hasNext
      room.loadingOlder = false
      room.failure = null
      if (isFirst) giveUp(room, sought)
      // … or above a hole: only the page itself is known to be complete
      if (isFirst) becomeSolid(room, idRange(page).newest, subscribed)
      placeDivider(room)
    }),
    /** A page of CH4 with `after`, oldest first. */
    gapPageArrived: takesPage((room, { page, subscribed, sought }) => {
      absorb(room, page.messages)
      if (!page.hasNext) giveUp(room, sought)
      room.failure = null
      room.isBehind = page.hasNext
      becomeSolid(room, Math.max(room.solidUpTo, idRange(page).newest), subscribed && !page.hasNext)
      placeDivider(room)
    }),
    /**
     * Too much was missed to read it all: the room restarts from its newest page, and older messages are read
     * by scrolling.
     */
    gapSkipped: takesPage((room, { page, subscribed, sought }) => {
      const { oldest, newest } = idRange(page)
      giveUp(room, sought)
      dropBelow(room, oldest)
      absorb(room, page.messages)
      room.hasOlder = page.hasNext
      room.loadingOlder = false
      room.isBehind = false
      becomeSolid(room, newest, subscribed)
      placeDivider(room)
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
      // the member may not read it any more
      if (payload.error.kind === 'refused' && payload.error.status !== 429) dropKept(room)
    },

    /** The unread count of CH1 at the moment of opening. */
    unreadCounted: ({ rooms }, { payload }: PayloadAction<{ roomId: number; unread: UnreadCount }>) => {
      const room = rooms[payload.roomId]
      if (!room) return
      room.unread = payload.unread
      placeDivider(room)
    },
    /**
     * Messages up to this id were visible on screen. Temporary ids are ignored (docs/product/chat.md
     * "Writing").
     */
    messagesSeen: ({ rooms }, { payload }: PayloadAction<{ roomId: number; messageId: number }>) => {
      const room = rooms[payload.roomId]
      if (!room || payload.messageId > TEMPORARY_ID_FLOOR) return
      room.seenUpTo = Math.max(room.seenUpTo, payload.messageId)
    },
    /** Sent as WS7 or WS8. */
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
        const arrived: Record<number, LiveMessage[]> = {}
        for (const event of events) {
          if (event.type === 'MESSAGE' || event.type === 'SYSTEM') {
            ;(arrived[event.data.roomId] ??= []).push(event.data)
          } else if (event.type === 'MESSAGE_CHANGED') {
            const room = rooms[event.data.roomId]
            if (room) room.messages = withChanged(plain(room.messages), event.data)
          } else if (event.type === 'READ') {
            const room = rooms[event.data.roomId]
            if (room) raiseMark(room, event.data.memberId, event.data.messageId)
          } else if (event.type === 'OWN_READ') {
            const room = rooms[event.data.roomId]
            if (room) confirmMark(room, event.data.messageId)
          }
        }
        for (const [roomId, messages] of Object.entries(arrived)) {
          const room = rooms[Number(roomId)]
          // a closed room does not grow, or a later gap fill would start above a hole
          if (!room?.open) continue
          const window = bordersOnWindow(room)
          absorb(room, messages.filter(window))
          noteMissing(room, messages)
          if (room.solid) room.solidUpTo = newestId(room.messages)
        }
      })
      .addCase(connectionChanged, ({ rooms }, { payload }) => {
        if (payload.status === 'live') return
        for (const room of Object.values(rooms)) {
          room.solid = false
          // the gap after the reconnect reaches further
          room.missing = []
          room.sentMark = 0
        }
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
  keptMessagesRead,
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

/** The rooms that a screen shows. */
export const selectOpenRooms = (state: WithTimeline): number[] =>
  Object.keys(state.timeline.rooms)
    .map(Number)
    .filter((roomId) => selectRoom(state, roomId)?.open)

/** Adds messages. The author of a message has read everything up to it (docs/wire.md "Sends"). */
function absorb(room: RoomTimeline, messages: readonly ChatMessage[]): void {
  room.messages = withMessages(plain(room.messages), messages)
  for (const { senderId, messageId, type } of messages)
    if (type !== 'SYSTEM') raiseMark(room, senderId, messageId)
}

/**
 * A message that is sent again is echoed with its first id, which may lie on a page that is not loaded. If it
 * were added it would sit on top of the window with a hole below it, so it is left out until its own page is
 * read.
 */
function bordersOnWindow({ messages, hasOlder }: RoomTimeline): (message: ChatMessage) => boolean {
  const oldest = hasOlder ? (plain(messages)[0]?.messageId ?? 0) : 0
  return ({ messageId }) => messageId >= oldest
}

/**
 * Drops the messages of the device, and only leaves what the socket has brought since: what the server does
 * not answer any more is gone.
 */
function dropKept(room: RoomTimeline, newest = 0): void {
  if (room.keptAt === null) return
  const table = plain(room.messages)
  room.messages = table.slice(indexFrom(table, Math.max(newest, room.solidUpTo) + 1))
  room.keptAt = null
  room.solidUpTo = 0
}

function dropBelow(room: RoomTimeline, oldest: number): void {
  const table = plain(room.messages)
  room.messages = table.slice(indexFrom(table, oldest))
}

/**
 * A live message names the one before it (W15). If that one is neither here nor below the end of what is
 * known to be complete, its event was lost: the room ends below the hole until `roomSync.ts` has read it.
 * Checked after all messages of a batch were added, because two nodes may deliver them in another order.
 */
function noteMissing(room: RoomTimeline, arrived: readonly LiveMessage[]): void {
  const above = arrived.filter(({ previousMessageId }) => isMissing(room, previousMessageId ?? 0))
  if (above.length === 0) return
  room.missing = [...room.missing, ...above.map(({ previousMessageId }) => previousMessageId ?? 0)]
  if (!room.solid) return
  const table = plain(room.messages)
  const lowest = Math.min(...above.map(({ messageId }) => messageId))
  room.solid = false
  room.solidUpTo = table[indexFrom(table, lowest) - 1]?.messageId ?? 0
}

const isMissing = (room: RoomTimeline, messageId: number) =>
  messageId > room.solidUpTo && !has(plain(room.messages), messageId)

/** Each message is sought once: one that the server does not answer with is none for this member. */
function giveUp(room: RoomTimeline, sought: readonly number[] = []): void {
  if (sought.length > 0) room.missing = room.missing.filter((messageId) => !sought.includes(messageId))
}

function becomeSolid(room: RoomTimeline, upTo: number, isRead: boolean): void {
  room.solidUpTo = upTo
  if (room.missing.length > 0) room.missing = room.missing.filter((messageId) => isMissing(room, messageId))
  const solid = isRead && room.missing.length === 0
  room.solid = solid
  room.solidUpTo = solid ? Math.max(upTo, newestId(room.messages)) : upTo
}

/** Marks only move forward (docs/wire.md "Sends"). */
function raiseMark(room: RoomTimeline, memberId: number, messageId: number): void {
  if (messageId > (room.marks[memberId] ?? 0)) room.marks[memberId] = messageId
}

function placeDivider(room: RoomTimeline): void {
  // before the first page, and until a room shown before has its gap filled, the counted messages are unknown
  if (!room.unread || room.hasOlder === null || room.isBehind) return
  const stopped = whereReadingStopped(plain(room.messages), room.unread)
  if (!stopped && room.hasOlder) {
    // above the loaded messages: at the first of them until an older page decides
    const { me } = room.unread
    room.dividerAt = room.messages.find((message) => countsAsUnread(message, me))?.messageId ?? null
    return
  }
  room.dividerAt = stopped?.firstUnread ?? null
  if (stopped) confirmMark(room, stopped.readUpTo)
  room.unread = null
}

function confirmMark(room: RoomTimeline, messageId: number): void {
  room.confirmedMark = Math.max(room.confirmedMark, messageId)
  room.ownMark = Math.max(room.ownMark, messageId)
}

function idRange({ messages }: MessagePage): { oldest: number; newest: number } {
  const ids = messages.map((message) => message.messageId)
  return { oldest: Math.min(...ids), newest: Math.max(0, ...ids) }
}
