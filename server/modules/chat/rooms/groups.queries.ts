import { eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/db.ts'
import { members, participants, rooms } from '#server/db/schema.ts'

/** The members with these ids, in id order; unknown ids are left out. */
export async function selectNamed(db: Db, ids: readonly number[]) {
  return db
    .select({ id: members.id, nickname: members.nickname, state: members.state })
    .from(members)
    .where(inArray(members.id, [...ids]))
    .orderBy(members.id)
}

interface NewGroupRow {
  name: string
  /** A stored file's path. */
  imageUrl: string | null
  ownerId: number
  /** The others who are in it. */
  otherIds: readonly number[]
  at: Date
}

/** The room is invisible before the commit, so its first member list has version 0. */
export async function insertGroup(
  tx: Db,
  { name, imageUrl, ownerId, otherIds, at }: NewGroupRow,
): Promise<number> {
  const [room] = await tx
    .insert(rooms)
    .values({ kind: 'GROUP', name, imageUrl, ownerId, createdAt: at })
    .returning({ id: rooms.id })
  if (!room) throw new Error('a stored room has no id')
  await tx
    .insert(participants)
    .values([ownerId, ...otherIds].map((memberId) => ({ roomId: room.id, memberId, joinedAt: at })))
  return room.id
}

/**
 * A room's name, picture, owner and openness, locked together with its membership until the transaction ends.
 * Null: no such room.
 */
export async function holdFace(tx: Tx, roomId: number) {
  const [face] = await tx
    .select({ name: rooms.name, imageUrl: rooms.imageUrl, isOpen: rooms.isOpen, ownerId: rooms.ownerId })
    .from(rooms)
    .where(eq(rooms.id, roomId))
    .for('no key update')
  return face ?? null
}

type Face = Omit<NonNullable<Awaited<ReturnType<typeof holdFace>>>, 'ownerId'>

export async function updateFace(tx: Tx, roomId: number, face: Face): Promise<void> {
  await tx.update(rooms).set(face).where(eq(rooms.id, roomId))
}
