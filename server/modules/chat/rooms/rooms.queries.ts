import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { batchedReads } from '#server/db/batchedReads.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { oncePerStore } from '#server/db/oncePerStore.ts'
import { members, participants, rooms } from '#server/db/schema.ts'

interface Seat {
  memberId: number
  roomId: number
}

/** Null: no such room. `myState` null: the member has never been in it. */
export const selectRoomAsSeenBy = (db: Db, memberId: number, roomId: number) =>
  seenRoom(db)({ memberId, roomId })

/** Two thousand who come back ask at the same moment; on PGlite each statement blocks everybody. */
const seenRoom = oncePerStore((db) =>
  batchedReads((seats: readonly Seat[]) => selectRoomsAsSeenBy(db, seats), { batchMax: 100, underWayMax: 2 }),
)

async function selectRoomsAsSeenBy(db: Db, seats: readonly Seat[]) {
  const wanted = JSON.stringify(seats.map((seat, at) => ({ at, ...seat })))
  const rows = await db
    .select({
      at: sql`wanted.at`.mapWith(Number),
      id: rooms.id,
      kind: rooms.kind,
      myState: participants.state,
    })
    .from(sql`json_to_recordset(${wanted}::json) as wanted(at int, "memberId" bigint, "roomId" bigint)`)
    .innerJoin(rooms, eq(rooms.id, sql`wanted."roomId"`))
    .leftJoin(
      participants,
      and(eq(participants.roomId, rooms.id), eq(participants.memberId, sql`wanted."memberId"`)),
    )
  const found = new Map(rows.map(({ at, ...room }) => [at, room]))
  return seats.map((_, at) => found.get(at) ?? null)
}

/**
 * Takes the row locks that put everything happening in a room into one order, in the order of the ids: whoever locks several
 * rooms waits for others in no circle. Weak enough to let foreign keys point at a room meanwhile. Unknown ones are left out.
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
