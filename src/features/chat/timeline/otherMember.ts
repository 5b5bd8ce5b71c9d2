import { chatApi, type WithChatApi } from '../chatApi.ts'
import { selectRoomList } from '../roomListCache.ts'
import { findRoom } from './roomList.ts'

/**
 * The other person of a two-person conversation, and its room type for WS6. Null while unknown. Taken from
 * CH1, or from CH5 when CH1 does not list the room.
 */
export function selectOther(
  state: WithChatApi,
  roomId: number,
): { receiverId: number; roomType: string } | null {
  const listed = findRoom(selectRoomList(state) ?? [], roomId)
  if (listed) return otherOf(listed.people[0], listed.roomType)
  const entry = chatApi.endpoints.enterRoom.select(roomId)(state).data
  return entry ? otherOf(entry.participantInfos.infos[0], entry.roomType) : null
}

const otherOf = (person: { memberId: number } | undefined, roomType: string) =>
  person ? { receiverId: person.memberId, roomType } : null

/**
 * True while neither CH1 nor CH5 has named the other person of a private room and CH5 has not failed.
 * Messages written meanwhile wait in the outbox.
 */
export function selectIsOtherAwaited(state: WithChatApi, roomId: number): boolean {
  if (findRoom(selectRoomList(state) ?? [], roomId)) return false
  const { data, isError } = chatApi.endpoints.enterRoom.select(roomId)(state)
  return data === undefined && !isError
}
