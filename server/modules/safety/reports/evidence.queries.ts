import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { bands } from '#server/db/bandTables.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { newestOfRoom, oldestOfRoom } from '#server/db/messageOrder.ts'
import { attachments, members, messages, participants, rooms } from '#server/db/schema.ts'

/**
 * The profile as others see it; null: no such member. The lock stops only their deletion, so that the case
 * may name them; it does not wait for a change of the profile.
 */
export async function holdProfile(tx: Tx, memberId: number) {
  const [member] = await tx
    .select({
      state: members.state,
      nickname: members.nickname,
      bio: members.bio,
      imageUrl: members.profileImageUrl,
      youtubeUrl: members.youtubeUrl,
      instagramUrl: members.instagramUrl,
    })
    .from(members)
    .where(eq(members.id, memberId))
    .for('key share')
  return member ?? null
}

const isIn = (memberId: number) =>
  sql`exists (select from ${participants} p where p.room_id = ${rooms.id} and p.member_id = ${memberId}::bigint and p.state = 'ACTIVE')`

const ROOM_COLUMNS = {
  roomId: rooms.id,
  kind: rooms.kind,
  name: rooms.name,
  ownerId: rooms.ownerId,
  imageUrl: rooms.imageUrl,
}

export type RoomRow = NonNullable<Awaited<ReturnType<typeof selectRoomOf>>>

/** Null: no such room, or the member is not in it. */
export async function selectRoomOf(db: Db, memberId: number, roomId: number) {
  const [room] = await db
    .select(ROOM_COLUMNS)
    .from(rooms)
    .where(and(eq(rooms.id, roomId), isIn(memberId)))
  return room ?? null
}

/** The message with its room; null: no such message, or the member is not in the room. */
export async function selectMessageOf(db: Db, memberId: number, messageId: number) {
  const [found] = await db
    .select({ senderId: messages.senderId, type: messages.type, room: ROOM_COLUMNS })
    .from(messages)
    .innerJoin(rooms, eq(rooms.id, messages.roomId))
    .where(and(eq(messages.id, messageId), isIn(memberId)))
  return found ?? null
}

/** The other person of a two-person room, also one who has left; null: deleted. */
export async function selectOther(db: Db, memberId: number, roomId: number) {
  const [other] = await db
    .select({ memberId: members.id, nickname: members.nickname })
    .from(participants)
    .innerJoin(members, eq(members.id, participants.memberId))
    .where(and(eq(participants.roomId, roomId), ne(participants.memberId, memberId)))
  return other ?? null
}

export type LineRow = Awaited<ReturnType<typeof selectNewest>>[number]

const selectLines = (db: Db) =>
  db
    .select({
      messageId: messages.id,
      senderId: messages.senderId,
      senderName: members.nickname,
      type: messages.type,
      content: messages.content,
      attachmentPath: attachments.path,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .leftJoin(members, eq(members.id, messages.senderId))
    .leftJoin(attachments, eq(attachments.id, messages.attachmentId))

/** Oldest first. */
export async function selectNewest(db: Db, roomId: number, count: number) {
  const rows = await selectLines(db).where(eq(messages.roomId, roomId)).orderBy(newestOfRoom).limit(count)
  return rows.reverse()
}

/** The message with up to `beside` before and as many after it, oldest first. */
export async function selectAround(
  db: Db,
  roomId: number,
  messageId: number,
  beside: number,
): Promise<LineRow[]> {
  const ofRoom = eq(messages.roomId, roomId)
  const before = await selectLines(db)
    .where(and(ofRoom, lt(messages.id, messageId)))
    .orderBy(newestOfRoom)
    .limit(beside)
  const [reported] = await selectLines(db).where(and(ofRoom, eq(messages.id, messageId)))
  const after = await selectLines(db)
    .where(and(ofRoom, gt(messages.id, messageId)))
    .orderBy(oldestOfRoom)
    .limit(beside)
  return [...before.reverse(), ...(reported ? [reported] : []), ...after]
}

/** Null: unknown or ended. */
export async function selectBand(db: Db, bandId: number) {
  const [band] = await db
    .select({
      managerId: bands.managerId,
      bandName: bands.name,
      description: bands.description,
      imageUrl: bands.imageUrl,
      mediaUrl: bands.mediaUrl,
    })
    .from(bands)
    .where(and(eq(bands.id, bandId), ne(bands.status, 'ENDED')))
  return band ?? null
}
