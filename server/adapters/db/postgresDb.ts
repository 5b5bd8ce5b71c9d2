import { drizzle } from 'drizzle-orm/node-postgres'
import type { OpenDb, PoolState } from '#server/db/db.ts'
import * as schema from '#server/db/schema.ts'
import { traceStore } from '#server/db/storeTracing.ts'
import type { Tracing } from '#server/traces/tracing.ts'
import { migratePostgres } from './migratePostgres.ts'
import { JOB_TIME_LIMITS, NO_TIME_LIMITS, StorePool } from './postgresPool.ts'

const POOL_SIZE = 10

/** A pool on Postgres 15 or later. Nodes that start together migrate one after the other. */
export async function openPostgres(
  place: {
    url: string
    poolSize?: number
    hasTimeLimits?: boolean
    leavesTables?: boolean
    migrationsFolder?: string
  },
  report: (line: string) => void,
  tracing?: Tracing,
): Promise<OpenDb> {
  if (!place.leavesTables)
    await migratePostgres(place.url, report, { migrationsFolder: place.migrationsFolder })
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
