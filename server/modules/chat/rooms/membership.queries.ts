import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { LEFT_SEAT } from '#server/db/leftSeat.ts'
import { members, participants, rooms } from '#server/db/schema.ts'
import { isHiddenRoom } from './hidden.ts'

export async function selectNickname(db: Db, memberId: number): Promise<string | null> {
  const [member] = await db
    .select({ nickname: members.nickname })
    .from(members)
    .where(eq(members.id, memberId))
  return member?.nickname ?? null
}

/** Whether a block hides the room from both of its people. */
export async function isHidden(db: Db, roomId: number): Promise<boolean> {
  const [room] = await db.select({ isHidden: isHiddenRoom }).from(rooms).where(eq(rooms.id, roomId))
  return room?.isHidden ?? false
}

/** Null: the member was never in the room. */
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
  /** Everything before counts as read. */
  lastReadMessageId: number
  readTalkCount: number
  at: Date
}

/** Adds the member, or reactivates one who had left, whose time in the room begins anew. */
export async function putIn(
  tx: Db,
  { roomId, memberId, lastReadMessageId, readTalkCount, at }: Arrival,
): Promise<void> {
  const mark = { state: 'ACTIVE' as const, lastReadMessageId, readTalkCount }
  await tx
    .insert(participants)
    .values({ roomId, memberId, joinedAt: at, ...mark })
    .onConflictDoUpdate({
      target: [participants.roomId, participants.memberId],
      set: { ...mark, joinedAt: at },
    })
}

/** Also removes the member's pin and mute (CH7). */
export async function takeOut(tx: Db, roomId: number, memberId: number): Promise<void> {
  await tx
    .update(participants)
    .set(LEFT_SEAT)
    .where(and(eq(participants.roomId, roomId), eq(participants.memberId, memberId)))
}

/** Must accompany every change of membership, so that cached member lists become stale. */
export async function raiseMembersVersion(tx: Db, roomId: number): Promise<void> {
  await tx
    .update(rooms)
    .set({ membersVersion: sql`${rooms.membersVersion} + 1` })
    .where(eq(rooms.id, roomId))
}

/** The active members of each room, in id order; a room without any is missing. */
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
