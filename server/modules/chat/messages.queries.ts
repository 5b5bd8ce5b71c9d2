import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { members, messages, rooms } from '#server/db/schema.ts'

const MESSAGE_COLUMNS = {
  id: messages.id,
  roomId: messages.roomId,
  senderId: messages.senderId,
  /** Null: the member has been deleted. */
  senderName: members.nickname,
  type: messages.type,
  content: messages.content,
  clientMessageId: messages.clientMessageId,
  createdAt: messages.createdAt,
}

export type MessageRow = Awaited<ReturnType<typeof selectMessagesBelow>>[number]

const selectMessages = (db: Db, where: SQL | undefined) =>
  db.select(MESSAGE_COLUMNS).from(messages).leftJoin(members, eq(members.id, messages.senderId)).where(where)

/** Newest first; `cursor` null: from the newest on. */
export async function selectMessagesBelow(db: Db, roomId: number, cursor: number | null, limit: number) {
  const below = cursor === null ? undefined : lt(messages.id, cursor)
  return selectMessages(db, and(eq(messages.roomId, roomId), below))
    .orderBy(desc(messages.id))
    .limit(limit)
}

/** Oldest first. */
export async function selectMessagesAbove(db: Db, roomId: number, after: number, limit: number) {
  return selectMessages(db, and(eq(messages.roomId, roomId), gt(messages.id, after)))
    .orderBy(asc(messages.id))
    .limit(limit)
}

/** What these senders have stored under these ids before (W3), with the kind of the room it went to. */
export async function selectRepeated(db: Db, keys: readonly { senderId: number; clientMessageId: string }[]) {
  return db
    .select({ ...MESSAGE_COLUMNS, roomKind: rooms.kind })
    .from(messages)
    .innerJoin(rooms, eq(rooms.id, messages.roomId))
    .leftJoin(members, eq(members.id, messages.senderId))
    .where(
      or(
        ...keys.map((key) =>
          and(eq(messages.senderId, key.senderId), eq(messages.clientMessageId, key.clientMessageId)),
        ),
      ),
    )
}

export async function isMessageOf(db: Db, roomId: number, messageId: number): Promise<boolean> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.roomId, roomId)))
  return rows.length > 0
}
