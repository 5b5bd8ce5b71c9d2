import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openDb } from '#server/adapters/db/connect.ts'
import { createDatabase, dropDatabases } from '../../server/testing/databases.ts'
import { teachEmptying } from '../../server/testing/emptyTables.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A Postgres and the name of a migrated database on it, which workers copy; absent on PGlite. */
    testPostgres: { url: string; template: string }
  }
}

/** Migrates once a run, not once a worker. Names are unique per run, so runs may share one Postgres. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL!
  const template = `hapju_test_${randomBytes(6).toString('hex')}`
  const { db, close } = await openDb({
    kind: 'postgres',
    url: await createDatabase(url, template),
    hasTimeLimits: false,
  })
  await teachEmptying(db)
  await close()
  project.provide('testPostgres', { url, template })
  return () => dropDatabases(url, template)
}
