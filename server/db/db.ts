import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/**
 * The store, on either driver. Inside `db.transaction(tx => …)` only `tx` may be used: PGlite has one
 * connection and would deadlock. Raw counts differ between the drivers: use `count()`, `$count` or
 * `.mapWith(Number)`.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/** The connections of a pool, and the callers that wait for one. */
export interface PoolState {
  pool: 'requests' | 'jobs'
  inUse: number
  idle: number
  waiting: number
}

export interface OpenDb {
  db: Db
  /** For housekeeping: on Postgres a connection of its own, with longer time limits. */
  jobsDb: Db
  /** The pools as they are now; none on PGlite. */
  pools(): PoolState[]
  /** Resolves when the last query has ended and another process may open the store. */
  close(): Promise<void>
}
