import type { RoomInfo } from '#contract/http/chat.ts'
import type { Deps } from '#server/deps.ts'
import {
  isBandRoom,
  presentApplicantRoom,
  presentGroupRoom,
  presentManagerRoom,
  presentPrivateRoom,
  type BandRoomRow,
} from './roomList.present.ts'
import { selectManagedBands, selectRoomsOf } from './roomList.queries.ts'

/** CH1. The application rooms of a managed band are inside that band's one row; those of an ended band are in nobody's list. */
export async function roomsOf(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
): Promise<{ chatRoomInfos: RoomInfo[] }> {
  const [rows, bands] = await Promise.all([selectRoomsOf(db, memberId), selectManagedBands(db, memberId)])
  const infos: RoomInfo[] = []
  const applications = new Map<number, BandRoomRow[]>(bands.map((band) => [band.bandId, []]))
  for (const row of rows.sort(byListOrder)) {
    if (row.kind === 'PRIVATE') infos.push(presentPrivateRoom(row))
    else if (row.kind === 'GROUP') infos.push(presentGroupRoom(row))
    else if (!isBandRoom(row)) continue
    else if (row.bandManagerId === memberId) applications.get(row.bandId)?.push(row)
    else infos.push(presentApplicantRoom(row))
  }
  for (const band of bands) infos.push(presentManagerRoom(band, applications.get(band.bandId) ?? []))
  return { chatRoomInfos: infos.sort(byListOrder) }
}

interface Listed {
  pinnedAt: string | Date | null
  lastMessageAt: string | Date | null
  roomId: number | null
  bandId?: number | null
}

/**
 * Pinned first, latest pin first; then by last message, latest first, those without one before all others (CH1). What is
 * still equal: the newer room first.
 */
export function byListOrder(a: Listed, b: Listed): number {
  if ((a.pinnedAt === null) !== (b.pinnedAt === null)) return a.pinnedAt === null ? 1 : -1
  if (a.pinnedAt !== null && b.pinnedAt !== null)
    return latestFirst(a.pinnedAt, b.pinnedAt) || newerFirst(a, b)
  if ((a.lastMessageAt === null) !== (b.lastMessageAt === null)) return a.lastMessageAt === null ? -1 : 1
  if (a.lastMessageAt !== null && b.lastMessageAt !== null)
    return latestFirst(a.lastMessageAt, b.lastMessageAt) || newerFirst(a, b)
  return newerFirst(a, b)
}

const latestFirst = (a: string | Date, b: string | Date) => new Date(b).getTime() - new Date(a).getTime()

const newerFirst = (a: Listed, b: Listed) => (b.roomId ?? b.bandId ?? 0) - (a.roomId ?? a.bandId ?? 0)
