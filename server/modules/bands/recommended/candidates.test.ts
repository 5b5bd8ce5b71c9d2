import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listRecommendedBands } from '#contract/http/bands/bands.ts'
import { testServer } from '#server/testing/testServer.ts'
import { bandTest } from '../bands.fixtures.ts'
import { selectRanking } from './ranking.queries.ts'
import { tastesTest } from './recommendations.fixtures.ts'

/** More than the newest that are looked at in any case. */
const NEWER_BANDS = 2_000

it('an old band among thousands is found by what it shares: an artist, a track, region and session, or a session', async () => {
  const server = await testServer()
  const bandsOf = bandTest(server)
  const likes = tastesTest(server, bandsOf)
  const [harin, manager] = [await server.aMember(), await server.aMember()]
  await likes(harin, {
    artists: ['Slowdive'],
    tracks: ['좋은 날'],
    region: '서울',
    sessions: { bass: 'EXPERT', drums: 'BEGINNER' },
  })
  await bandsOf.aBand(manager, { name: '아무것도', sessions: ['vocal'], region: '부산' })
  await bandsOf.aBand(manager, {
    name: '아티스트',
    sessions: ['vocal'],
    artists: ['Slowdive'],
    region: '부산',
  })
  await bandsOf.aBand(manager, { name: '곡', sessions: ['vocal'], tracks: ['좋은 날'], region: '부산' })
  await bandsOf.aBand(manager, { name: '지역과 세션', sessions: ['bass'], region: '서울' })
  await bandsOf.aBand(manager, { name: '세션', sessions: ['drums'], region: '부산' })
  const { db } = server.deps
  await db.execute(sql`
    with made as (
      insert into bands (manager_id, name, name_key, region, created_at)
      select ${manager.memberId}::bigint, '밴드 ' || n, '밴드' || n, '부산', ${server.clock.now().toISOString()}::timestamptz + n * interval '1 minute'
      from generate_series(1, ${NEWER_BANDS}::int) n returning id)
    insert into band_sessions (band_id, session, recruiting) select id, 'vocal', true from made`)
  const { value } = await server.call(listRecommendedBands, { as: harin, query: { limit: 100 } })
  expect(value.slice(0, 4).map(({ bandName }) => bandName)).toEqual(['지역과 세션', '세션', '곡', '아티스트'])
  expect(value[0]?.reasons).toEqual(['베이스를 찾고 있어요', '서울이에요'])
  // the others are the newest
  expect(value.slice(4, 6).map(({ bandName }) => bandName)).toEqual([
    `밴드 ${NEWER_BANDS}`,
    `밴드 ${NEWER_BANDS - 1}`,
  ])
  const ranked = await selectRanking(db, harin.memberId, { limit: 100, now: server.clock.now() })
  expect(ranked).toHaveLength(100)
})

it('a member without tastes gets the newest of thousands', async () => {
  const server = await testServer()
  const [harin, manager] = [await server.aMember(), await server.aMember()]
  await server.deps.db.execute(sql`
    with made as (
      insert into bands (manager_id, name, name_key, created_at)
      select ${manager.memberId}::bigint, '밴드 ' || n, '밴드' || n, now() + n * interval '1 minute'
      from generate_series(1, ${NEWER_BANDS}::int) n returning id)
    insert into band_sessions (band_id, session, recruiting) select id, 'vocal', true from made`)
  const { value } = await server.call(listRecommendedBands, { as: harin, query: { limit: 5 } })
  expect(value.map(({ bandName }) => bandName)).toEqual(
    [0, 1, 2, 3, 4].map((nth) => `밴드 ${NEWER_BANDS - nth}`),
  )
})
