import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { openDb } from '#server/adapters/db/connect.ts'
import { PGLITE_EXTENSIONS } from '#server/adapters/db/pgliteExtensions.ts'
import type { Db } from '#server/db/db.ts'
import * as schema from '#server/db/schema.ts'
import { createDatabase } from './databases.ts'
import { testPostgres } from './store.ts'

export interface EmptyStore {
  db: Db
  close(): Promise<void>
}

let made = 0

/** A new database without a table, of the kind that this run's tests use. */
export async function emptyStore(kind: 'postgres' | 'pglite' = testPostgres ? 'postgres' : 'pglite') {
  return kind === 'postgres' ? emptyPostgres() : emptyPglite()
}

/** The URL of a new database on the Postgres of this run, which drops it in the end. */
export function emptyDatabase(): Promise<string> {
  if (testPostgres === null) throw new Error('this run has no Postgres')
  const { url, template } = testPostgres
  made += 1
  return createDatabase(url, `${template}_${process.pid}_empty${made}`)
}

/** The URL of a new database with this program's tables and no rows, dropped like the above. */
export function migratedDatabase(): Promise<string> {
  if (testPostgres === null) throw new Error('this run has no Postgres')
  const { url, template } = testPostgres
  made += 1
  return createDatabase(url, `${template}_${process.pid}_migrated${made}`, template)
}

async function emptyPostgres(): Promise<EmptyStore> {
  const url = await emptyDatabase()
  return openDb({ kind: 'postgres', url, hasTimeLimits: false, leavesTables: true })
}

async function emptyPglite(): Promise<EmptyStore> {
  const client = await PGlite.create({ extensions: PGLITE_EXTENSIONS })
  return { db: drizzle({ client, schema }), close: () => client.close() }
}
