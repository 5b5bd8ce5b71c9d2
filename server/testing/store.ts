import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { openDb } from '#server/adapters/db/connect.ts'
import type { Db } from '../db/db.ts'
import { databaseAt, onPostgres } from './databases.ts'
import { teachEmptying } from './emptyTables.ts'

/** The Postgres this run's files are tested on; null: each worker has its own PGlite. */
export const testPostgres = inject('testPostgres') ?? null

let store: Promise<Db> | undefined

/**
 * This worker's store with every table empty and every id starting at 1. A worker keeps one store for all its
 * files: opening takes a second, emptying 4 ms.
 */
export async function freshStore(): Promise<Db> {
  store ??= openStore()
  const db = await store
  await db.execute(sql`select testing.empty_tables()`)
  return db
}

async function openStore(): Promise<Db> {
  const url = await workersDatabase()
  if (url !== null) {
    // On a loaded machine a query may take seconds, and fake timers can let any time pass at once.
    return (await openDb({ kind: 'postgres', url, hasTimeLimits: false })).db
  }
  const { db } = await openDb({ kind: 'memory', dump: inject('migratedStore') ?? undefined })
  await teachEmptying(db)
  return db
}

/**
 * The URL of this worker's database, created on first use as a copy of the run's template. Null on PGlite.
 */
export async function workersDatabase(): Promise<string | null> {
  if (testPostgres === null) return null
  const { url, template } = testPostgres
  // Not VITEST_POOL_ID: with several projects, two workers may have the same one at a time.
  const name = `${template}_${process.pid}`
  await onPostgres(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name} template ${template}`)
  })
  return databaseAt(url, name)
}
