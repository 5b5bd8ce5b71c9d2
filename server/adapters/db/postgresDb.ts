import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { OpenDb } from '#server/db/db.ts'
import { migrateStore } from '#server/db/migrate.ts'
import * as schema from '#server/db/schema.ts'
import { NO_TIME_LIMITS, StorePool } from './postgresPool.ts'

const POOL_SIZE = 10
/** Any constant will do if every node uses the same. */
const MIGRATION_LOCK = 4_955_301

/** A pool on Postgres 15 or later. Nodes that start together migrate one after the other. */
export async function openPostgres(
  place: { url: string; poolSize?: number; hasTimeLimits?: boolean },
  report: (line: string) => void,
): Promise<OpenDb> {
  await migrateAlone(place.url, report)
  const pool = new StorePool({
    connectionString: place.url,
    max: place.poolSize ?? POOL_SIZE,
    ...(place.hasTimeLimits === false && NO_TIME_LIMITS),
  })
  const db = drizzle({ client: pool, schema })
  return { db, close: () => pool.end() }
}

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
