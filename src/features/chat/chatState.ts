import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import type { WithAuth } from '#src/auth/authSlice.ts'
import type { WithRealtime } from '#src/realtime/realtimeSlice.ts'
import { chatApi } from './chatApi.ts'
import type { WithDrafts } from './composer/draftsSlice.ts'
import type { WithOutbox } from './delivery/outboxSlice.ts'
import type { WithPast } from './past/pastSlice.ts'
import { findRoom } from './timeline/roomList.ts'
import type { WithTimeline } from './timeline/timelineSlice.ts'
import type { WithTyping } from './typing/typingSlice.ts'

const selectRoomListResult = chatApi.endpoints.listRooms.select()

/** The part of the state that chat needs. */
export type ChatState = WithAuth &
  WithRealtime &
  WithTimeline &
  WithPast &
  WithTyping &
  WithOutbox &
  WithDrafts &
  Parameters<typeof selectRoomListResult>[0]

export type ChatDispatch = ThunkDispatch<ChatState, unknown, UnknownAction>

/** The cached answer of CH1; undefined before the first answer. */
export const selectRoomList = (state: ChatState) => selectRoomListResult(state).data

/**
 * The other person of a two-person conversation, and its room type for WS6. Null while unknown. Taken from
 * CH1, or from CH5 when CH1 does not list the room.
 */
export function selectOther(
  state: ChatState,
  roomId: number,
): { receiverId: number; roomType: string } | null {
  const listed = findRoom(selectRoomList(state) ?? [], roomId)
  if (listed) return otherOf(listed.people[0], listed.roomType)
  const entry = chatApi.endpoints.enterRoom.select(roomId)(state).data
  return entry ? otherOf(entry.participantInfos.infos[0], entry.roomType) : null
}

const otherOf = (person: { memberId: number } | undefined, roomType: string) =>
  person ? { receiverId: person.memberId, roomType } : null

export const useChatDispatch = useDispatch.withTypes<ChatDispatch>()
export const useChatSelector = useSelector.withTypes<ChatState>()
