import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { ALL_CONSENTS } from '#contract/documents.ts'
import { agree, listConsents } from '#contract/http/auth/consents.ts'
import { readProfile } from '#contract/http/profile/profile.ts'
import { consents } from '#server/db/accountTables.ts'
import { it as base } from '#server/testing/server.fixtures.ts'

const it = base.extend('mina', ({ server }) => server.aMember({ fromBefore: true }))

it('the own profile says that something has to be agreed to, until it is', async ({ server, mina }) => {
  const must = async (as = mina) => (await server.call(readProfile, { as })).value.mustConsent
  expect(await must()).toBe(true)
  await server.call(agree, { as: mina, body: { consents: ALL_CONSENTS } })
  expect(await must()).toBeUndefined()
  await server.deps.db.update(consents).set({ version: '2024-01-01' }).where(eq(consents.document, 'PRIVACY'))
  expect(await must()).toBe(true)
  expect(await must(await server.aMember())).toBeUndefined()
})

it('a member from before has everything to agree to, and nothing afterwards', async ({ server, mina }) => {
  const listed = async () => (await server.call(listConsents, { as: mina })).value
  expect(await listed()).toEqual({ missing: ['TERMS', 'PRIVACY', 'AGE'], agreed: [] })
  expect((await server.call(agree, { as: mina, body: { consents: ALL_CONSENTS } })).status).toBe(200)
  const agreedAt = server.clock.now().toISOString()
  expect(await listed()).toEqual({
    missing: [],
    agreed: [
      { document: 'AGE', version: '14', agreedAt },
      { document: 'PRIVACY', version: ALL_CONSENTS.privacy, agreedAt },
      { document: 'TERMS', version: ALL_CONSENTS.terms, agreedAt },
    ],
  })
})

it('agreeing again keeps the first time', async ({ server, mina }) => {
  const body = { consents: ALL_CONSENTS }
  await server.call(agree, { as: mina, body })
  const before = (await server.call(listConsents, { as: mina })).value
  server.clock.advance({ days: 1 })
  await server.call(agree, { as: mina, body })
  expect((await server.call(listConsents, { as: mina })).value).toEqual(before)
})

it('a member who agreed to an older version has to agree to the new one, and keeps both', async ({
  server,
  mina,
}) => {
  const agreedAt = server.clock.now()
  const old = { memberId: mina.memberId, document: 'TERMS', version: '2024-01-01', agreedAt } as const
  await server.deps.db.insert(consents).values(old)
  const { missing, agreed } = (await server.call(listConsents, { as: mina })).value
  expect(missing).toContain('TERMS')
  expect(agreed).toMatchObject([{ document: 'TERMS', version: '2024-01-01' }])
})

it('another version than the one in force is refused at its field', async ({ server, mina }) => {
  const body = { consents: { ...ALL_CONSENTS, terms: '2024-01-01' } }
  expect(await server.call(agree, { as: mina, body: body as never })).toMatchObject({
    code: 'COMMON400',
    result: { 'consents.terms': '약관이 바뀌었어요. 화면을 새로 고친 뒤 다시 동의해 주세요.' },
  })
  expect(await server.deps.db.$count(consents)).toBe(0)
})
