import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/db.ts'
import { pushes, pushNews, pushSubscriptions } from '#server/db/pushTables.ts'
import { blocks } from '#server/db/safetyTables.ts'
import { messages, rooms } from '#server/db/schema.ts'
import { isHidden } from '#server/modules/chat/messages/hidden.ts'
import { isHiddenRoom } from '#server/modules/chat/rooms/hidden.ts'

/** For a notification whose receiver has a device. One of a message is written with it (`insertTexts`). */
export async function insertNotificationNews(
  tx: Tx,
  notificationId: number,
  receiverId: number,
): Promise<void> {
  await tx.execute(sql`
    insert into ${pushNews} (notification_id)
    select ${notificationId}::bigint
    where exists (select from ${pushSubscriptions} where member_id = ${receiverId}::bigint)`)
}

/** Takes the oldest news for this transaction; other nodes take others. */
export async function takeNews(tx: Tx, max: number) {
  const oldest = tx
    .select({ id: pushNews.id })
    .from(pushNews)
    .orderBy(pushNews.id)
    .limit(max)
    .for('update', { skipLocked: true })
  return tx
    .delete(pushNews)
    .where(inArray(pushNews.id, oldest))
    .returning({ messageId: pushNews.messageId, notificationId: pushNews.notificationId })
}

/**
 * Those of these messages that members write and read. Not: SYSTEM lines, messages of deleted members, those
 * hidden by moderators, and rooms that a block hides.
 */
export async function selectTold(tx: Tx, messageIds: readonly number[]) {
  if (messageIds.length === 0) return []
  return tx
    .select({
      id: messages.id,
      roomId: messages.roomId,
      senderId: sql`${messages.senderId}`.mapWith(Number),
      content: messages.content,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(rooms, eq(rooms.id, messages.roomId))
    .where(
      and(
        inArray(messages.id, [...messageIds]),
        ne(messages.type, 'SYSTEM'),
        sql`${messages.senderId} is not null`,
        sql`not ${isHidden}`,
        sql`not ${isHiddenRoom}`,
      ),
    )
}

/** The blocks between a reader and a writer, as `reader writer`, whoever has blocked whom. */
export async function selectBlockedPairs(
  tx: Tx,
  readerIds: readonly number[],
  writerIds: readonly number[],
): Promise<Set<string>> {
  if (readerIds.length === 0 || writerIds.length === 0) return new Set()
  const [readers, writers] = [[...readerIds], [...writerIds]]
  const rows = await tx
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(
      or(
        and(inArray(blocks.blockerId, readers), inArray(blocks.blockedId, writers)),
        and(inArray(blocks.blockerId, writers), inArray(blocks.blockedId, readers)),
      ),
    )
  return new Set(
    rows.flatMap(({ blockerId, blockedId }) => [`${blockerId} ${blockedId}`, `${blockedId} ${blockerId}`]),
  )
}

export interface NewPush {
  subscriptionId: number
  kind: 'ROOM' | 'BAND' | 'NOTIFICATION'
  objectId: number
  isMentioned: boolean
  expiresAt: Date
}

/**
 * Makes the pushes due, in the order of their keys, so that two nodes cannot deadlock. One that waits for its
 * next try keeps its time.
 */
export async function upsertPushes(tx: Tx, made: readonly NewPush[], at: Date): Promise<void> {
  if (made.length === 0) return
  const rows = JSON.stringify(made)
  await tx.execute(sql`
    insert into ${pushes} (subscription_id, kind, object_id, is_mentioned, expires_at, due_at)
    select device.id, m.kind, m."objectId", m."isMentioned", m."expiresAt", ${at.toISOString()}::timestamptz
    from json_to_recordset(${rows}::json) as m(
      "subscriptionId" bigint, kind text, "objectId" bigint, "isMentioned" boolean, "expiresAt" timestamptz)
    join ${pushSubscriptions} device on device.id = m."subscriptionId"
    order by device.id, m.kind, m."objectId"
    on conflict (subscription_id, kind, object_id) do update set
      version = pushes.version + 1,
      due_at = coalesce(pushes.due_at, excluded.due_at),
      expires_at = greatest(pushes.expires_at, excluded.expires_at),
      is_mentioned = excluded.is_mentioned or (pushes.due_at is not null and pushes.is_mentioned)`)
}

export interface RoomRead {
  memberId: number
  roomId: number
}

/** The member has read the room: what their devices show of it, or were to be told, is looked at again. */
export async function makeRoomsDue(db: Db, read: readonly RoomRead[], at: Date): Promise<void> {
  if (read.length === 0) return
  await db.execute(sql`
    with held as materialized (
      select p.subscription_id, p.object_id
      from json_to_recordset(${JSON.stringify(read)}::json) as r("memberId" bigint, "roomId" bigint)
      join ${pushSubscriptions} device on device.member_id = r."memberId"
      join ${pushes} p on p.subscription_id = device.id and p.kind = 'ROOM' and p.object_id = r."roomId"
      order by p.subscription_id, p.object_id for update of p
    )
    update ${pushes} p set version = p.version + 1, due_at = coalesce(p.due_at, ${at.toISOString()}::timestamptz)
    from held where p.subscription_id = held.subscription_id and p.kind = 'ROOM' and p.object_id = held.object_id`)
}
