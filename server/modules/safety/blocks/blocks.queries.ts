import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { applications, bands } from '#server/db/bandTables.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { LEFT_SEAT } from '#server/db/leftSeat.ts'
import { friendRequests, notifications } from '#server/db/requestTables.ts'
import { blocks } from '#server/db/safetyTables.ts'
import { friendships, members, participants, rooms } from '#server/db/schema.ts'

/** The members whom this one has blocked, the latest first. Includes those who have withdrawn. */
export const selectBlocked = (db: Db, blockerId: number) =>
  db
    .select({
      memberId: members.id,
      nickname: members.nickname,
      profileImageUrl: members.profileImageUrl,
      blockedAt: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(members, eq(members.id, blocks.blockedId))
    .where(eq(blocks.blockerId, blockerId))
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))

/**
 * Locks both members, in the order of their ids, so that requests and applications between the two wait for
 * this transaction or are seen by it. Returns the ids of those who exist.
 */
export async function lockTwo(tx: Tx, ids: readonly [number, number]): Promise<number[]> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.id, [...ids]))
    .orderBy(members.id)
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** False: it was there already. */
export async function insertBlock(
  tx: Tx,
  blockerId: number,
  blockedId: number,
  createdAt: Date,
): Promise<boolean> {
  const stored = await tx
    .insert(blocks)
    .values({ blockerId, blockedId, createdAt })
    .onConflictDoNothing()
    .returning({ blockedId: blocks.blockedId })
  return stored.length > 0
}

/** False: there was none. */
export async function deleteBlock(tx: Tx, blockerId: number, blockedId: number): Promise<boolean> {
  const deleted = await tx
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
    .returning({ blockedId: blocks.blockedId })
  return deleted.length > 0
}

/** The rooms of the two: their private room, and those of applications of one to a band of the other. */
export async function selectRoomsOfTwo(tx: Tx, oneId: number, otherId: number) {
  const pair = [oneId, otherId]
  return tx
    .select({ id: rooms.id, passFail: applications.passFail })
    .from(rooms)
    .leftJoin(applications, eq(applications.roomId, rooms.id))
    .leftJoin(bands, eq(bands.id, applications.bandId))
    .where(
      or(
        and(
          eq(rooms.kind, 'PRIVATE'),
          eq(rooms.lowId, Math.min(...pair)),
          eq(rooms.highId, Math.max(...pair)),
        ),
        and(eq(applications.applicantId, oneId), eq(bands.managerId, otherId)),
        and(eq(applications.applicantId, otherId), eq(bands.managerId, oneId)),
      ),
    )
    .orderBy(rooms.id)
}

/** Locks these rooms, and makes a message that was permitted before check its permission again. */
export async function raiseVersions(tx: Tx, roomIds: readonly number[]): Promise<void> {
  for (const roomId of roomIds)
    await tx
      .update(rooms)
      .set({ membersVersion: sql`${rooms.membersVersion} + 1` })
      .where(eq(rooms.id, roomId))
}

/**
 * Withdraws applications that nobody has decided, with what was told about them: both leave the room, whose
 * messages stay, as with B10. The rooms are locked.
 */
export async function deletePending(tx: Tx, roomIds: readonly number[]): Promise<void> {
  const deleted = await tx
    .delete(applications)
    .where(and(inArray(applications.roomId, [...roomIds]), eq(applications.passFail, 'PENDING')))
    .returning({ roomId: applications.roomId })
  if (deleted.length === 0) return
  await tx
    .update(participants)
    .set(LEFT_SEAT)
    .where(
      inArray(
        participants.roomId,
        deleted.map(({ roomId }) => roomId),
      ),
    )
}

/** Ends friendship and requests of the two, and deletes what each was notified about the other. */
export async function deleteRelations(tx: Tx, oneId: number, otherId: number): Promise<void> {
  const pair = [oneId, otherId]
  await tx
    .delete(friendRequests)
    .where(and(inArray(friendRequests.requesterId, pair), inArray(friendRequests.receiverId, pair)))
  await tx
    .delete(friendships)
    .where(and(eq(friendships.lowId, Math.min(...pair)), eq(friendships.highId, Math.max(...pair))))
  await tx
    .delete(notifications)
    .where(and(inArray(notifications.senderId, pair), inArray(notifications.receiverId, pair)))
}
