import type { RoomInfo } from '#contract/http/chat.ts'
import type { Deps } from '#server/deps.ts'
import type { UrlOf } from '#server/fileUrls.ts'
import {
  listedRooms,
  presentApplicantRoom,
  presentGroupRoom,
  presentManagerRoom,
  presentPrivateRoom,
  type ListedRoom,
} from './roomList.present.ts'
import { selectRoomList } from './roomList.queries.ts'

/** CH1. The application rooms of a managed band are inside that band's one row; a manager does not see those of an ended one. */
export async function roomsOf(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
  urlOf: UrlOf,
): Promise<{ chatRoomInfos: RoomInfo[] }> {
  const rows = await selectRoomList(db, memberId)
  const infos: RoomInfo[] = []
  const applied = new Map<number, ListedRoom[]>(rows.bands.map(([bandId]) => [bandId, []]))
  for (const room of listedRooms(rows)) {
    const { kind, application } = room
    if (kind === 'PRIVATE') infos.push(presentPrivateRoom(room))
    else if (kind === 'GROUP') infos.push(presentGroupRoom(room, urlOf))
    else if (application?.managerId === memberId) applied.get(application.bandId)?.push(room)
    else if (application) infos.push(presentApplicantRoom(room, application))
  }
  for (const band of rows.bands)
    infos.push(presentManagerRoom(band, (applied.get(band[0]) ?? []).sort(byListOrder)))
  return { chatRoomInfos: infos.sort(byListOrder) }
}

interface Listed {
  pinnedAt: string | null
  lastMessageAt: string | null
  roomId: number | null
  bandId?: number | null
}

/**
 * Pinned first, latest pin first; then by last message, latest first, those without one before all others (CH1). What is
 * still equal: the newer room first. Times are UTC texts of one form, so their order is that of the texts.
 */
function byListOrder(a: Listed, b: Listed): number {
  if ((a.pinnedAt === null) !== (b.pinnedAt === null)) return a.pinnedAt === null ? 1 : -1
  if (a.pinnedAt !== null) return latestFirst(a.pinnedAt, b.pinnedAt) || newerFirst(a, b)
  if ((a.lastMessageAt === null) !== (b.lastMessageAt === null)) return a.lastMessageAt === null ? -1 : 1
  return latestFirst(a.lastMessageAt, b.lastMessageAt) || newerFirst(a, b)
}

function latestFirst(a: string | null, b: string | null): number {
  if (a === b) return 0
  return (a ?? '') < (b ?? '') ? 1 : -1
}

const newerFirst = (a: Listed, b: Listed) => (b.roomId ?? b.bandId ?? 0) - (a.roomId ?? a.bandId ?? 0)
