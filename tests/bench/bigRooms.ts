/**
 * Creates a data folder with two members and private rooms of given lengths, for the chat screen benches.
 * Rows are inserted by SQL: a hundred thousand messages through the API would take minutes.
 */
import { join } from 'node:path'
import { openDb } from '#server/adapters/db/connect.ts'
import { localFiles } from '#server/adapters/files/localFiles.ts'
import { argon2Hasher } from '#server/adapters/secrets/argon2Hasher.ts'
import { members, participants, rooms } from '#server/db/schema.ts'
import { insertConsents } from '#server/modules/auth/consents/consents.queries.ts'
import { consentsOf } from '#server/modules/auth/consents/consents.service.ts'
import { writeSearchBlocks } from '#server/modules/chat/search/searchBlocks.service.ts'
import { fillRoom } from '#tests/env/longRoom.ts'
import { addFiles } from './roomFiles.ts'

export const BENCH_PASSWORD = 'bench1234'
export const READER = { email: 'reader@example.com', nickname: 'reader' }

export interface BigRoom {
  roomId: number
  /** The other person, who also has an account to send from. */
  sender: { email: string; nickname: string }
  messages: number
}

/**
 * `withFiles`: some messages of each room are pictures and voice messages (`roomFiles.ts`). The search blocks
 * are written as the server does.
 */
export async function fillBigRooms(
  dataDir: string,
  lengths: readonly number[],
  { withFiles = false } = {},
): Promise<BigRoom[]> {
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
    // without it the app leads to the consents
    await insertConsents(db, consentsOf(row!.id, now))
    return row!.id
  }
  const readerId = await aMember(READER)
  const made: BigRoom[] = []
  for (const length of lengths) {
    // Ends in a letter, so that no name is a prefix of another.
    const sender = { email: `sender${length}@example.com`, nickname: `r${length}x` }
    const senderId = await aMember(sender)
    const [room] = await db
      .insert(rooms)
      .values({ kind: 'PRIVATE', lowId: readerId, highId: senderId, createdAt: now })
      .returning({ id: rooms.id })
    const roomId = room!.id
    await db
      .insert(participants)
      .values([readerId, senderId].map((memberId) => ({ roomId, memberId, joinedAt: now })))
    await fillRoom(db, { roomId, writers: [readerId, senderId], length })
    if (withFiles) await addFiles(db, localFiles(join(dataDir, 'files')), { roomId, senderId, length })
    made.push({ roomId, sender, messages: length })
  }
  await writeSearchBlocks({ db })
  await close()
  return made
}
