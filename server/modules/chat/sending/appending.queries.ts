import { and, eq, inArray, sql } from 'drizzle-orm'
import { ATTACHMENT_TEXT } from '#contract/http/chat/attachments.ts'
import { applications, bands } from '#server/db/bandTables.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { pushNews, pushSubscriptions } from '#server/db/pushTables.ts'
import { attachments, messages, participants, rooms } from '#server/db/schema.ts'
import { isHiddenRoom } from '../rooms/hidden.ts'
import type { LockWait } from './appender.ts'

/**
 * The facts that decide whether a member may send. Includes the band of a BAND room: an ended one accepts no
 * messages.
 */
export async function selectRoomsForAppending(db: Db, roomIds: readonly number[]) {
  return db
    .select({
      id: rooms.id,
      kind: rooms.kind,
      membersVersion: rooms.membersVersion,
      bandId: applications.bandId,
      /** A block hides the room of the two. */
      isHidden: isHiddenRoom,
      bandEnded: sql<boolean>`coalesce(${bands.status} = 'ENDED', false)`,
      /** Whether somebody in it has a device that gets pushes. */
      isPushed: sql<boolean>`exists (
        select from ${participants} seat
        join ${pushSubscriptions} device on device.member_id = seat.member_id
        where seat.room_id = ${rooms.id})`,
    })
    .from(rooms)
    .leftJoin(applications, eq(applications.roomId, rooms.id))
    .leftJoin(bands, eq(bands.id, applications.bandId))
    .where(inArray(rooms.id, [...roomIds]))
}

export type AppendingRoom = Awaited<ReturnType<typeof selectRoomsForAppending>>[number]

export interface NewText {
  roomId: number
  /** The version of the member list that permitted the send; if it has changed, the text is not stored. */
  membersVersion: number
  senderId: number
  content: string
  clientMessageId: string | null
  /** The file it carries instead; null: none. */
  attachmentId: number | null
  /** Whether it is kept for pushes to the devices of the room's members. */
  isPushed: boolean
}

export interface StoredTexts {
  stored: StoredText[]
  /** The indexes of the texts whose rooms were locked; only with the wait `never`. */
  locked: number[]
}

interface StoredText {
  /** The index in the given list. */
  at: number
  messageId: number
  senderName: string
  /** The newest message of the room before these; `id` 0 and `at` null: there was none. */
  predecessor: { id: number; at: Date | null }
}

/**
 * The SQL parts for a batch of texts only, the usual case. Planning the parts for attachments would be an
 * eighth of its cost (S8).
 */
const TEXTS_ALONE = {
  columns: sql`, 'TEXT' as type, d.content`,
  column: sql``,
  join: sql``,
  isTheirs: sql``,
}

/** One row a message, with the message. Left out where nobody has a device, for the same reason. */
const TOLD = sql`, told as (
      insert into ${pushNews} (message_id)
      select s.id from stored s join fresh f on f.room_id = s.room_id and f.talk_number = s.talk_number
      where f.is_pushed order by s.id
    )`

const WITH_ATTACHMENTS = {
  columns: sql`, d.attachment_id, coalesce(a.kind, 'TEXT') as type,
             case a.kind when 'IMAGE' then ${ATTACHMENT_TEXT.IMAGE} when 'AUDIO' then ${ATTACHMENT_TEXT.AUDIO}
             else d.content end as content`,
  column: sql`, attachment_id`,
  join: sql`left join ${attachments} a on a.id = d.attachment_id`,
  isTheirs: sql`and (d.attachment_id is null or (
          a.room_id = d.room_id and a.member_id = d.sender_id
          and not exists (select from ${messages} m where m.attachment_id = a.id)
          and not exists (select from draft earlier where earlier.attachment_id = a.id and earlier.at < d.at)))`,
}

/**
 * Sets the wait for locks until the end of the transaction, which is usually this statement alone. Below the
 * limit of the pool (`postgresPool.ts`).
 */
const BRIEFLY = sql`(select set_config('lock_timeout', '100ms', true)) patience,`

