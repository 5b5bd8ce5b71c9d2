import { and, eq, gt, inArray, lte, notExists } from 'drizzle-orm'
import { UNSENT_ATTACHMENT_LIVES_HOURS } from '#contract/limits.ts'
import { discard } from '#server/files/keeping.ts'
import type { Db } from '../db/db.ts'
import { attachments, messages } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

/** As in the clean-up, and few enough that their files are removed quickly. */
const ROWS_AT_A_TIME = 100

const HOUR_MS = 60 * 60 * 1000

/**
 * Until when this process has checked all files: those that remained are carried by a message, and messages
 * are never deleted. So each run reads the files of ten minutes, not of years.
 */
const lookedUntil = new WeakMap<Store, Date>()

type Store = Pick<Deps, 'db' | 'now' | 'files' | 'log'>

/**
 * Deletes files that no message has carried within a day of their upload (CH13). Rows are deleted first, so
 * that every row has its file. Any node may run it at any time, also concurrently. A message that sends such
 * a file at the same moment keeps it, or is refused with ATTACHMENT4004.
 */
export async function deleteUnsent(deps: Store): Promise<number> {
  const after = lookedUntil.get(deps) ?? new Date(0)
  const until = new Date(deps.now().getTime() - UNSENT_ATTACHMENT_LIVES_HOURS * HOUR_MS)
  let deleted = 0
  for (;;) {
    const paths = await deleteSome(deps.db, after, until)
    for (const path of paths) await discard(deps, path)
    deleted += paths.length
    if (paths.length === 0) break
  }
  lookedUntil.set(deps, until)
  return deleted
}

/**
 * Locks first, then checks again: a file that a message has taken in between is no longer unsent, and no
 * message can take a locked one, because its foreign key waits for the lock.
 */
const deleteSome = (db: Db, after: Date, until: Date): Promise<string[]> =>
  db.transaction(async (tx) => {
    const isUnsent = notExists(
      tx.select({ id: messages.id }).from(messages).where(eq(messages.attachmentId, attachments.id)),
    )
    const locked = await tx
      .select({ id: attachments.id })
      .from(attachments)
      .where(and(gt(attachments.createdAt, after), lte(attachments.createdAt, until), isUnsent))
      .orderBy(attachments.createdAt)
      .limit(ROWS_AT_A_TIME)
      .for('update', { skipLocked: true })
    if (locked.length === 0) return []
    const ids = locked.map(({ id }) => id)
    const gone = await tx
      .delete(attachments)
      .where(and(inArray(attachments.id, ids), isUnsent))
      .returning({ path: attachments.path })
    return gone.map(({ path }) => path)
  })
