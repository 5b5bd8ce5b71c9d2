import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { OpenDb, PoolState } from '#server/db/db.ts'
import { migrateStore } from '#server/db/migrate.ts'
import * as schema from '#server/db/schema.ts'
import { traceStore } from '#server/db/storeTracing.ts'
import type { Tracing } from '#server/traces/tracing.ts'
import { JOB_TIME_LIMITS, NO_TIME_LIMITS, StorePool } from './postgresPool.ts'

const POOL_SIZE = 10
/** Any constant will do if every node uses the same. */
const MIGRATION_LOCK = 4_955_301

/** A pool on Postgres 15 or later. Nodes that start together migrate one after the other. */
export async function openPostgres(
  place: { url: string; poolSize?: number; hasTimeLimits?: boolean; leavesTables?: boolean },
  report: (line: string) => void,
  tracing?: Tracing,
): Promise<OpenDb> {
  if (!place.leavesTables) await migrateAlone(place.url, report)
  const limits = place.hasTimeLimits === false && NO_TIME_LIMITS
  const connectionString = place.url
  const pool = new StorePool({ connectionString, max: place.poolSize ?? POOL_SIZE, ...limits }, tracing)
  // a long job takes no connection from the requests
  const jobsPool = new StorePool({ connectionString, max: 1, ...JOB_TIME_LIMITS, ...limits })
  const db = drizzle({ client: pool, schema })
  if (tracing) traceStore(db, tracing)
  return {
    db,
    jobsDb: drizzle({ client: jobsPool, schema }),
    pools: () => [stateOf('requests', pool), stateOf('jobs', jobsPool)],
    close: async () => void (await Promise.all([pool.end(), jobsPool.end()])),
  }
}

const stateOf = (name: PoolState['pool'], pool: StorePool): PoolState => ({
  pool: name,
  inUse: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
})

/** Uses its own connection: the pool's timeouts are too short, and the lock ends with the connection. */
async function migrateAlone(url: string, report: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzle({ client, schema })
    await migrateStore(db, (config) => migrate(db, config), report)
  } finally {
    await client.end()
  }
}
