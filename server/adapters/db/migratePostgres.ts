/**
 * Migrates a Postgres that other nodes serve members from (docs/operations.md "Changing the tables"):
 *
 *   an empty store     all migrations in one transaction
 *   a migration        a transaction of its own. One that does not get a lock in time lets go of all it has
 *                      and is tried again, so no statement of a member queues behind it for longer
 *   a concurrent one   statement by statement, outside a transaction. Indexes that an earlier try has left
 *                      are kept if they are complete, and otherwise dropped and built again
 */
import { setTimeout as pauseFor } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '#server/db/db.ts'
import { type DriverError, rootOf } from '#server/db/failures.ts'
import {
  announcementOf,
  applyTogether,
  type Migration,
  pendingMigrations,
  recordMigration,
} from '#server/db/migrate.ts'
import * as schema from '#server/db/schema.ts'
import { StartRefused } from '#server/start/startRefused.ts'
import { applyConcurrently } from './concurrentIndexes.ts'

/**
 * Any constant will do if every node uses the same, but not 4955301: programs of before docs/decisions/0029
 * wait for that in one long statement, and a concurrent build would wait for that statement.
 */
const MIGRATION_LOCK = 4_955_302

export interface Patience {
  /**
   * How long a migration may wait for a lock, and every later statement on that table with it. Requests give
   * up after 1200 ms (`postgresPool.ts`).
   */
  lockWithinMs: number
  /** The pauses between the tries of one migration. After the last the start is given up. */
  pausesMs: readonly number[]
  /** How often a node asks whether the one that migrates has ended. */
  askAgainMs: number
  /** How often the progress of an index is reported. */
  progressEveryMs: number
  pause(ms: number): Promise<unknown>
}

/** More than four minutes in all: longer than any statement of housekeeping (`JOB_TIME_LIMITS`). */
const PATIENCE: Patience = {
  lockWithinMs: 500,
  pausesMs: [500, 1_000, 2_000, 4_000, ...Array.from({ length: 25 }, () => 10_000)],
  askAgainMs: 500,
  progressEveryMs: 30_000,
  pause: pauseFor,
}

/**
 * Applies the pending migrations, or waits while another node does.
 * @throws StartRefused a migration failed, or did not get its locks in all its tries
 */
export async function migratePostgres(
  url: string,
  report: (line: string) => void,
  { migrationsFolder, ...others }: Partial<Patience> & { migrationsFolder?: string } = {},
): Promise<void> {
  const patience = { ...PATIENCE, ...others }
  // Its own connection: the pool's time limits are too short, and the lock ends with the connection.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
  client.on('error', () => {}) // the next statement fails with it
  await client.connect()
  try {
    // The role or the database may have limits of its own, which would end the build of a large index.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await untilAlone(client, report, patience)
    const db = drizzle({ client, schema })
    const { pending, isEmpty } = await pendingMigrations(db, migrationsFolder)
    if (pending.length === 0) return
    report(announcementOf(pending))
    if (isEmpty) return await db.transaction((tx) => applyTogether(tx, pending))
    const watch = { url, report, everyMs: patience.progressEveryMs }
    for (const migration of pending)
      await applyPatiently(db, migration, report, patience, async () => {
        if (!migration.isConcurrent) return db.transaction((tx) => applyTogether(tx, [migration]))
        await applyConcurrently(db, migration.statements, watch)
        await recordMigration(db, migration)
      })
  } finally {
    await client.end()
  }
}

/**
 * Takes the lock of the migrations. Asks again and again instead of waiting in one statement: a concurrent
 * build waits for every statement that began before it, so two nodes would wait for each other.
 */
async function untilAlone(client: pg.Client, report: (line: string) => void, patience: Patience) {
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      MIGRATION_LOCK,
    ])
    if (rows[0]!.taken) return
    if (isFirst) report('Waiting for another node, which updates the tables')
    await patience.pause(patience.askAgainMs)
  }
}

/** `apply` must leave nothing half done when it fails, or be able to go on from there. */
async function applyPatiently(
  db: Db,
  migration: Migration,
  report: (line: string) => void,
  { lockWithinMs, pausesMs, pause }: Patience,
  apply: () => Promise<void>,
): Promise<void> {
  // Nobody queues behind a concurrent build, however long it waits.
  await db.execute(sql.raw(`set lock_timeout = ${migration.isConcurrent ? 0 : lockWithinMs}`))
  const tries = pausesMs.length + 1
  for (const [nth, pauseMs] of [...pausesMs, null].entries()) {
    try {
      return await apply()
    } catch (error) {
      const refusal = rootOf(error)
      if (!isRefusalOfPostgres(refusal)) throw error
      if (!LOCK_NOT_TAKEN.test(String(refusal.code)))
        throw new StartRefused(`The migration ${migration.name} failed: ${refusal.message}.`)
      const why = `does not get a lock that others hold. ${await oldestTransaction(db)}`
      if (pauseMs === null)
        throw new StartRefused(`The migration ${migration.name} is given up after ${tries} tries: it ${why}`)
      report(
        `The migration ${migration.name} ${why} Try ${nth + 1} of ${tries}; the next in ${pauseMs / 1_000} s`,
      )
      await pause(pauseMs)
    }
  }
}

/** A lock that was not granted in time (55P03), and a deadlock that was ended at our expense. */
const LOCK_NOT_TAKEN = /^(55P03|40P01)$/

/** Unlike a connection that broke, or a server that is shutting down. */
const isRefusalOfPostgres = (error: ReturnType<typeof rootOf>): error is DriverError =>
  /^(?!08|57P)[0-9A-Z]{5}$/.test(String(error?.code))

/** Most likely the one in the way. Postgres does not say afterwards who held the lock. */
async function oldestTransaction(db: Db): Promise<string> {
  const { rows } = (await db.execute(sql`
    select pid, application_name as program, floor(extract(epoch from now() - xact_start))::int as seconds
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 1`)) as { rows: { pid: number; program: string; seconds: number }[] }
  const oldest = rows[0]
  if (oldest === undefined) return 'No other transaction is open now.'
  const { pid, program, seconds } = oldest
  return `The oldest transaction is that of process ${pid}${program && ` (${program})`}, ${seconds} s old.`
}
