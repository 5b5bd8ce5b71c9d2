import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/db.ts'

/** Rows a statement: far below the 65,535 parameters one may carry, and short enough for a busy machine to answer in time. */
const ROWS_PER_INSERT = 250

export async function insertAll<T extends PgTable>(
  tx: Db,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT)
    await tx.insert(table).values(rows.slice(at, at + ROWS_PER_INSERT))
}
