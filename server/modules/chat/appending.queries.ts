import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { applications, bands, messages, participants, rooms } from '#server/db/schema.ts'

/**
 * Locks the rooms in the order of their ids, so that two batches never wait for each other in a circle. The band of a
 * BAND room comes along: an ended one takes no more messages.
 */
export async function lockRoomsForAppending(tx: Db, roomIds: readonly number[]) {
  return tx
    .select({
      id: rooms.id,
      kind: rooms.kind,
      membersVersion: rooms.membersVersion,
      lastMessageId: rooms.lastMessageId,
      lastMessageAt: rooms.lastMessageAt,
      bandId: applications.bandId,
      bandEnded: sql<boolean>`coalesce(${bands.status} = 'ENDED', false)`,
    })
    .from(rooms)
    .leftJoin(applications, eq(applications.roomId, rooms.id))
    .leftJoin(bands, eq(bands.id, applications.bandId))
    .where(inArray(rooms.id, [...roomIds]))
    .orderBy(rooms.id)
    .for('no key update', { of: rooms })
}

export type AppendingRoom = Awaited<ReturnType<typeof lockRoomsForAppending>>[number]

export interface NewText {
  roomId: number
  senderId: number
  content: string
  clientMessageId: string | null
}

interface StoredText {
  /** Where it stands in the list given. */
  at: number
  messageId: number
  senderName: string
}

/**
 * Stores the texts in the order given, moves `talk_count` and the last message of their rooms, and moves each sender's
 * own mark to the newest of theirs (17.4). One statement whatever the number of texts, which is what makes a batch cheap.
 * The rooms must be locked. A text that its sender has stored before (W3) is left out of the answer.
 */
export async function insertTexts(tx: Db, texts: readonly NewText[], createdAt: Date): Promise<StoredText[]> {
  const drafts = JSON.stringify(
    texts.map((text, at) => ({
      at,
      room_id: text.roomId,
      sender_id: text.senderId,
      content: text.content,
      client_message_id: text.clientMessageId,
    })),
  )
  const at = createdAt.toISOString()
  const { rows } = await execute(
    tx,
    sql`
    with fresh as (
      select d.at, d.room_id, d.sender_id, d.content, d.client_message_id,
             r.talk_count + row_number() over (partition by d.room_id order by d.at) as talk_number
      from json_to_recordset(${drafts}::json)
             as d(at int, room_id bigint, sender_id bigint, content text, client_message_id uuid)
      join ${rooms} r on r.id = d.room_id
      where not exists (
        select from ${messages} m where m.sender_id = d.sender_id and m.client_message_id = d.client_message_id)
    ), stored as (
      insert into ${messages} (room_id, sender_id, type, content, talk_number, client_message_id, created_at)
      select room_id, sender_id, 'TEXT', content, talk_number, client_message_id, ${at}::timestamptz from fresh order by at
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
    )
    select f.at, s.id as message_id, sender.nickname as sender_name
    from stored s
    join fresh f on f.room_id = s.room_id and f.talk_number = s.talk_number
    join members sender on sender.id = s.sender_id
    order by f.at`,
  )
  return rows.map((row) => ({
    at: Number(row.at),
    messageId: Number(row.message_id),
    senderName: String(row.sender_name),
  }))
}

interface Rows {
  rows: Record<string, unknown>[]
}

/** Both drivers answer with `rows`; what is in them is theirs, so the caller converts. */
async function execute(tx: Db, query: ReturnType<typeof sql>): Promise<Rows> {
  const result: unknown = await tx.execute(query)
  return result as Rows
}

/** The other person of a PRIVATE room is in it again. */
export async function reopenRoom(tx: Db, roomId: number): Promise<void> {
  await tx.update(participants).set({ state: 'ACTIVE' }).where(eq(participants.roomId, roomId))
  await tx
    .update(rooms)
    .set({ membersVersion: sql`${rooms.membersVersion} + 1` })
    .where(eq(rooms.id, roomId))
}

interface NewSystemLine {
  roomId: number
  /** The member concerned. */
  memberId: number
  content: string
  talkCount: number
  createdAt: Date
}

/** A SYSTEM message. It cannot be unread, so `talk_count` stays. The room must be locked. */
export async function insertSystemLine(
  tx: Db,
  { roomId, memberId, content, talkCount, createdAt }: NewSystemLine,
): Promise<number> {
  const [line] = await tx
    .insert(messages)
    .values({ roomId, senderId: memberId, type: 'SYSTEM', content, talkNumber: talkCount, createdAt })
    .returning({ id: messages.id })
  if (!line) throw new Error('a stored message has no id')
  await tx.update(rooms).set({ lastMessageId: line.id, lastMessageAt: createdAt }).where(eq(rooms.id, roomId))
  return line.id
}
