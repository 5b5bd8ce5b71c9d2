import { chatApi } from '../chatApi.ts'
import { type ChatState, selectRoomList } from '../chatState.ts'
import { findRoom } from './roomList.ts'

/**
 * True while neither CH1 nor CH5 has named the other person of a private room and CH5 has not failed.
 * Messages written meanwhile wait in the outbox.
 */
export function selectIsOtherAwaited(state: ChatState, roomId: number): boolean {
  if (findRoom(selectRoomList(state) ?? [], roomId)) return false
  const { data, isError } = chatApi.endpoints.enterRoom.select(roomId)(state)
  return data === undefined && !isError
}
