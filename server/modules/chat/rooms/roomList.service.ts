import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { batchedReads } from '#server/db/batchedReads.ts'
import { oncePerStore } from '#server/db/oncePerStore.ts'
import type { Deps } from '#server/deps.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import {
  asOf,
  presentApplicantRoom,
  presentGroupRoom,
  presentManagerRoom,
  presentPrivateRoom,
  seenLists,
  type ListedRoom,
} from './roomList.present.ts'
import { selectRoomLists } from './roomList.queries.ts'

/**
 * Eight lists in one statement cost a fifth less than eight single ones, here and in the store (S9). Two
 * statements at a time: the store reads the next lists while this node presents the last ones, and most of
 * the node's connections stay free.
 */
const TOGETHER = { batchMax: 8, underWayMax: 2 }

const listOf = oncePerStore((db) =>
  batchedReads(
    async (memberIds: readonly number[]) => seenLists(await selectRoomLists(db, memberIds), memberIds),
    { ...TOGETHER, queue: { db, name: 'room_lists' } },
  ),
)

/**
 * CH1. The application rooms of a managed band are inside the band's row; a manager does not see those of an
 * ended band.
 */
export async function listRooms(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  memberId: number,
  urlOf: UrlOf,
): Promise<{ chatRoomInfos: RoomInfo[] }> {
  const { rooms, bands } = await listOf(db)(memberId)
  const at = now().toISOString()
  const infos: RoomInfo[] = []
  const applied = new Map<number, ListedRoom[]>(bands.map(([bandId]) => [bandId, []]))
  for (const stored of rooms) {
    const room = asOf(stored, at)
    const { kind, application } = room
    if (kind === 'PRIVATE') infos.push(presentPrivateRoom(room, urlOf))
    else if (kind === 'GROUP') infos.push(presentGroupRoom(room, urlOf))
    else if (application?.managerId === memberId) applied.get(application.bandId)?.push(room)
    else if (application) infos.push(presentApplicantRoom(room, application, urlOf))
  }
  for (const band of bands)
    infos.push(presentManagerRoom(band, (applied.get(band[0]) ?? []).sort(byListOrder), urlOf))
  return { chatRoomInfos: infos.sort(byListOrder) }
}

interface Listed {
  pinnedAt: string | null
  lastMessageAt: string | null
  roomId: number | null
  bandId?: number | null
}

/**
 * Pinned first, latest pin first; then rooms without a message; then by last message, latest first (CH1).
 * Among equal rooms the newer comes first. Times are UTC texts of one form, so they sort as texts.
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
