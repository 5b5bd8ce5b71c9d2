import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'

interface LongRoom {
  roomId: number
  /** Two of its members. The first writes every third message. */
  writers: readonly [number, number]
  length: number
  /** Repeated none to six times after `n번째 이야기`, so that rows differ in height. */
  words?: string
  /** Time between two messages. */
  secondsApart?: number
  /** A member who has not read the last `count` messages; by default everyone has read everything. */
  unread?: { memberId: number; count: number }
}

/**
 * Fills an empty room with a conversation of two people that ends now. Uses SQL, because the API would take
 * minutes.
 */
export async function fillRoom(db: Db, { roomId, writers, length, ...rest }: LongRoom): Promise<void> {
  const { words = '합주 연습 ', secondsApart = 40, unread } = rest
  await db.execute(sql`
    insert into messages (room_id, sender_id, type, content, talk_number, created_at)
    select ${roomId}, case when n % 3 = 0 then ${writers[0]}::bigint else ${writers[1]}::bigint end, 'TEXT',
      n || '번째 이야기 ' || repeat(${words}, (n % 7)::int), n,
      now() - (${length} - n) * ${secondsApart} * interval '1 second'
    from generate_series(1, ${length}) n`)
  await db.execute(sql`
    update rooms set talk_count = ${length}, last_message_at = now(),
      last_message_id = (select max(id) from messages where room_id = ${roomId}) where id = ${roomId}`)
  await db.execute(sql`
    update participants set read_talk_count = ${length},
      last_read_message_id = (select last_message_id from rooms where id = ${roomId})
    where room_id = ${roomId}`)
  if (!unread) return
  const read = length - unread.count
  await db.execute(sql`
    update participants set read_talk_count = ${read},
      last_read_message_id = (select id from messages where room_id = ${roomId} and talk_number = ${read})
    where room_id = ${roomId} and member_id = ${unread.memberId}`)
}
