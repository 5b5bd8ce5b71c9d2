import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { fillRoom } from '#tests/env/longRoom.ts'
import { aMember, aPrivateRoom, logIn, type LogIn, type Member } from './api.ts'
import type { ServerProcess } from './server.ts'

export const LENGTH = 3_000
/** The 500th message. */
export const FOUND = '한강에서 합주 어때요?'
const KEPT_AS = 'long-room.json'

interface Kept {
  member: LogIn
  /** The nickname of the other member in the room. */
  other: string
  roomId: number
}

/** The room of two members, to be filled with 75 days of forty messages each. */
export async function aLongRoom(server: ServerProcess): Promise<(db: Db) => Promise<void>> {
  const [member, other] = [await aMember(server, 'mina'), await aMember(server, 'doha')]
  const roomId = await aPrivateRoom(server, member, other)
  const { email, password, nickname } = member
  const kept: Kept = { member: { email, password, nickname }, other: other.nickname, roomId }
  await writeFile(join(server.dataDir, KEPT_AS), JSON.stringify(kept))
  return async (db) => {
    await fillRoom(db, {
      roomId,
      writers: [member.memberId, other.memberId],
      length: LENGTH,
      words: '연습실 ',
      secondsApart: (24 * 60 * 60) / 40,
    })
    await db.execute(
      sql`update messages set content = ${FOUND} where room_id = ${roomId} and talk_number = 500`,
    )
  }
}

export interface LongRoom extends Omit<Kept, 'member'> {
  member: Member
}

/** For tests that change nothing. */
export async function theLongRoom(server: ServerProcess): Promise<LongRoom> {
  const kept = JSON.parse(await readFile(join(server.dataDir, KEPT_AS), 'utf8')) as Kept
  return { ...kept, member: await logIn(server, kept.member) }
}
