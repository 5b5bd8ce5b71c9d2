import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { programVariables, spawnServer } from './testing/spawnServer.ts'
import { testPostgres } from './testing/store.ts'

/** It starts the program. */
vi.setConfig({ testTimeout: 90_000 })

const env = programVariables()

afterAll(() => {
  vi.resetConfig()
})

// An embedded database serves one process.
it.runIf(testPostgres)(
  'a start waits for a store that is busy, for longer than a request would',
  async () => {
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    try {
      await client.query('begin; lock table artists in access exclusive mode')
      const starting = spawnServer(env)
      await vi.waitUntil(() => isWaitedFor(client), { timeout: 60_000, interval: 100 })
      // a request waits 1.2 s for a lock, by the clock of the store
      await client.query('select pg_sleep(2); commit')
      const server = await starting
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    } finally {
      await client.end()
    }
  },
)

async function isWaitedFor(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ waits: boolean }>(
    'select exists (select from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid))) as waits',
  )
  return rows[0]!.waits
}
