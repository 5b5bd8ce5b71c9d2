import { inArray } from 'drizzle-orm'
import { report, type ReportReason } from '#contract/http/safety/reports.ts'
import { openDb } from '#server/adapters/db/connect.ts'
import { members } from '#server/db/schema.ts'
import { ask, type Member } from './api.ts'
import { history } from './chat.ts'
import type { ServerProcess } from './server.ts'

/**
 * Gives members the role of moderators. The server is stopped meanwhile: only one process may open a folder.
 * Call it before phones are opened.
 */
export async function makeModerators(server: ServerProcess, ...some: Member[]): Promise<void> {
  await server.terminate()
  const { db, close } = await openDb(server.store)
  const ids = some.map(({ memberId }) => memberId)
  await db.update(members).set({ role: 'MODERATOR' }).where(inArray(members.id, ids))
  await close()
  await server.startAgain()
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
