import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/db.ts'
import { members, participants, rooms } from '#server/db/schema.ts'

/**
 * Gives each of these groups that has no owner, or whose owner has just gone, to the longest-standing of
 * those in it who have not withdrawn; null: nobody is. Other rooms stay as they are. The rooms must be locked
 * (`lockRooms`).
 */
export async function chooseOwners(
  tx: Tx,
  roomIds: readonly number[],
  goneId: number | null = null,
): Promise<void> {
  const longest = tx
    .select({ memberId: participants.memberId })
    .from(participants)
    .innerJoin(members, and(eq(members.id, participants.memberId), eq(members.state, 'ACTIVE')))
    .where(and(eq(participants.roomId, rooms.id), eq(participants.state, 'ACTIVE')))
    .orderBy(asc(participants.joinedAt), asc(participants.memberId))
    .limit(1)
  await tx
    .update(rooms)
    .set({ ownerId: sql`(${longest})` })
    .where(
      and(
        inArray(rooms.id, [...roomIds]),
        eq(rooms.kind, 'GROUP'),
        goneId === null ? isNull(rooms.ownerId) : or(isNull(rooms.ownerId), eq(rooms.ownerId, goneId)),
      ),
    )
}

/** Up to `max` groups that the member owns, in id order. */
export async function selectOwned(db: Db, memberId: number, max: number): Promise<number[]> {
  const rows = await db
    .select({ id: rooms.id })
    .from(rooms)
    .where(eq(rooms.ownerId, memberId))
    .orderBy(asc(rooms.id))
    .limit(max)
  return rows.map(({ id }) => id)
}
