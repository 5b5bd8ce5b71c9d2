import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { MessagePage } from '#contract/http/chat/messages.ts'
import type { ApiError } from '#src/api/apiError.ts'
import { type MessageTable, plain, withMessages } from '../timeline/messageTable.ts'
import { roomClosed, roomLeft } from '../timeline/timelineSlice.ts'

/** Where a list of messages begins to be read. */
export type Opening =
  /** Where it was left, else at the unread divider, else at the end. */
  | { at: 'kept' }
  | { at: 'end' }
  /** What somebody looked for, in the middle and lit for a moment. */
  | { at: 'message'; messageId: number }
  /** The first message of a day, its label at the top. */
  | { at: 'day'; messageId: number }

export type PastEnd = 'older' | 'newer'

/** A piece of the history without holes, somewhere below the live timeline. */
export interface PastWindow {
  /** What was jumped to. */
  anchorId: number
  /** Never more than `PAST_MAX`: what lies at the other end goes when more comes. */
  messages: MessageTable
  hasOlder: boolean
  /** Which end is being read on. */
  loading: PastEnd | null
  /** Why the last page did not come. */
  failure: { end: PastEnd; error: ApiError } | null
}

/** A look into the past of one open room. */
export interface RoomPast {
  /** How often this room's list was opened anew since the room was: with each jump and with the way back to the end. */
  jumps: number
  /** Where the list opened last. */
  opening: Opening
  /** The message that is being looked for. A later jump takes its place, and the answers of the earlier one are nobody's. */
  seeking: number | null
  /** Null: the live timeline is shown. */
  window: PastWindow | null
  /** The newest message there was when the live timeline was last shown; 0: it is shown. */
  leftAt: number
}

export interface PastState {
  rooms: Record<number, RoomPast>
}

/** About five screens of messages above and below the one in sight; more is read again when it is scrolled to (H3). */
export const PAST_MAX = 400

const initialState: PastState = { rooms: {} }

const NO_PAST: RoomPast = { jumps: 0, opening: { at: 'kept' }, seeking: null, window: null, leftAt: 0 }

interface OfRoom {
  roomId: number
}

/**
 * Looks into the history of open rooms, away from the live timeline: that one stays whole and keeps hearing the socket. Where the
 * two touch, the look becomes part of the timeline (`pastSync.ts`). Kept nowhere: a reload finds the place by its message.
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
    /** `window` null: what was looked for stands in the live timeline. `leftAt` counts only on the way out of it. */
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
    /** The live timeline reaches it now and shows the same: nothing moves. */
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
