import { and, desc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { batchedReads } from '#server/db/batchedReads.ts'
import type { Db } from '#server/db/db.ts'
import { newestOfRoom } from '#server/db/messageOrder.ts'
import { oncePerStore } from '#server/db/oncePerStore.ts'
import { members, messages, rooms } from '#server/db/schema.ts'
import { selectCarried } from '../attachments/attachments.queries.ts'
import { isHidden } from './hidden.ts'

const MESSAGE_COLUMNS = {
  id: messages.id,
  roomId: messages.roomId,
  senderId: messages.senderId,
  /** Null: the member has been deleted. */
  senderName: members.nickname,
  type: messages.type,
  content: messages.content,
  isNews: messages.isNews,
  isHidden,
  clientMessageId: messages.clientMessageId,
  createdAt: messages.createdAt,
  attachmentId: messages.attachmentId,
}

/** Adds each message's attachment, null for none. A join would make a page of texts a fifth slower. */
async function withAttachments<Row extends { attachmentId: number | null }>(db: Db, rows: readonly Row[]) {
  const carried = await selectCarried(
    db,
    rows.map(({ attachmentId }) => attachmentId),
  )
  return rows.map(({ attachmentId, ...row }) => ({
    ...row,
    attachment: carried.get(attachmentId ?? 0) ?? null,
  }))
}

type StoredRow = Awaited<ReturnType<typeof selectMessagesBelow>>[number]
/** `isHidden` absent: no, as for a message that has just been stored. */
export type MessageRow = Omit<StoredRow, 'isHidden'> & { isHidden?: boolean }

const selectMessages = (db: Db, where: SQL | undefined) =>
  db.select(MESSAGE_COLUMNS).from(messages).leftJoin(members, eq(members.id, messages.senderId)).where(where)

/** Newest first; `cursor` null: from the newest message. */
export async function selectMessagesBelow(db: Db, roomId: number, cursor: number | null, limit: number) {
  const below = cursor === null ? undefined : lt(messages.id, cursor)
  const rows = await selectMessages(db, and(eq(messages.roomId, roomId), below))
    .orderBy(newestOfRoom)
    .limit(limit)
  return withAttachments(db, rows)
}

/** Messages of one room, newest first. */
export async function selectMessagesOf(db: Db, roomId: number, ids: readonly number[]) {
  const rows = await selectMessages(
    db,
    and(eq(messages.roomId, roomId), inArray(messages.id, [...ids])),
  ).orderBy(desc(messages.id))
  return withAttachments(db, rows)
}

/** Messages of any rooms with the kind of each, oldest first. */
export async function selectMessagesById(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({ ...MESSAGE_COLUMNS, roomKind: rooms.kind })
    .from(messages)
    .innerJoin(rooms, eq(rooms.id, messages.roomId))
    .leftJoin(members, eq(members.id, messages.senderId))
    .where(inArray(messages.id, [...ids]))
    .orderBy(messages.id)
  return withAttachments(db, rows)
}

interface Gap {
  roomId: number
  after: number
  limit: number
}

/** Oldest first. */
export const selectMessagesAbove = (db: Db, roomId: number, after: number, limit: number) =>
  messagesOfGap(db)({ roomId, after, limit })

/**
 * Batched, because clients that reconnect fill their gaps at the same time. Batches are small, because each
 * gap may hold a hundred messages.
 */
const messagesOfGap = oncePerStore((db) =>
  batchedReads((gaps: readonly Gap[]) => selectMessagesOfGaps(db, gaps), {
    batchMax: 20,
    underWayMax: 2,
    queue: { db, name: 'message_gaps' },
  }),
)

async function selectMessagesOfGaps(db: Db, gaps: readonly Gap[]): Promise<MessageRow[][]> {
  const wanted = JSON.stringify(gaps.map((gap, at) => ({ at, ...gap })))
  const rows = await db
    .select({ at: sql`wanted.at`.mapWith(Number), ...MESSAGE_COLUMNS })
    .from(
      sql`json_to_recordset(${wanted}::json) as wanted(at int, "roomId" bigint, after bigint, "limit" int)
      cross join lateral (
        select id from ${messages} where room_id = wanted."roomId" and id > wanted.after order by id nulls first limit wanted."limit"
      ) as missed`,
    )
    .innerJoin(messages, eq(messages.id, sql`missed.id`))
    .leftJoin(members, eq(members.id, messages.senderId))
    .orderBy(messages.id)
  const found: MessageRow[][] = gaps.map(() => [])
  for (const { at, ...row } of await withAttachments(db, rows)) found[at]?.push(row)
  return found
}

/**
 * The stored messages with these senders and client ids (W3), with the kind of their room and the message
 * before them in it (W15); null: none.
 */
export async function selectRepeated(db: Db, keys: readonly { senderId: number; clientMessageId: string }[]) {
  const rows = await db
    .select({
      ...MESSAGE_COLUMNS,
      roomKind: rooms.kind,
      previousId: sql<number | null>`(select max(earlier.id) from ${messages} earlier
        where earlier.room_id = ${messages.roomId} and earlier.id < ${messages.id})`.mapWith(Number),
    })
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
  return withAttachments(db, rows)
}

export async function isMessageOf(db: Db, roomId: number, messageId: number): Promise<boolean> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.roomId, roomId)))
  return rows.length > 0
}
