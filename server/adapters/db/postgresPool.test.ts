import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkNickname } from '#contract/http/auth/signup.ts'
import type { Db, OpenDb } from '#server/db/db.ts'
import { isStoreOutOfReach } from '#server/db/failures.ts'
import * as schema from '#server/db/schema.ts'
import { testPostgres, workersDatabase } from '#server/testing/store.ts'
import { testServer } from '#server/testing/testServer.ts'
import { openDb } from './connect.ts'
import { StorePool } from './postgresPool.ts'

/** A proxy to Postgres that can stop passing bytes without closing anything, like a pulled cable. */
interface Cable {
  url: string
  /** Stops passing bytes. Resolves when this many connections have since sent something that was dropped. */
  pull(connections: number): Promise<void>
  plugIn(): void
  /** Closes every connection, as a restart of Postgres does. */
  cut(): void
  close(): void
}

async function cableTo(url: string): Promise<Cable> {
  const { hostname, port } = new URL(url)
  const ends = new Set<Socket>()
  let isPulled = false
  let lost: (from: Socket) => void = () => {}
  const server: Server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (bytes) => (isPulled ? lost(from) : to.write(bytes)))
      from.on('error', () => {})
      from.on('close', () => {
        ends.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const cut = () => ends.forEach((end) => end.destroy())
  return {
    url: through.href,
    pull(connections) {
      isPulled = true
      const silent = new Set<Socket>()
      return new Promise((resolve) => {
        lost = (from) => silent.add(from).size === connections && resolve()
      })
    },
    plugIn: () => void (isPulled = false),
    cut,
    close() {
      cut()
      server.close()
    },
  }
}

/** docs/wire.md "Envelope" */
const TOLD_WITHIN_MS = 3_000

describe.runIf(testPostgres)('a Postgres that stops answering', () => {
  const POOL_SIZE = 3
  let cable: Cable
  let store: OpenDb
  beforeEach(async () => {
    // Timeouts of the pool expire when the test advances the timers, not because the machine is busy.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    cable = await cableTo((await workersDatabase())!)
    store = await openDb({ kind: 'postgres', url: cable.url, poolSize: POOL_SIZE })
  })
  afterEach(async () => {
    cable.close()
    await store.close()
    vi.useRealTimers()
  })

  const works = async () => {
    await store.db.transaction((tx) => tx.execute(sql`select 1`))
    await store.db.execute(sql`select 1`)
  }
  const inTransactions = (count: number, use: () => Promise<void> = async () => {}) =>
    Promise.allSettled(
      Array.from({ length: count }, () =>
        store.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          await use()
        }),
      ),
    )

  /** Opens a transaction on every connection of the pool at once and resolves with how each ended. */
  async function allAtOnce(): Promise<string[]> {
    let missing = POOL_SIZE
    let letGo = () => {}
    const complete = new Promise<void>((resolve) => (letGo = resolve))
    const ended = await inTransactions(POOL_SIZE, () => {
      missing -= 1
      if (missing === 0) letGo()
      return complete
    })
    return ended.map(({ status }) => status)
  }

  it('is reported as COMMON503 within 3 s, and works again once it answers', async () => {
    await allAtOnce()
    const { call } = await testServer({ deps: { db: store.db } })
    const sent = cable.pull(1)
    const answer = call(checkNickname, { query: { nickname: 'mina' } })
    await sent
    await vi.advanceTimersByTimeAsync(TOLD_WITHIN_MS)
    expect(await answer).toMatchObject({ status: 503, code: 'COMMON503' })
    cable.plugIn()
    await expect(works()).resolves.not.toThrow()
  })

  it('costs the pool no connection, even when transactions could not begin', async () => {
    await allAtOnce()
    const sent = cable.pull(POOL_SIZE)
    const failed = inTransactions(POOL_SIZE * 2)
    await sent
    await vi.advanceTimersByTimeAsync(TOLD_WITHIN_MS)
    expect((await failed).every(({ status }) => status === 'rejected')).toBe(true)
    cable.plugIn()
    expect(await allAtOnce()).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  })

  it('does not end the process when its connections break off in mid-transaction', async () => {
    const busy = store.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      cable.cut()
      await tx.execute(sql`select 1`)
    })
    await expect(busy).rejects.toThrow(/query|Connection|Client/)
    await expect(works()).resolves.not.toThrow()
  })
})

describe.runIf(testPostgres)('the time limits that Postgres keeps itself', () => {
  const limits = async (db: Db) => {
    const [row] = await db
      .select({
        statement: sql<string>`current_setting('statement_timeout')`,
        lock: sql<string>`current_setting('lock_timeout')`,
        idle: sql<string>`current_setting('idle_in_transaction_session_timeout')`,
      })
      .from(sql`(select 1) one`)
    return row
  }

  it('are shorter than the wait of a request, and longer for housekeeping', async () => {
    const store = await openDb({ kind: 'postgres', url: (await workersDatabase())! })
    expect(await limits(store.db)).toEqual({ statement: '1500ms', lock: '1200ms', idle: '10s' })
    expect(await limits(store.jobsDb)).toEqual({ statement: '2min', lock: '10s', idle: '10s' })
    await store.close()
  })

  it.each([
    ['a statement that takes too long', sql`set local statement_timeout = 20`, sql`select pg_sleep(5)`],
    ['a write to a read-only store', sql`set transaction read only`, sql`create table t (id int)`],
  ])('%s counts as a store out of reach', async (_what, limit, statement) => {
    const store = await openDb({ kind: 'postgres', url: (await workersDatabase())! })
    const failed = store.db.transaction(async (tx) => {
      await tx.execute(limit)
      await tx.execute(statement)
    })
    expect(await failed.then(() => null, isStoreOutOfReach)).toBe(true)
    await store.close()
  })
})

it.runIf(testPostgres)('a node on a store that takes no writes is not ready', async () => {
  const url = new URL((await workersDatabase())!)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  const pool = new StorePool({ connectionString: url.href, max: 1 })
  const { app } = await testServer({ deps: { db: drizzle({ client: pool, schema }) } })
  const response = await app.request('/readyz')
  expect([response.status, await response.json()]).toEqual([503, { ready: false, why: 'store' }])
  await pool.end()
})
