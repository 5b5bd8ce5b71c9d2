import { and, eq, inArray, sql } from 'drizzle-orm'
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

/** Who is in each of the rooms, in the order of their ids; nobody is in a room that the answer lacks. */
export async function selectActiveIds(tx: Db, roomIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await tx
    .select({ roomId: participants.roomId, memberId: participants.memberId })
    .from(participants)
    .where(and(inArray(participants.roomId, [...roomIds]), eq(participants.state, 'ACTIVE')))
    .orderBy(participants.memberId)
  const found = new Map<number, number[]>()
  for (const { roomId, memberId } of rows) {
    const present = found.get(roomId)
    if (present) present.push(memberId)
    else found.set(roomId, [memberId])
  }
  return found
}
