import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#server/db/db.ts'
import { fillRoom } from '#tests/env/longRoom.ts'
import { aGroup, aMember, logIn, type LogIn, type Member } from './api.ts'
import type { ServerProcess } from './server.ts'

/** Messages above the unread ones. */
export const READ = 40
const UNREAD = [5, 15, 25, 28, 300] as const
/** The text repeated in each message: one line, or several. */
const WORDS = { short: '', tall: '다음 합주까지 외워 오기로 한 곡들과 ' } as const

interface UnreadRoom {
  unread: (typeof UNREAD)[number]
  height: keyof typeof WORDS
  name: string
  roomId: number
}

const ROOMS = UNREAD.flatMap((unread) =>
  (['short', 'tall'] as const).map((height) => ({ unread, height, name: `${height} ${unread}` })),
)

interface Kept {
  member: LogIn
  rooms: UnreadRoom[]
}
const KEPT_AS = 'unread-rooms.json'

/** Groups of two members, to be filled with messages of which the member has not read the last ones. */
export async function unreadRooms(server: ServerProcess): Promise<(db: Db) => Promise<void>> {
  const [member, other] = [await aMember(server, 'mina'), await aMember(server, 'doha')]
  const rooms: UnreadRoom[] = []
  for (const room of ROOMS) rooms.push({ ...room, roomId: await aGroup(server, other, [member], room.name) })
  const { email, password, nickname } = member
  const kept: Kept = { member: { email, password, nickname }, rooms }
  await writeFile(join(server.dataDir, KEPT_AS), JSON.stringify(kept))
  return async (db) => {
    for (const { roomId, unread, height } of rooms)
      await fillRoom(db, {
        roomId,
        writers: [other.memberId, other.memberId],
        length: READ + unread,
        words: WORDS[height],
        secondsApart: 60,
        unread: { memberId: member.memberId, count: unread },
      })
  }
}

/** The member and the rooms. Opening a room reads it, so they are for one test. */
export async function theUnreadRooms(
  server: ServerProcess,
): Promise<{ member: Member; rooms: UnreadRoom[] }> {
  const kept = JSON.parse(await readFile(join(server.dataDir, KEPT_AS), 'utf8')) as Kept
  return { rooms: kept.rooms, member: await logIn(server, kept.member) }
}
