import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { planOf } from '#server/testing/plan.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { bandIdsQuery, type BandsAsked } from './bands.queries.ts'

const BANDS = 10_000
/** Rows per statement, few enough for a busy machine to write before the statement times out. */
const AT_ONCE = 2_000
/** Every band lists artist 1; each of the others is listed by two bands. */
const POPULAR = 1
const RARE = 2_000

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  const { memberId } = await server.aMember()
  const { db } = server.deps
  await db.execute(sql`
    insert into artists (spotify_id, name, created_at, updated_at)
    select 'artist-' || n, 'artist ' || n, now(), now() from generate_series(1, ${BANDS / 2}::int) n`)
  for (let from = 1; from <= BANDS; from += AT_ONCE) {
    const some = sql`generate_series(${from}::int, ${from + AT_ONCE - 1}::int) n`
    await db.execute(sql`
      insert into bands (manager_id, name, name_key, created_at)
      select ${memberId}::bigint, '밴드 ' || n, '밴드' || n, timestamptz '2025-01-01' + n * interval '1 minute' from ${some}`)
    await db.execute(sql`
      insert into band_artists (band_id, artist_id, position)
      select n, ${POPULAR}::bigint, 0 from ${some}
      union all select n, 2 + n % ${BANDS / 2 - 1}::int, 1 from ${some}`)
  }
  await db.execute(sql`analyze`)
}, 60_000)

const stepsOf = (wanted: Partial<BandsAsked>) => {
  const { db, now } = server.deps
  return planOf(
    db,
    bandIdsQuery(db, { viewerId: 1, offset: 0, limit: 40, order: 'newest', now: now(), ...wanted }),
  )
}

describe('a page of the newest among 10,000 bands', () => {
  it.each([
    ['all', {}],
    ['those that recruit', { status: 'RECRUITING' }],
    ['those that name an artist whom everybody names', { artistId: POPULAR }],
  ] as const)('is read without touching further rows: %s', async (_, wanted) => {
    const steps = await stepsOf(wanted)
    expect(steps.map((step) => step['Node Type'])).not.toContain('Sort')
    expect(steps.find((step) => step['Relation Name'] === 'bands')).toMatchObject({
      'Index Name': 'bands_newest',
    })
    for (const step of steps) expect(step['Actual Rows'] * step['Actual Loops']).toBeLessThanOrEqual(40)
  })

  it('is found through the artist when only a few bands list them', async () => {
    const steps = await stepsOf({ artistId: RARE })
    // nobody has blocked anybody here: the empty table is read as a whole
    const ofBands = steps.filter((step) => step['Relation Name'] !== 'blocks')
    expect(ofBands.map((step) => step['Node Type'])).not.toContain('Seq Scan')
    expect(steps.find((step) => step['Relation Name'] === 'band_artists')).toMatchObject({
      'Index Name': 'band_artists_artist',
    })
    expect(steps[0]).toMatchObject({ 'Actual Rows': 2 })
  })
})
