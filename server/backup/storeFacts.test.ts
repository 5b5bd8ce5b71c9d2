import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { rooms } from '#server/db/schema.ts'
import { freshStore } from '#server/testing/store.ts'
import { inOrder, readFacts, verifySql } from './storeFacts.ts'

it('every table comes after those that it refers to', () => {
  const references = [
    { from: 'messages', to: 'rooms' },
    { from: 'rooms', to: 'members' },
    { from: 'messages', to: 'members' },
  ]
  expect(inOrder(['messages', 'rooms', 'members'], references)).toEqual(['members', 'rooms', 'messages'])
})

it('tables that refer to each other in a circle are refused', () => {
  const references = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ]
  expect(() => inOrder(['a', 'b', 'c'], references)).toThrow('in a circle: a, b')
})

const aRoom = (name: string) => ({ kind: 'GROUP' as const, name, createdAt: new Date(0) })

it('the sum of a table depends on its rows and not on their order', async () => {
  const db = await freshStore()
  const sumOf = () => db.transaction(async (tx) => (await readFacts(tx)).tables.rooms!)
  expect(await sumOf()).toEqual({ rows: 0, sum: '0' })
  await db.insert(rooms).values([aRoom('하나'), aRoom('둘')])
  const before = await sumOf()
  expect(before.rows).toBe(2)
  // writes the first row anew, so that it comes last
  await db.execute(sql`update rooms set name = name where name = '하나'`)
  expect(await sumOf()).toEqual(before)
  await db.execute(sql`update rooms set name = '셋' where name = '둘'`)
  expect(await sumOf()).not.toEqual(before)
})

it('a table that differs by a row fails the check, and is named', async () => {
  const db = await freshStore()
  await db.insert(rooms).values(aRoom("하나'둘"))
  const { tables } = await db.transaction(readFacts)
  await expect(db.execute(verifySql(tables))).resolves.not.toThrow()
  await db.insert(rooms).values(aRoom('셋'))
  const failed = await db.execute(verifySql(tables)).catch((error: Error) => String(error.cause))
  expect(failed).toContain('the rows of rooms differ from those of the backup')
})
