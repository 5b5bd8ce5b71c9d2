import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { batchedReads } from '#server/db/batchedReads.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { oncePerStore } from '#server/db/oncePerStore.ts'
import { members, participants, rooms } from '#server/db/schema.ts'
import { isHiddenRoom } from './hidden.ts'

interface Seat {
  memberId: number
  roomId: number
}

/**
 * Null: no such room, or one that a block hides from both. `myState` null: the member has never been in it.
 */
export const selectRoomAsSeenBy = (db: Db, memberId: number, roomId: number) =>
  seenRoom(db)({ memberId, roomId })

/** Batched, because two thousand clients may reconnect at once; on PGlite each statement blocks everybody. */
const seenRoom = oncePerStore((db) =>
  batchedReads((seats: readonly Seat[]) => selectRoomsAsSeenBy(db, seats), {
    batchMax: 100,
    underWayMax: 2,
    queue: { db, name: 'rooms' },
  }),
)

async function selectRoomsAsSeenBy(db: Db, seats: readonly Seat[]) {
  const wanted = JSON.stringify(seats.map((seat, at) => ({ at, ...seat })))
  const rows = await db
    .select({
      at: sql`wanted.at`.mapWith(Number),
      id: rooms.id,
      kind: rooms.kind,
      ownerId: rooms.ownerId,
      isOpen: rooms.isOpen,
      myState: participants.state,
    })
    .from(sql`json_to_recordset(${wanted}::json) as wanted(at int, "memberId" bigint, "roomId" bigint)`)
    .innerJoin(rooms, and(eq(rooms.id, sql`wanted."roomId"`), sql`not ${isHiddenRoom}`))
    .leftJoin(
      participants,
      and(eq(participants.roomId, rooms.id), eq(participants.memberId, sql`wanted."memberId"`)),
    )
  const found = new Map(rows.map(({ at, ...room }) => [at, room]))
  return seats.map((_, at) => found.get(at) ?? null)
}

/**
 * Takes the row locks that serialise all changes of a room, in id order, so that several rooms can be locked
 * without deadlock. The locks are weak enough for foreign keys to reference a room meanwhile. Unknown rooms
 * are left out.
 */
export async function lockRooms(tx: Tx, roomIds: readonly number[]) {
  return tx
    .select({
      id: rooms.id,
      kind: rooms.kind,
      talkCount: rooms.talkCount,
      membersVersion: rooms.membersVersion,
      lastMessageId: rooms.lastMessageId,
      lastMessageAt: rooms.lastMessageAt,
    })
    .from(rooms)
    .where(inArray(rooms.id, [...roomIds]))
    .orderBy(rooms.id)
    .for('no key update')
}

/** Null: no such room. */
export async function lockRoom(tx: Tx, roomId: number) {
  const [room] = await lockRooms(tx, [roomId])
  return room ?? null
}

export type LockedRoom = NonNullable<Awaited<ReturnType<typeof lockRoom>>>

/**
 * All others: in a group its active members, in a two-person room also one who has left. In id order, as in
 * CH1.
 */
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