/** The texts whose rooms were skipped. A room that has changed meanwhile may be among them. */
const LOCKED = sql`union all
    select d.at, null, null, null, null from draft d
    where not exists (select from room r where r.id = d.room_id)
      and exists (select from ${rooms} r where r.id = d.room_id and r.members_version = d.members_version)`

/**
 * Stores the texts in order, updates `talk_count` and the last message of their rooms, and moves each
 * sender's own mark to their newest message (docs/wire.md "Sends"). One statement for any number of texts,
 * which makes a batch cheap, and the room locks end with it: with locks held across statements, two nodes
 * waited for each other's event loops. Locks are taken in id order, so that two batches cannot deadlock.
 *
 * Texts that are not stored are missing in the answer: one that its sender has stored before (W3), one for a
 * room whose members have changed, and one with an attachment that is not the sender's, has been sent, or is
 * named earlier in the list. A concurrent send of the same attachment on another node fails at the unique
 * index, a concurrent deletion at the foreign key. With the wait `briefly` the statement fails, and stores
 * nothing, once it has waited for a lock for 100 ms; with `never` the texts of locked rooms are named instead.
 */
export async function insertTexts(
  tx: Db,
  texts: readonly NewText[],
  createdAt: Date,
  wait: LockWait = 'fully',
): Promise<StoredTexts> {
  const drafts = JSON.stringify(
    texts.map((text, at) => ({
      at,
      room_id: text.roomId,
      members_version: text.membersVersion,
      sender_id: text.senderId,
      content: text.content,
      client_message_id: text.clientMessageId,
      attachment_id: text.attachmentId,
      is_pushed: text.isPushed,
    })),
  )
  const at = createdAt.toISOString()
  const carried = texts.some(({ attachmentId }) => attachmentId !== null) ? WITH_ATTACHMENTS : TEXTS_ALONE
  const { rows } = await execute(
    tx,
    sql`
    with draft as materialized (
      select d.* from ${wait === 'fully' ? sql`` : BRIEFLY} json_to_recordset(${drafts}::json) as d(
        at int, room_id bigint, members_version int, sender_id bigint, content text, client_message_id uuid, attachment_id bigint,
        is_pushed boolean)
    ), room as materialized (
      select r.id, r.talk_count, r.last_message_id, r.last_message_at
      from (select distinct room_id, members_version from draft) d
      join ${rooms} r on r.id = d.room_id and r.members_version = d.members_version
      order by r.id for no key update of r ${wait === 'never' ? sql`skip locked` : sql``}
    ), fresh as (
      select d.at, d.room_id, d.sender_id, d.client_message_id, d.is_pushed${carried.columns},
             r.talk_count + row_number() over (partition by d.room_id order by d.at) as talk_number
      from draft d
      join room r on r.id = d.room_id
      ${carried.join}
      where not exists (
        select from ${messages} m where m.sender_id = d.sender_id and m.client_message_id = d.client_message_id)
        ${carried.isTheirs}
    ), stored as (
      insert into ${messages} (room_id, sender_id, talk_number, client_message_id, created_at, type, content${carried.column})
      select room_id, sender_id, talk_number, client_message_id, ${at}::timestamptz, type, content${carried.column}
      from fresh order by at
      returning id, room_id, sender_id, talk_number
    ), newest as (
      select room_id, max(id) as id, max(talk_number) as talk_number from stored group by room_id
    ), moved_rooms as (
      update ${rooms} r set talk_count = n.talk_number, last_message_id = n.id, last_message_at = ${at}::timestamptz
      from newest n where r.id = n.room_id
    ), moved_marks as (
      update ${participants} p set last_read_message_id = mine.id, read_talk_count = mine.talk_number
      from (select room_id, sender_id, max(id) as id, max(talk_number) as talk_number from stored group by room_id, sender_id) mine
      where p.room_id = mine.room_id and p.member_id = mine.sender_id
    )${texts.some(({ isPushed }) => isPushed) ? TOLD : sql``}
    select f.at, s.id as message_id, sender.nickname as sender_name, r.last_message_id as before_id,
           extract(epoch from r.last_message_at) * 1000 as before_ms
    from stored s
    join fresh f on f.room_id = s.room_id and f.talk_number = s.talk_number
    join room r on r.id = s.room_id
    join members sender on sender.id = s.sender_id
    ${wait === 'never' ? LOCKED : sql``}
    order by at`,
  )
  const isStored = (row: Rows['rows'][number]) => row.message_id !== null
  return {
    stored: rows.filter(isStored).map((row) => ({
      at: Number(row.at),
      messageId: Number(row.message_id),
      senderName: String(row.sender_name),
      predecessor: {
        id: Number(row.before_id),
        at: row.before_ms === null ? null : new Date(Number(row.before_ms)),
      },
    })),
    locked: rows.filter((row) => !isStored(row)).map((row) => Number(row.at)),
  }
}

