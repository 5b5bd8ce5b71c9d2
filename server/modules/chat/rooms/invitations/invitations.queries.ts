import { and, eq, sql } from 'drizzle-orm'
import { isBlocked } from '#server/db/blocked.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { participants, rooms } from '#server/db/schema.ts'

/** Who may come into a group; read it with the room locked. */
export async function selectAccess(tx: Tx, roomId: number) {
  const [access] = await tx
    .select({ isOpen: rooms.isOpen, invitationCode: rooms.invitationCode, ownerId: rooms.ownerId })
    .from(rooms)
    .where(eq(rooms.id, roomId))
  if (!access) throw new Error('a locked room is gone')
  return access
}

/** Those in the room, with the ones who have withdrawn and are not deleted yet. */
export const countPeople = (db: Db, roomId: number): Promise<number> =>
  db.$count(participants, and(eq(participants.roomId, roomId), eq(participants.state, 'ACTIVE')))

/** Stores `made` unless the group has a code, and returns its code. Null: the member does not own it now. */
export async function keepOrPutCode(
  db: Db,
  roomId: number,
  ownerId: number,
  made: string,
): Promise<string | null> {
  const [room] = await db
    .update(rooms)
    .set({ invitationCode: sql`coalesce(${rooms.invitationCode}, ${made})` })
    .where(and(eq(rooms.id, roomId), eq(rooms.ownerId, ownerId)))
    .returning({ code: rooms.invitationCode })
  return room?.code ?? null
}

/** Replaces the code. False: the member does not own the group now. */
export async function replaceCode(db: Db, roomId: number, ownerId: number, made: string): Promise<boolean> {
  const changed = await db
    .update(rooms)
    .set({ invitationCode: made })
    .where(and(eq(rooms.id, roomId), eq(rooms.ownerId, ownerId)))
    .returning({ id: rooms.id })
  return changed.length > 0
}

/**
 * The group with this code, and whether the member is in it. Null: none has it, or there is a block between
 * the member and its owner.
 */
export async function selectInvited(db: Db, code: string, memberId: number) {
  const [room] = await db
    .select({
      roomId: rooms.id,
      roomName: rooms.name,
      imageUrl: rooms.imageUrl,
      myState: participants.state,
    })
    .from(rooms)
    .leftJoin(participants, and(eq(participants.roomId, rooms.id), eq(participants.memberId, memberId)))
    .where(
      and(
        eq(rooms.invitationCode, code),
        sql`not ${isBlocked(sql`${rooms.ownerId}`, sql`${memberId}::bigint`)}`,
      ),
    )
  return room ?? null
}
