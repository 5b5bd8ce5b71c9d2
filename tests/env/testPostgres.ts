import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDb } from '../../server/db/connect.ts'
import { teachEmptying } from '../../server/testing/emptyTables.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A Postgres and the name of a migrated database on it, which workers copy; not given on PGlite. */
    testPostgres: { url: string; template: string }
  }
}

/** Migrates once a run, not once a worker. Names are unique to the run, so runs may share one Postgres. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL!
  const template = `hapju_test_${randomBytes(6).toString('hex')}`
  await onServer(url, (client) => client.query(`create database ${template}`))
  const place = new URL(url)
  place.pathname = `/${template}`
  const { db, close } = await openDb({ kind: 'postgres', url: place.href, hasTimeLimits: false })
  await teachEmptying(db)
  await close()
  project.provide('testPostgres', { url, template })

  return () =>
    onServer(url, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [template],
      )
      for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
    })
}

async function onServer(url: string, ask: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await ask(client)
  } finally {
    await client.end()
  }
}
