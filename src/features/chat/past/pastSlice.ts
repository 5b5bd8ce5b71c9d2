import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { MessagePage } from '#contract/http/chat/messages.ts'
import type { ApiError } from '#src/api/apiError.ts'
import { type MessageTable, plain, withMessages } from '../timeline/messageTable.ts'
import { roomClosed, roomLeft } from '../timeline/timelineSlice.ts'

/** Where a message list opens. */
export type Opening =
  /** At the kept place, else at the unread divider, else at the end. */
  | { at: 'kept' }
  | { at: 'end' }
  /** At a message that was searched for: centred and highlighted for a moment. */
  | { at: 'message'; messageId: number }
  /** At the first message of a day, with its label at the top. */
  | { at: 'day'; messageId: number }

export type PastEnd = 'older' | 'newer'

/** A piece of the history without holes, below the live timeline. */
export interface PastWindow {
  /** The message that was jumped to. */
  anchorId: number
  /** At most `PAST_MAX`: reading on at one end drops messages at the other. */
  messages: MessageTable
  hasOlder: boolean
  /** The end that is being read. */
  loading: PastEnd | null
  /** Why the last page could not be read. */
  failure: { end: PastEnd; error: ApiError } | null
}

/** The past window of one open room. */
export interface RoomPast {
  /**
   * How often the list has been reopened since the room was opened: at each jump and each return to the end.
   */
  jumps: number
  /** Where the list opened last. */
  opening: Opening
  /** The target of the pending jump. A later jump replaces it, and the earlier one's answers are dropped. */
  seeking: number | null
  /** Null while the live timeline is shown. */
  window: PastWindow | null
  /** The newest message id when the live timeline was left; 0 while it is shown. */
  leftAt: number
}

export interface PastState {
  rooms: Record<number, RoomPast>
}

/**
 * About five screens of messages above and below the visible one; dropped messages are read again on
 * scrolling (H3).
 */
export const PAST_MAX = 400

const initialState: PastState = { rooms: {} }

const NO_PAST: RoomPast = { jumps: 0, opening: { at: 'kept' }, seeking: null, window: null, leftAt: 0 }

interface OfRoom {
  roomId: number
}

/**
 * The past windows of open rooms, apart from the live timeline, which stays complete and keeps receiving
 * frames. When the two meet, the window is merged into the timeline (`pastSync.ts`). Not stored: after a
 * reload the kept place is found by its message id.
 */
const pastSlice = createSlice({
  name: 'past',
  initialState,
  reducers: {
    jumpStarted: ({ rooms }, { payload }: PayloadAction<OfRoom & { messageId: number }>) => {
      ;(rooms[payload.roomId] ??= { ...NO_PAST }).seeking = payload.messageId
    },
    jumpFailed: ({ rooms }, { payload }: PayloadAction<OfRoom>) => {
      const past = rooms[payload.roomId]
      if (past) past.seeking = null
    },
    /**
     * `window` null: the target is in the live timeline. `leftAt` is used only when the live timeline is
     * left.
     */
    jumped: (
      { rooms },
      { payload }: PayloadAction<OfRoom & { opening: Opening; window: PastWindow | null; leftAt: number }>,
    ) => {
      const past = rooms[payload.roomId]
      if (!past) return
      past.leftAt = payload.window === null ? 0 : past.window === null ? payload.leftAt : past.leftAt
      past.window = payload.window
      open(past, payload.opening)
    },
    pastPageRequested: ({ rooms }, { payload }: PayloadAction<OfRoom & { end: PastEnd }>) => {
      const window = rooms[payload.roomId]?.window
      if (!window) return
      window.loading = payload.end
      window.failure = null
    },
    /** A page of CH4 that borders on that end. */
    pastPageArrived: (
      { rooms },
      { payload: { roomId, end, page } }: PayloadAction<OfRoom & { end: PastEnd; page: MessagePage }>,
    ) => {
      const window = rooms[roomId]?.window
      if (!window) return
      const all = withMessages(plain(window.messages), page.messages)
      window.loading = null
      window.messages = end === 'older' ? all.slice(0, PAST_MAX) : all.slice(-PAST_MAX)
      if (end === 'older') window.hasOlder = page.hasNext
      else if (all.length > PAST_MAX) window.hasOlder = true
    },
    pastPageFailed: (
      { rooms },
      { payload: { roomId, ...failure } }: PayloadAction<OfRoom & { end: PastEnd; error: ApiError }>,
    ) => {
      const window = rooms[roomId]?.window
      if (!window) return
      window.loading = null
      window.failure = failure
    },
    /** The live timeline reaches the window and shows the same messages, so no row moves. */
    pastMet: ({ rooms }, { payload }: PayloadAction<OfRoom>) => {
      const past = rooms[payload.roomId]
      if (!past) return
      past.window = null
      past.leftAt = 0
    },
    /** Back to the newest message. */
    pastLeft: ({ rooms }, { payload }: PayloadAction<OfRoom>) => {
      const past = (rooms[payload.roomId] ??= { ...NO_PAST })
      past.window = null
      past.leftAt = 0
      open(past, { at: 'end' })
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(roomClosed, ({ rooms }, { payload }) => void delete rooms[payload.roomId])
      .addCase(roomLeft, ({ rooms }, { payload }) => void delete rooms[payload.roomId])
  },
})

function open(past: RoomPast, opening: Opening): void {
  past.opening = opening
  past.jumps += 1
  past.seeking = null
}

export const {
  jumpStarted,
  jumpFailed,
  jumped,
  pastPageRequested,
  pastPageArrived,
  pastPageFailed,
  pastMet,
  pastLeft,
} = pastSlice.actions
export const pastReducer = pastSlice.reducer

export interface WithPast {
  past: PastState
}

export const selectPast = (state: WithPast, roomId: number): RoomPast => state.past.rooms[roomId] ?? NO_PAST
