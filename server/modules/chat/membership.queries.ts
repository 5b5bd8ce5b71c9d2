import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { members, participants, rooms } from '#server/db/schema.ts'

export async function selectNickname(db: Db, memberId: number): Promise<string | null> {
  const [member] = await db
    .select({ nickname: members.nickname })
    .from(members)
    .where(eq(members.id, memberId))
  return member?.nickname ?? null
}

/** Null: never been in the room. */
export async function selectParticipation(db: Db, roomId: number, memberId: number) {
  const [row] = await db
    .select({ state: participants.state })
    .from(participants)
    .where(and(eq(participants.roomId, roomId), eq(participants.memberId, memberId)))
  return row?.state ?? null
}

interface Arrival {
  roomId: number
  memberId: number
  /** Everything so far counts as read. */
  lastReadMessageId: number
  readTalkCount: number
  at: Date
}

/** Adds the member, or takes one back who had left. */
export async function putIn(
  tx: Db,
  { roomId, memberId, lastReadMessageId, readTalkCount, at }: Arrival,
): Promise<void> {
  const mark = { state: 'ACTIVE' as const, lastReadMessageId, readTalkCount }
  await tx
    .insert(participants)
    .values({ roomId, memberId, joinedAt: at, ...mark })
    .onConflictDoUpdate({ target: [participants.roomId, participants.memberId], set: mark })
}

/** The pin goes with the member (CH7). */
export async function takeOut(tx: Db, roomId: number, memberId: number): Promise<void> {
  await tx
    .update(participants)
    .set({ state: 'INACTIVE', pinnedAt: null })
    .where(and(eq(participants.roomId, roomId), eq(participants.memberId, memberId)))
}

/** Every change of who is in a room goes with this, so that remembered member lists are known to be old. */
export async function raiseMembersVersion(tx: Db, roomId: number): Promise<void> {
  await tx
    .update(rooms)
    .set({ membersVersion: sql`${rooms.membersVersion} + 1` })
    .where(eq(rooms.id, roomId))
}

export async function selectActiveIds(tx: Db, roomId: number): Promise<number[]> {
  const rows = await tx
    .select({ memberId: participants.memberId })
    .from(participants)
    .where(and(eq(participants.roomId, roomId), eq(participants.state, 'ACTIVE')))
    .orderBy(participants.memberId)
  return rows.map((row) => row.memberId)
}
