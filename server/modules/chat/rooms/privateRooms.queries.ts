import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/db.ts'
import { friendships, members, participants, rooms } from '#server/db/schema.ts'

/** The member's private rooms with friends who have not withdrawn, in nickname order like F1. */
export async function selectFriendRooms(db: Db, memberId: number) {
  const other = alias(participants, 'other')
  return db
    .select({
      roomId: rooms.id,
      memberId: members.id,
      friendName: members.nickname,
      profileImage: members.profileImageUrl,
    })
    .from(participants)
    .innerJoin(rooms, and(eq(rooms.id, participants.roomId), eq(rooms.kind, 'PRIVATE')))
    .innerJoin(other, and(eq(other.roomId, rooms.id), sql`${other.memberId} <> ${memberId}`))
    .innerJoin(members, and(eq(members.id, other.memberId), eq(members.state, 'ACTIVE')))
    .innerJoin(
      friendships,
      and(
        eq(friendships.lowId, sql`least(${memberId}::bigint, ${members.id})`),
        eq(friendships.highId, sql`greatest(${memberId}::bigint, ${members.id})`),
      ),
    )
    .where(and(eq(participants.memberId, memberId), eq(participants.state, 'ACTIVE')))
    .orderBy(sql`${members.nicknameKey} collate "C"`, rooms.id)
}

/** Null: no such member. */
export async function selectMemberState(db: Db, memberId: number) {
  const [member] = await db.select({ state: members.state }).from(members).where(eq(members.id, memberId))
  return member?.state ?? null
}

export interface Pair {
  lowId: number
  highId: number
}

/**
 * One room per pair, permanently: of concurrent calls one creates it and gets its id. Null: it already
 * exists.
 */
export async function insertPrivateRoom(tx: Db, pair: Pair, at: Date): Promise<number | null> {
  const [room] = await tx
    .insert(rooms)
    .values({ kind: 'PRIVATE', ...pair, createdAt: at })
    .onConflictDoNothing({ target: [rooms.lowId, rooms.highId], where: sql`kind = 'PRIVATE'` })
    .returning({ id: rooms.id })
  if (!room) return null
  await tx.insert(participants).values([
    { roomId: room.id, memberId: pair.lowId, joinedAt: at },
    { roomId: room.id, memberId: pair.highId, joinedAt: at },
  ])
  return room.id
}

/** Locks the pair's room and returns its id; null: no such room. */
export async function lockPrivateRoom(tx: Db, { lowId, highId }: Pair): Promise<number | null> {
  const [room] = await tx
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(eq(rooms.kind, 'PRIVATE'), eq(rooms.lowId, lowId), eq(rooms.highId, highId)))
    .for('no key update')
  return room?.id ?? null
}

/** The number of participants who have left the room. */
export async function countAbsent(tx: Db, roomId: number): Promise<number> {
  return tx.$count(participants, and(eq(participants.roomId, roomId), eq(participants.state, 'INACTIVE')))
}
