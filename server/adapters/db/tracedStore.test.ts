import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { batchedReads } from '#server/db/batchedReads.ts'
import type { OpenDb } from '#server/db/db.ts'
import { members, rooms } from '#server/db/schema.ts'
import { workersDatabase } from '#server/testing/store.ts'
import { recordingTracing } from '#server/traces/tracing.fixtures.ts'
import { openDb } from './connect.ts'

let store: OpenDb
const { tracing, spans, forget, inRequest: request } = recordingTracing()
beforeAll(async () => {
  const url = await workersDatabase()
  const place =
    url === null
      ? ({ kind: 'memory', dump: inject('migratedStore') ?? undefined } as const)
      : ({ kind: 'postgres', url, poolSize: 1, hasTimeLimits: false } as const)
  store = await openDb(place, undefined, tracing)
})
afterAll(() => store.close())
beforeEach(forget)

/** The names of the spans below the span of that name, each with what it failed with. */
const below = async (name: string) =>
  (await spans())
    .filter(({ parent }) => parent === name)
    .map((span) => [span.name, span.attributes['error.type'] ?? null] as const)

it('a statement is a span of the request that asks for it, without its parameters', async () => {
  await request('A1', () =>
    store.db.select({ id: members.id }).from(members).where(eq(members.email, 'a@b.kr')),
  )
  expect(await below('A1')).toEqual([['select members', null]])
  const [statement] = await spans()
  expect(statement!.attributes['db.query.text']).toBe(
    'select "id" from "members" where "members"."email" = $1',
  )
})

it('statements of a transaction are too, and one that fails says with which code', async () => {
  const failing = request('PR2', () =>
    store.db.transaction(async (tx) => {
      await tx.select({ id: members.id }).from(members).limit(1)
      await tx.execute(sql`select * from nowhere`)
    }),
  )
  await expect(failing).rejects.toThrow('Failed query')
  const statements = (await below('PR2')).filter(([name]) => !/^(begin|rollback)$/.test(name))
  expect(statements).toEqual([
    ['select members', null],
    ['select nowhere', '42P01'],
  ])
})

it('requests that wait for each other have their own statements', async () => {
  await Promise.all([
    request('A1', () => store.db.$count(members)),
    request('B1', () => store.db.$count(rooms)),
    request('C1', () => store.db.transaction((tx) => tx.select().from(members).limit(1))),
  ])
  expect(await below('A1')).toEqual([['select members', null]])
  expect(await below('B1')).toEqual([['select rooms', null]])
  expect((await below('C1')).filter(([name]) => name === 'select members')).toHaveLength(1)
})

it('a read that several requests share is in the trace of each', async () => {
  const read = batchedReads(
    async (ids: readonly number[]) => {
      await store.db.$count(members)
      return ids
    },
    { batchMax: 10, underWayMax: 1, queue: { db: store.db, name: 'rooms' } },
  )
  await Promise.all(['A1', 'B1'].map((name) => request(name, () => read(1))))
  expect(await below('A1')).toEqual([['read rooms', null]])
  expect(await below('B1')).toEqual([['read rooms', null]])
  expect(await below('read rooms')).toEqual([['select members', null]])
})

it('a statement outside of a recorded request is no span', async () => {
  await store.db.$count(members)
  expect(await spans()).toEqual([])
})
