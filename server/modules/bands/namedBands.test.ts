import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { countBands, listBands } from '#contract/http/bands/bands.ts'
import { changeRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { fold } from '#server/catalogue/folding.ts'
import { bands } from '#server/db/bandTables.ts'
import { writeNameForms } from '#server/jobs/nameForms.ts'
import { seeded } from '#server/sample/random.ts'
import type { TestMember } from '#server/testing/members.ts'
import { planOf } from '#server/testing/plan.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { bandTest, type BandTest } from './bands.fixtures.ts'
import { bandIdsQuery } from './bands.queries.ts'
import { meantBy } from './meantText.ts'
import { selectBandIds } from './namedBands.ts'

let server: TestServer
let bandsOf: BandTest
let manager: TestMember
beforeEach(async () => {
  server = await testServer()
  bandsOf = bandTest(server)
  manager = await server.aMember()
})

const found = async (q: string) =>
  (await server.call(listBands, { as: manager, query: { q } })).value.map(({ name }) => name)

describe('a band is found by its name (B1)', () => {
  it.each([
    ['before its search form is written', async () => {}],
    ['after it', async () => void (await writeNameForms(server.deps))],
  ])('in every way of typing it, %s', async (_, write) => {
    for (const name of ['새벽 네 시', 'Mötley', 'せかおわ', '!!!', '7'])
      await bandsOf.aBand(manager, { name, sessions: [] })
    await write()
    for (const q of ['새벽', '새', '새ㅂ', 'ㅅ', 'ㅅㅂㄴㅅ', 'ㄴㅅ', '네', 'toqur', '벼'])
      expect([q, await found(q)]).toEqual([q, ['새벽 네 시']])
    for (const q of ['motley', 'o', 'ey']) expect([q, await found(q)]).toEqual([q, ['Mötley']])
    for (const q of ['セカ', 'お']) expect([q, await found(q)]).toEqual([q, ['せかおわ']])
    for (const q of ['!', '!!']) expect([q, await found(q)]).toEqual([q, ['!!!']])
    expect(await found('7')).toEqual(['7'])
    for (const q of ['쿄', 'ㅃ', '♬', '네벽', '8']) expect([q, await found(q)]).toEqual([q, []])
  })

  it('by a new name at once, and no more by the old one', async () => {
    const bandId = await bandsOf.aBand(manager, { name: '새벽 네 시' })
    await writeNameForms(server.deps)
    await server.call(changeRecruitment, { as: manager, body: { bandId, name: '한낮' } })
    expect(await found('한낮')).toEqual(['한낮'])
    expect(await found('새벽')).toEqual([])
    await writeNameForms(server.deps)
    expect(await found('ㅎㄴ')).toEqual(['한낮'])
    expect(await found('새벽')).toEqual([])
  })
})

/** A naive list: the named first, then those with a genre or a session that is meant, each newest first. */
function expectedOf(drawn: readonly { name: string; genres: string[]; sessions: string[] }[], q: string) {
  const text = meantBy(q)!
  const isNamed = ({ name }: { name: string }) => new RegExp(text.namePattern, 'u').test(fold(name).units)
  const newestFirst = drawn.map((band, at) => ({ ...band, bandId: at + 1 })).toReversed()
  return [
    ...newestFirst.filter(isNamed),
    ...newestFirst.filter(
      (band) =>
        !isNamed(band) &&
        (band.genres.some((genre) => text.genres.some((each) => each === genre)) ||
          band.sessions.some((session) => text.sessions.some((each) => each === session))),
    ),
  ].map(({ bandId }) => bandId)
}

it('every page of any text has the bands of a naive list, however many are near, and their number is right', async () => {
  const random = seeded(5)
  const drawn = Array.from({ length: 60 }, () => ({
    name: `${random.pick(['새벽', '재즈', '기타 셋', '록', '밤'])} ${random.pick(['네 시', '팝', '드럼', '달'])}`,
    genres: random.pick([['Jazz'], ['Pop'], []]),
    sessions: random.pick([['bass'], ['electric_guitar'], ['drums']] as const) as unknown as 'bass'[],
  }))
  for (const band of drawn) {
    await bandsOf.aBand(manager, band)
    server.clock.advance({ minutes: 1 })
  }
  const { db, now } = server.deps
  const pageOf = async (q: string, offset: number, near: number) =>
    (
      await selectBandIds(
        db,
        { viewerId: manager.memberId, now: now(), order: 'newest', text: meantBy(q)!, offset, limit: 7 },
        near,
      )
    ).map(({ bandId }) => bandId)
  for (const isWritten of [false, true]) {
    if (isWritten) await writeNameForms(server.deps)
    for (const q of ['기타', '재즈', 'ㅅㅂ', 'ㅅ', '네', '드럼', '달', '없는'])
      for (const near of [0, 10, 1_000]) {
        const expected = expectedOf(drawn, q)
        for (let offset = 0; offset <= expected.length; offset += 7)
          expect([q, near, offset, await pageOf(q, offset, near)]).toEqual([
            q,
            near,
            offset,
            expected.slice(offset, offset + 7),
          ])
        const { value } = await server.call(countBands, { as: manager, query: { q } })
        expect([q, value.count]).toEqual([q, expected.length])
      }
  }
}, 60_000)

it('a rare name among 10,000 bands is found by the index of the forms', async () => {
  const { db } = server.deps
  for (let from = 0; from < 10_000; from += 2_000)
    await db.execute(sql`
      insert into bands (manager_id, name, name_key, created_at)
      select ${manager.memberId}::bigint, '밴드 ' || n, '밴드' || n, now() from generate_series(${from}::int + 1, ${from}::int + 2000) n`)
  await writeNameForms(server.deps)
  await db.execute(sql`analyze bands`)
  const text = meantBy('드77')!
  const steps = await planOf(
    db,
    bandIdsQuery(db, { viewerId: 1, now: new Date(), order: 'newest', text, offset: 0, limit: 40 }, 'named'),
  )
  const ofBands = steps.filter((step) => step['Relation Name'] === 'bands')
  expect(ofBands.map((step) => step['Node Type'])).not.toContain('Seq Scan')
  expect(steps.map((step) => step['Index Name'])).toContain('bands_name_pieces')
  expect(Math.max(...ofBands.map((step) => step['Actual Rows'] * step['Actual Loops']))).toBeLessThan(250)
  expect(await db.$count(bands, sql`name_key like '%드77%'`)).toBe(111)
}, 60_000)
