import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { members, participants, rooms } from '#server/db/schema.ts'

/** Who of the ids is a member, in the order of their ids; unknown ones are left out. */
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
  memberIds: readonly number[]
  at: Date
}

/** Nobody knows the room before it is committed, so its first list of members is version 0. */
export async function insertGroup(tx: Db, { name, imageUrl, memberIds, at }: NewGroupRow): Promise<number> {
  const [room] = await tx
    .insert(rooms)
    .values({ kind: 'GROUP', name, imageUrl, createdAt: at })
    .returning({ id: rooms.id })
  if (!room) throw new Error('a stored room has no id')
  await tx
    .insert(participants)
    .values(memberIds.map((memberId) => ({ roomId: room.id, memberId, joinedAt: at })))
  return room.id
}
