import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { participants } from '#server/db/schema.ts'
import { recentlyUsed } from '#server/lib/recentlyUsed.ts'

/** A member with a participant row: `active` is false after leaving. */
export interface RoomMember {
  memberId: number
  active: boolean
}

interface VersionedRoom {
  id: number
  membersVersion: number
}

export interface RoomMembers {
  /** The members of each room at exactly the given version; missing lists are read through `db`. */
  of(db: Db, rooms: readonly VersionedRoom[]): Promise<Map<number, readonly RoomMember[]>>
}

const ROOMS_KEPT_MAX = 10_000

/**
 * Caches member lists by room and `members_version`, so that sending to a room of 500 does not read 500 rows
 * each time. Every join, exit and return increments the version, and callers pass the current one, so a list
 * is never stale.
 */
export function createRoomMembers(): RoomMembers {
  const known = recentlyUsed<number, { version: number; members: readonly RoomMember[] }>(ROOMS_KEPT_MAX)

  return {
    async of(db, rooms) {
      const missing = rooms.filter((room) => known.get(room.id)?.version !== room.membersVersion)
      const loaded =
        missing.length > 0
          ? await selectMembers(
              db,
              missing.map((room) => room.id),
            )
          : new Map<number, RoomMember[]>()
      const lists = new Map<number, readonly RoomMember[]>()
      for (const room of rooms) {
        const members = loaded.get(room.id) ?? known.get(room.id)?.members ?? []
        known.set(room.id, { version: room.membersVersion, members })
        lists.set(room.id, members)
      }
      return lists
    },
  }
}

async function selectMembers(db: Db, roomIds: number[]): Promise<Map<number, RoomMember[]>> {
  const rows = await db
    .select({ roomId: participants.roomId, memberId: participants.memberId, state: participants.state })
    .from(participants)
    .where(inArray(participants.roomId, roomIds))
    .orderBy(participants.memberId)
  const lists = new Map<number, RoomMember[]>(roomIds.map((roomId) => [roomId, []]))
  for (const { roomId, memberId, state } of rows)
    lists.get(roomId)?.push({ memberId, active: state === 'ACTIVE' })
  return lists
}
