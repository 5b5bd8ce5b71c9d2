import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/db.ts'

/**
 * Rows for each statement: far below the limit of 65,535 parameters, and few enough to finish in time on a
 * busy machine.
 */
const ROWS_PER_INSERT = 250

export async function insertAll<T extends PgTable>(
  tx: Db,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT)
    await tx.insert(table).values(rows.slice(at, at + ROWS_PER_INSERT))
}
