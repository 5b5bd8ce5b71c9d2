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
 * True while neither CH1 nor CH5 has named the other person of a private room. Messages written meanwhile wait
 * in the outbox. False once CH5 has failed, unless only the network was missing: then it is asked again.
 */
export function selectIsOtherAwaited(state: WithChatApi, roomId: number): boolean {
  if (findRoom(selectRoomList(state) ?? [], roomId)) return false
  const { data, isError, error } = chatApi.endpoints.enterRoom.select(roomId)(state)
  return data === undefined && !(isError && asApiError(error).kind !== 'offline')
}
