import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { bands } from '../db/bandTables.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'
import { closeBands } from './autoClose.ts'

let server: TestServer
let managerId: number
beforeEach(async () => {
  server = await testServer()
  managerId = (await server.aMember()).memberId
})

const MINUTE_MS = 60_000

/** Closes automatically in a minute unless `facts` say otherwise. */
async function aBand(facts: Partial<typeof bands.$inferInsert> = {}): Promise<number> {
  const at = server.clock.now()
  const endsAt = new Date(at.getTime() + MINUTE_MS)
  const [band] = await server.deps.db
    .insert(bands)
    .values({ managerId, name: '해일', createdAt: at, endsAt, autoClose: true, ...facts })
    .returning({ id: bands.id })
  return band!.id
}

const statuses = async () => {
  const rows = await server.deps.db.select({ status: bands.status }).from(bands).orderBy(asc(bands.id))
  return rows.map(({ status }) => status)
}

it('closes a band at its end date, not earlier', async () => {
  await aBand()
  server.clock.advance({ ms: MINUTE_MS - 1 })
  expect(await closeBands(server.deps)).toBe(0)
  expect(await statuses()).toEqual(['RECRUITING'])
  server.clock.advance({ ms: 1 })
  expect(await closeBands(server.deps)).toBe(1)
  expect(await statuses()).toEqual(['ACTIVE'])
  expect(await closeBands(server.deps)).toBe(0)
})

it('leaves bands that are closed by hand, have no end, or are over', async () => {
  await aBand({ autoClose: false })
  await aBand({ endsAt: null })
  await aBand({ status: 'ACTIVE' })
  await aBand({ status: 'ENDED' })
  server.clock.advance({ days: 1 })
  expect(await closeBands(server.deps)).toBe(0)
  expect(await statuses()).toEqual(['RECRUITING', 'RECRUITING', 'ACTIVE', 'ENDED'])
})

it('lets a manager open the recruitment again with a later end', async () => {
  const bandId = await aBand()
  server.clock.advance({ minutes: 1 })
  await closeBands(server.deps)
  const endsAt = new Date(server.clock.now().getTime() + MINUTE_MS)
  await server.deps.db.update(bands).set({ status: 'RECRUITING', endsAt }).where(eq(bands.id, bandId))
  expect(await closeBands(server.deps)).toBe(0)
  server.clock.advance({ minutes: 1 })
  expect(await closeBands(server.deps)).toBe(1)
})

it('closes any number of bands once each, even on several nodes at once', async () => {
  const at = server.clock.now()
  await server.deps.db.insert(bands).values(
    Array.from({ length: 1200 }, (_, n) => ({
      managerId,
      name: `밴드 ${n}`,
      endsAt: at,
      autoClose: true,
      createdAt: at,
    })),
  )
  const closed = await Promise.all([1, 2, 3].map(() => closeBands(server.deps)))
  expect(closed.reduce((sum, count) => sum + count)).toBe(1200)
  expect(new Set(await statuses())).toEqual(new Set(['ACTIVE']))
})
