import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bands } from '../db/bandTables.ts'
import { members } from '../db/schema.ts'
import { bandTest } from '../modules/bands/bands.fixtures.ts'
import { testServer } from '../testing/testServer.ts'
import { writeNameForms } from './nameForms.ts'

const formsTest = async () => {
  const server = await testServer()
  const { db } = server.deps
  return {
    ...server,
    db,
    aBand: bandTest(server).aBand,
    formOf: async (bandId: number) => {
      const [row] = await db.select().from(bands).where(eq(bands.id, bandId))
      return [row!.nameForm, row!.nameFormOf]
    },
  }
}

it('writes the forms of new names of bands and members, once', async () => {
  const { db, deps, aMember, aBand, formOf } = await formsTest()
  const manager = await aMember({ nickname: '새A' })
  const bandId = await aBand(manager, { name: '새벽!' })
  expect(await formOf(bandId)).toEqual([null, null])
  expect(await writeNameForms(deps)).toBe(2)
  expect(await formOf(bandId)).toEqual([' toqur to qu tq q ', '새벽'])
  const [member] = await db.select().from(members)
  expect([member!.nicknameForm, member!.nicknameFormOf]).toEqual([' toa to a ta ', '새a'])
  expect(await writeNameForms(deps)).toBe(0)
})

it('writes the form of a changed name anew', async () => {
  const { db, deps, aMember, aBand, formOf } = await formsTest()
  const bandId = await aBand(await aMember(), { name: '새벽' })
  await writeNameForms(deps)
  await db.update(bands).set({ name: '밤', nameKey: '밤', nameForm: null })
  expect(await writeNameForms(deps)).toBe(1)
  expect(await formOf(bandId)).toEqual([' qka qk q ', '밤'])
  await db.update(bands).set({ nameForm: null })
  expect(await writeNameForms({ ...deps })).toBe(1)
})

it('writes, in the first run of a process, the forms of names that an older version has changed', async () => {
  const { db, deps, aMember, aBand, formOf } = await formsTest()
  const bandId = await aBand(await aMember(), { name: '새벽' })
  await writeNameForms(deps)
  await db.update(bands).set({ name: '밤', nameKey: '밤' })
  expect(await writeNameForms({ ...deps })).toBe(1)
  expect(await formOf(bandId)).toEqual([' qka qk q ', '밤'])
})

it('writes any number of names, and each once when several nodes do it', async () => {
  const { db, deps, aMember } = await formsTest()
  const { memberId } = await aMember()
  await db.execute(sql`
    insert into bands (manager_id, name, name_key, created_at)
    select ${memberId}::bigint, n::text, n::text, now() from generate_series(1, 1100) n`)
  const written = await Promise.all([1, 2, 3].map(() => writeNameForms({ ...deps })))
  await writeNameForms(deps)
  expect(written.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1_101)
  expect(await db.$count(bands, sql`name_form_of is distinct from name_key`)).toBe(0)
})

it('stops when the node is to end', async () => {
  const { deps, aMember } = await formsTest()
  await aMember()
  expect(await writeNameForms(deps, AbortSignal.abort())).toBe(0)
})
