import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { report, type ReportReason } from '#contract/http/safety/reports.ts'
import type { Db } from '#server/db/db.ts'
import { members } from '#server/db/schema.ts'
import { aMember, ask, logIn, type LogIn, type Member } from './api.ts'
import { history } from './chat.ts'
import type { ServerProcess } from './server.ts'

const KEPT_AS = 'moderators.json'

/** Two members, to be given the role of moderators. */
export async function moderators(server: ServerProcess): Promise<(db: Db) => Promise<void>> {
  const made = [await aMember(server, 'haewon'), await aMember(server, 'minji')]
  const kept: LogIn[] = made.map(({ email, password, nickname }) => ({ email, password, nickname }))
  await writeFile(join(server.dataDir, KEPT_AS), JSON.stringify(kept))
  const ids = made.map(({ memberId }) => memberId)
  return async (db) => {
    await db.update(members).set({ role: 'MODERATOR' }).where(inArray(members.id, ids))
  }
}

/** Haewon and Minji. */
export async function theModerators(server: ServerProcess): Promise<[Member, Member]> {
  const [haewon, minji] = JSON.parse(await readFile(join(server.dataDir, KEPT_AS), 'utf8')) as [LogIn, LogIn]
  return [await logIn(server, haewon), await logIn(server, minji)]
}

/** Reports the newest message of a room that another member wrote. */
export async function reportNewest(
  server: ServerProcess,
  as: Member,
  roomId: number,
  reason: ReportReason,
  words = '',
): Promise<void> {
  const newest = (await history(server, as, roomId)).findLast(({ senderId }) => senderId !== as.memberId)
  if (!newest) throw new Error('There is no message of another member')
  await ask(server, report, { as, body: { kind: 'MESSAGE', targetId: newest.messageId, reason, words } })
}
