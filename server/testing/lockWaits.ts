import { sql } from 'drizzle-orm'
import type { Tx } from '../db/db.ts'

const WITHIN_MS = 5_000

/**
 * Resolves once somebody waits for a lock that this transaction holds. On PGlite at once: it has one connection, so everybody else
 * waits for the whole transaction.
 */
export async function untilSomebodyWaits(tx: Tx): Promise<void> {
  // oxlint-disable-next-line node/no-process-env -- which database to test on is the test run's setting, not the server's
  if (process.env.TEST_DATABASE_URL === undefined) return
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
