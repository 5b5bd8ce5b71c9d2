import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, expect, it, vi } from 'vitest'
import { openDb } from './adapters/db/connect.ts'
import { artists } from './db/musicTables.ts'
import { members } from './db/schema.ts'
import { untilSomebodyWaits } from './testing/lockWaits.ts'
import { programVariables, spawnServer } from './testing/spawnServer.ts'
import { testPostgres } from './testing/store.ts'

/** It starts the program. */
vi.setConfig({ testTimeout: 90_000 })

const env = programVariables()

afterAll(() => {
  vi.resetConfig()
})

// An embedded database serves one process.
it.runIf(testPostgres).for<[step: string, table: PgTable, sampleData: string]>([
  ['brings in the suggested artists', artists, 'false'],
  ['loads the sample data', members, 'true'],
])(
  'a start that %s waits for a busy store, for longer than a request would',
  async ([, table, sampleData]) => {
    const url = env.DATABASE_URL!
    const { db, close } = await openDb({ kind: 'postgres', url, leavesTables: true, hasTimeLimits: false })
    try {
      const starting = await db.transaction(async (tx) => {
        await tx.execute(sql`lock table ${table} in access exclusive mode`)
        const start = spawnServer({ ...env, SAMPLE_DATA: sampleData })
        await untilSomebodyWaits(tx)
        // a request waits 1.2 s for a lock, by the clock of the store
        await tx.execute(sql`select pg_sleep(2)`)
        return { start }
      })
      const server = await starting.start
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    } finally {
      await close()
    }
  },
)
