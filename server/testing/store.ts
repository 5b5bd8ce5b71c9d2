import { sql } from 'drizzle-orm'
import pg from 'pg'
import { inject } from 'vitest'
import { openDb } from '../db/connect.ts'
import type { Db } from '../db/db.ts'

let store: Promise<Db> | undefined

/** This worker's store with every table empty and every id starting at 1. Opening takes a second, emptying 30 ms. */
export async function freshStore(): Promise<Db> {
  store ??= openStore()
  const db = await store
  await db.execute(sql`
    do $$ begin
      execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
        from pg_tables where schemaname = 'public');
    end $$`)
  return db
}

async function openStore(): Promise<Db> {
  // oxlint-disable-next-line node/no-process-env -- which database to test on is the test run's setting, not the server's
  const url = process.env.TEST_DATABASE_URL
  const { db } = url
    ? await openDb({ kind: 'postgres', url: await workersOwn(url) })
    : await openDb({ kind: 'memory', dump: inject('migratedStore') ?? undefined })
  return db
}

/** A database for each worker, made on first use: migrations name the schema `public`, so a schema of its own would not do. */
export async function workersOwn(url: string): Promise<string> {
  const name = `hapju_test_${process.env.VITEST_POOL_ID ?? '1'}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