interface Rows {
  rows: Record<string, unknown>[]
}

/** Both drivers return `rows`, but with their own value types, so the caller converts them. */
async function execute(tx: Db, query: ReturnType<typeof sql>): Promise<Rows> {
  const result: unknown = await tx.execute(query)
  return result as Rows
}

/** Reactivates the participant who had left a PRIVATE room. */
export async function reopenRoom(tx: Db, roomId: number): Promise<void> {
  await tx.update(participants).set({ state: 'ACTIVE' }).where(eq(participants.roomId, roomId))
  await tx
    .update(rooms)
    .set({ membersVersion: sql`${rooms.membersVersion} + 1` })
    .where(eq(rooms.id, roomId))
}

interface NewSystemLine {
  roomId: number
  /** The member whose doing it tells. */
  memberId: number
  content: string
  isNews: boolean
  /** Before the line. */
  talkCount: number
}

/**
 * Inserts SYSTEM messages, at most one per room; the rooms must be locked. Returns each message's id by room.
 * Only news can be unread: the others leave `talk_count` as it is.
 */
export async function insertSystemLines(
  tx: Tx,
  lines: readonly NewSystemLine[],
  createdAt: Date,
): Promise<Map<number, number>> {
  const stored = await tx
    .insert(messages)
    .values(
      lines.map(({ roomId, memberId, content, isNews, talkCount }) => ({
        roomId,
        senderId: memberId,
        type: 'SYSTEM' as const,
        content,
        isNews,
        talkNumber: talkCount + Number(isNews),
        createdAt,
      })),
    )
    .returning({ id: messages.id, roomId: messages.roomId })
  const ids = stored.map(({ id }) => id)
  await tx
    .update(rooms)
    .set({
      lastMessageId: sql`${messages.id}`,
      lastMessageAt: createdAt,
      talkCount: sql`${messages.talkNumber}`,
    })
    .from(messages)
    .where(and(inArray(messages.id, ids), eq(messages.roomId, rooms.id)))
  await excludeOwnNews(tx, ids)
  return new Map(stored.map(({ id, roomId }) => [roomId, id]))
}

/**
 * News is not unread for the member who caused it. Unlike writing, it does not mark the room as read: a
 * manager may decide about several applicants without having opened their rooms. Their mark moves to the line
 * only if nothing was unread; otherwise their count stays as it was.
 */
async function excludeOwnNews(tx: Tx, lineIds: readonly number[]): Promise<void> {
  const hadReadAll = sql`${participants.readTalkCount} = ${messages.talkNumber} - 1`
  await tx
    .update(participants)
    .set({
      readTalkCount: sql`${participants.readTalkCount} + 1`,
      lastReadMessageId: sql`case when ${hadReadAll} then ${messages.id} else ${participants.lastReadMessageId} end`,
    })
    .from(messages)
    .where(
      and(
        inArray(messages.id, [...lineIds]),
        eq(messages.isNews, true),
        eq(participants.roomId, messages.roomId),
        eq(participants.memberId, messages.senderId),
      ),
    )
}
