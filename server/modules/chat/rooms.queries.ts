import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { members, participants, rooms } from '#server/db/schema.ts'

/** Null: no such room. `myState` null: the member has never been in it. */
export async function selectRoomAsSeenBy(db: Db, memberId: number, roomId: number) {
  const [room] = await db
    .select({ id: rooms.id, kind: rooms.kind, myState: participants.state })
    .from(rooms)
    .leftJoin(participants, and(eq(participants.roomId, rooms.id), eq(participants.memberId, memberId)))
    .where(eq(rooms.id, roomId))
  return room ?? null
}

/**
 * Takes the row lock that puts everything happening in a room into one order. Weak enough to let foreign keys point at
 * the room meanwhile. Null: no such room.
 */
export async function lockRoom(tx: Db, roomId: number) {
  const [room] = await tx
    .select({
      id: rooms.id,
      kind: rooms.kind,
      talkCount: rooms.talkCount,
      membersVersion: rooms.membersVersion,
      lastMessageId: rooms.lastMessageId,
      lastMessageAt: rooms.lastMessageAt,
    })
    .from(rooms)
    .where(eq(rooms.id, roomId))
    .for('no key update')
  return room ?? null
}

export type LockedRoom = NonNullable<Awaited<ReturnType<typeof lockRoom>>>

/** Everybody else: in a group those who are in it, in a two-person room also one who has left. In the order of their ids, as CH1. */
export async function selectOthers(db: Db, memberId: number, room: { id: number; kind: LockedRoom['kind'] }) {
  return db
    .select({
      memberId: participants.memberId,
      nickname: members.nickname,
      imageUrl: members.profileImageUrl,
      lastReadMessageId: participants.lastReadMessageId,
    })
    .from(participants)
    .innerJoin(members, eq(members.id, participants.memberId))
    .where(
      and(
        eq(participants.roomId, room.id),
        ne(participants.memberId, memberId),
        room.kind === 'GROUP' ? eq(participants.state, 'ACTIVE') : undefined,
      ),
    )
    .orderBy(participants.memberId)
}
