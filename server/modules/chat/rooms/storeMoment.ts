import { sql } from 'drizzle-orm'

/** The state of the store at a read. Transaction ids have their epoch here, so they never repeat. */
export interface StoreMoment {
  /**
   * When this Postgres was started, in µs. After a restart or a restore, and on another server, ids are not
   * compared with earlier ones.
   */
  startedAt: string
  oldestRunning: number
  next: number
}

/** The columns of `MOMENT` in the text of a statement. */
export const MOMENT_COLUMNS = sql`
  (extract(epoch from pg_postmaster_start_time()) * 1000000)::bigint::text as started_at,
  pg_snapshot_xmin(pg_current_snapshot())::text as oldest_running,
  pg_snapshot_xmax(pg_current_snapshot())::text as next`

/** Only these of the columns that a statement was answered with. */
export const momentOf = ({ startedAt, oldestRunning, next }: StoreMoment): StoreMoment => ({
  startedAt,
  oldestRunning,
  next,
})

export const MOMENT = {
  startedAt: sql<string>`started_at`,
  oldestRunning: sql`oldest_running`.mapWith(Number),
  next: sql`next`.mapWith(Number),
}
