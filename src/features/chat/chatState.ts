import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { WithAuth } from '#src/auth/authSlice.ts'
import type { WithRealtime } from '#src/realtime/realtimeSlice.ts'
import { chatApi } from './chatApi.ts'
import type { WithDrafts } from './draftsSlice.ts'
import type { WithOutbox } from './outboxSlice.ts'
import type { WithTimeline } from './timelineSlice.ts'

const selectRoomListResult = chatApi.endpoints.listRooms.select()

/** The part of the state chat needs. */
export type ChatState = WithAuth &
  WithRealtime &
  WithTimeline &
  WithOutbox &
  WithDrafts &
  Parameters<typeof selectRoomListResult>[0]

export type ChatDispatch = ThunkDispatch<ChatState, unknown, UnknownAction>

/** What the cache has of CH1; undefined before the first answer. */
export const selectRoomList = (state: ChatState) => selectRoomListResult(state).data

export const useChatDispatch = useDispatch.withTypes<ChatDispatch>()
export const useChatSelector = useSelector.withTypes<ChatState>()
