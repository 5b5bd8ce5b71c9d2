import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TypingData } from '#contract/ws/frames.ts'
import { connectionChanged, framesArrived } from '#src/realtime/realtimeSlice.ts'
import { roomClosed, roomLeft } from '../timeline/timelineSlice.ts'

type Typist = Pick<TypingData, 'memberId' | 'nickname'>

export interface TypingState {
  /** 입력 중 표시 of this device: when off, it neither sends nor shows typing events. */
  on: boolean
  /** The typists by room, in the order in which they began. */
  rooms: Record<number, Typist[]>
  /**
   * How often this tab has sent a typing event. The socket sends only for actions that change the state, so
   * that time travel sends nothing.
   */
  told: number
}

const initialState: TypingState = { on: true, rooms: {}, told: 0 }

function stops({ rooms }: TypingState, roomId: number, memberId: number): void {
  const rest = rooms[roomId]?.filter((typist) => typist.memberId !== memberId) ?? []
  if (rest.length > 0) rooms[roomId] = rest
  else delete rooms[roomId]
}

const typingSlice = createSlice({
  name: 'typing',
  initialState,
  reducers: {
    /** Read from this device, or chosen in the menu. */
    typingSwitched: (state, { payload: on }: PayloadAction<boolean>) => {
      state.on = on
      if (!on) state.rooms = {}
    },
    /** Sends WS10: this member is typing. */
    typingTold: (state, _action: PayloadAction<{ roomId: number }>) => {
      state.told += 1
    },
    /** No typing event has come for a while. */
    typingForgotten: (state, { payload }: PayloadAction<{ roomId: number; memberId: number }>) =>
      stops(state, payload.roomId, payload.memberId),
  },
  extraReducers: (builder) => {
    builder
      .addCase(framesArrived, (state, { payload: events }) => {
        for (const event of events) {
          if (event.type === 'MESSAGE') stops(state, event.data.roomId, event.data.senderId)
          if (event.type !== 'TYPING' || !state.on) continue
          const { roomId, memberId, nickname } = event.data
          const typists = (state.rooms[roomId] ??= [])
          if (!typists.some((typist) => typist.memberId === memberId)) typists.push({ memberId, nickname })
        }
      })
      .addCase(roomClosed, ({ rooms }, { payload }) => {
        delete rooms[payload.roomId]
      })
      .addCase(roomLeft, ({ rooms }, { payload }) => {
        delete rooms[payload.roomId]
      })
      .addCase(connectionChanged, (state, { payload }) => {
        if (payload.status !== 'live') state.rooms = {}
      })
  },
})

export const { typingSwitched, typingTold, typingForgotten } = typingSlice.actions
export const typingReducer = typingSlice.reducer

export interface WithTyping {
  typing: TypingState
}

const NOBODY: readonly Typist[] = []

export const selectTypists = (state: WithTyping, roomId: number): readonly Typist[] =>
  state.typing.rooms[roomId] ?? NOBODY
export const selectTypingOn = (state: WithTyping): boolean => state.typing.on
