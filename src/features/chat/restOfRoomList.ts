import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { ROOM_PAGE_SIZE } from '#contract/limits.ts'
import type { AskRooms, RoomListRead, RoomListResult } from './readRoomList.ts'

/**
 * What follows the first answer of CH1: its changes are applied, or its further pages are read. Rooms that
 * move between the pages are among the changes since the first.
 */
export async function readRest<Failure>(
  before: RoomListRead | undefined,
  first: RoomListRead,
  ask: AskRooms<Failure>,
): RoomListResult<Failure> {
  const changed = withChanges(before?.chatRoomInfos ?? [], first)
  if (changed) return { data: { chatRoomInfos: changed, version: first.version } }

  // a row is missing: nothing of the list is trusted
  let answer = first.ids ? await ask({ limit: ROOM_PAGE_SIZE }) : { data: first }
  const version = answer.data?.version
  const read: RoomInfo[] = []
  while (answer.data) {
    read.push(...answer.data.chatRoomInfos)
    const cursor = answer.data.nextCursor
    if (!cursor) break
    answer = await ask({ cursor })
  }
  if (answer.data) answer = await ask({ since: version })
  const whole = answer.data && withChanges(read, answer.data)
  if (whole) return { data: { chatRoomInfos: whole, version: answer.data!.version } }
  // too much has changed meanwhile
  return answer.data ? ask({}) : answer
}

/**
 * Null: the answer is not about changes, or names a row that is in neither. The newest rooms come first, as
 * the server orders those that are equal otherwise.
 */
export function withChanges(
  before: readonly RoomInfo[],
  { chatRoomInfos, ids }: RoomListRead,
): RoomInfo[] | null {
  if (!ids) return null
  const rows = new Map([...before, ...chatRoomInfos].map((row) => [row.roomId ?? -row.bandId, row]))
  const keys = [...ids.rooms, ...ids.bands.map((bandId) => -bandId)].sort((a, b) => Math.abs(b) - Math.abs(a))
  const rooms = keys.flatMap((key) => rows.get(key) ?? [])
  return rooms.length < keys.length ? null : rooms
}
