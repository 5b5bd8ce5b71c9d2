import { desc, eq } from 'drizzle-orm'
import { consents } from '#server/db/accountTables.ts'
import type { Db, Tx } from '#server/db/db.ts'

type Consent = typeof consents.$inferInsert

/** What was agreed to before keeps its time. */
export async function insertConsents(db: Db | Tx, rows: Consent[]): Promise<void> {
  await db.insert(consents).values(rows).onConflictDoNothing()
}

/** Newest first. */
export const selectConsents = (db: Db, memberId: number) =>
  db
    .select({ document: consents.document, version: consents.version, agreedAt: consents.agreedAt })
    .from(consents)
    .where(eq(consents.memberId, memberId))
    .orderBy(desc(consents.agreedAt), consents.document)
