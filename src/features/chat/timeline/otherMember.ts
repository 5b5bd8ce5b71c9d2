import { asApiError } from '#src/api/apiError.ts'
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
 * True until CH1 or CH5 names the other person of a private room, or CH5 fails. Messages written meanwhile
 * wait in the outbox. A CH5 that failed without a network does not count: it is asked again.
 */
export function selectIsOtherAwaited(state: WithChatApi, roomId: number): boolean {
  if (findRoom(selectRoomList(state) ?? [], roomId)) return false
  const { data, isError, error } = chatApi.endpoints.enterRoom.select(roomId)(state)
  return data === undefined && (!isError || asApiError(error).kind === 'offline')
}
