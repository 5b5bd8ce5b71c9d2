import { sql } from 'drizzle-orm'
import type { Tx } from '../db/db.ts'
import { testPostgres } from './store.ts'

/** Shorter than a test's time limit, so that the reason is reported and polling stops. */
const WITHIN_MS = 15_000

/**
 * Resolves once another transaction waits for a lock that this one holds. On PGlite at once: it has one
 * connection, so all others wait for the whole transaction.
 */
export async function untilSomebodyWaits(tx: Tx): Promise<void> {
  if (testPostgres === null) return
  const until = performance.now() + WITHIN_MS
  while (!(await somebodyWaits(tx)))
    if (performance.now() > until)
      throw new Error(`nobody has waited for this transaction in ${WITHIN_MS} ms`)
}

async function somebodyWaits(tx: Tx): Promise<boolean> {
  const { rows } = (await tx.execute(sql`
    select exists (
      select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))
    ) as waits`)) as { rows: [{ waits: boolean }] }
  return rows[0].waits
}
