/**
 * A data folder with two members and private rooms of given lengths, for the figures of the chat screen. Rows go in by SQL:
 * a hundred thousand messages through the front door would take minutes.
 */
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { argon2Hasher } from '#server/adapters/argon2Hasher.ts'
import { openDb } from '#server/db/connect.ts'
import { members, participants, rooms } from '#server/db/schema.ts'

export const BENCH_PASSWORD = 'bench1234'
export const READER = { email: 'reader@example.com', nickname: 'reader' }

export interface BigRoom {
  roomId: number
  /** The other person, who also has an account to send from. */
  sender: { email: string; nickname: string }
  messages: number
}

export async function fillBigRooms(dataDir: string, lengths: readonly number[]): Promise<BigRoom[]> {
  const { db, close } = await openDb({ kind: 'folder', path: join(dataDir, 'db') })
  const passwordHash = await (await argon2Hasher()).hash(BENCH_PASSWORD)
  const now = new Date()
  const aMember = async ({ email, nickname }: { email: string; nickname: string }): Promise<number> => {
    const [row] = await db
      .insert(members)
      .values({
        email,
        nickname,
        nicknameKey: nickname,
        passwordHash,
        gender: 'OTHER',
        age: 27,
        createdAt: now,
      })
      .returning({ id: members.id })
    return row!.id
  }
  const readerId = await aMember(READER)
  const made: BigRoom[] = []
  for (const length of lengths) {
    // ends in a letter, so that no name begins another
    const sender = { email: `sender${length}@example.com`, nickname: `r${length}x` }
    const senderId = await aMember(sender)
    const [room] = await db
      .insert(rooms)
      .values({ kind: 'PRIVATE', lowId: readerId, highId: senderId, createdAt: now })
      .returning({ id: rooms.id })
    const roomId = room!.id
    await db.execute(sql`
      insert into messages (room_id, sender_id, type, content, talk_number, created_at)
      select ${roomId}, case when n % 3 = 0 then ${readerId}::bigint else ${senderId}::bigint end, 'TEXT',
        n || '번째 이야기 ' || repeat('합주 연습 ', (n % 7)::int), n, now() - (${length} - n) * interval '40 seconds'
      from generate_series(1, ${length}) n`)
    await db.execute(sql`
      update rooms set talk_count = ${length}, last_message_at = now(),
        last_message_id = (select max(id) from messages where room_id = ${roomId}) where id = ${roomId}`)
    const read = sql`(select last_message_id from rooms where id = ${roomId})`
    await db.insert(participants).values(
      [readerId, senderId].map((memberId) => ({
        roomId,
        memberId,
        lastReadMessageId: read as unknown as number,
        readTalkCount: length,
        joinedAt: now,
      })),
    )
    made.push({ roomId, sender, messages: length })
  }
  await close()
  return made
}
