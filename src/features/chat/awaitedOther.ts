import { chatApi } from './chatApi.ts'
import { type ChatState, selectRoomList } from './chatState.ts'
import { findRoom } from './roomList.ts'

/** Nobody has said yet whom a conversation of two is with, and nobody has refused to: what is written meanwhile waits for it. */
export function selectIsOtherAwaited(state: ChatState, roomId: number): boolean {
  if (findRoom(selectRoomList(state) ?? [], roomId)) return false
  const { data, isError } = chatApi.endpoints.enterRoom.select(roomId)(state)
  return data === undefined && !isError
}
