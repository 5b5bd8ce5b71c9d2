import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkNickname } from '#contract/http/signup.ts'
import type { OpenDb } from '../db/db.ts'
import { openDb } from '../db/connect.ts'
import { workersOwn } from '../testing/store.ts'
import { testServer } from '../testing/testServer.ts'

/** Stands between us and Postgres, and can stop passing bytes on without closing anything, as a pulled cable does. */
interface Cable {
  url: string
  pull(): void
  plugIn(): void
  /** Closes every connection, as a restart of Postgres does. */
  cut(): void
  close(): void
}

async function cableTo(url: string): Promise<Cable> {
  const { hostname, port } = new URL(url)
  const ends = new Set<Socket>()
  let isPulled = false
  const server: Server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (bytes) => isPulled || to.write(bytes))
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
    pull: () => void (isPulled = true),
    plugIn: () => void (isPulled = false),
    cut,
    close() {
      cut()
      server.close()
    },
  }
}

// oxlint-disable-next-line node/no-process-env -- which database to test on is the test run's setting
const testUrl = process.env.TEST_DATABASE_URL

describe.runIf(testUrl)('a Postgres that stops answering', () => {
  const POOL_SIZE = 3
  let cable: Cable
  let store: OpenDb
  beforeEach(async () => {
    cable = await cableTo(await workersOwn(testUrl!))
    store = await openDb({ kind: 'postgres', url: cable.url, poolSize: POOL_SIZE })
  })
  afterEach(async () => {
    cable.close()
    await store.close()
  })

  const works = async () => {
    await store.db.transaction((tx) => tx.execute(sql`select 1`))
    await store.db.execute(sql`select 1`)
  }
  const inTransactions = (count: number) =>
    Promise.allSettled(
      Array.from({ length: count }, () =>
        store.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.05)`)),
      ),
    )

  it('is told as COMMON503 within 3 s, and forgotten once it answers again', async () => {
    await inTransactions(POOL_SIZE)
    const { call } = await testServer({ deps: { db: store.db } })
    cable.pull()
    const since = performance.now()
    const answer = await call(checkNickname, { query: { nickname: 'mina' } })
    expect([answer.status, answer.code]).toEqual([503, 'COMMON503'])
    expect(performance.now() - since).toBeLessThan(3000)
    cable.plugIn()
    await expect(works()).resolves.not.toThrow()
  })

  it('costs the pool no connection, even when transactions could not begin', async () => {
    await inTransactions(POOL_SIZE)
    cable.pull()
    const failed = await inTransactions(POOL_SIZE * 2)
    expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
    cable.plugIn()
    const after = await inTransactions(POOL_SIZE)
    expect(after.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
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
