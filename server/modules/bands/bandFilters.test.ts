import { describe, expect } from 'vitest'
import { countBands, listBands } from '#contract/http/bands/bands.ts'
import { it as base } from './bands.fixtures.ts'

const it = base
  .extend(
    'found',
    ({ server, harin }) =>
      async (query: Record<string, unknown> = {}) =>
        (await server.call(listBands, { as: harin, query })).value.map(({ name }) => name),
  )
  .extend(
    'counted',
    ({ server, harin }) =>
      async (query: Record<string, unknown> = {}) =>
        (await server.call(countBands, { as: harin, query })).value.count,
  )

describe('bands with a condition', () => {
  it('are those that recruit one of the sessions, not those that have it', async ({ band, yuna, found }) => {
    await band.aBand(yuna, { name: '베이스 구함', sessions: ['bass', 'vocal'] })
    await band.aBand(yuna, { name: '베이스 있음', sessions: ['vocal'], occupied: ['bass'] })
    await band.aBand(yuna, { name: '드럼 구함', sessions: ['drums'] })
    expect(await found({ session: 'bass' })).toEqual(['베이스 구함'])
    expect(await found({ session: 'bass,drums' })).toEqual(['드럼 구함', '베이스 구함'])
  })

  it('that look for a piano are found by keyboard players', async ({ band, yuna, found }) => {
    await band.aBand(yuna, { name: '피아노', sessions: ['piano'] })
    expect(await found({ session: 'keyboard' })).toEqual(['피아노'])
    expect(await found({ session: 'vocal' })).toEqual([])
  })

  it('play one of the genres', async ({ band, yuna, found }) => {
    await band.aBand(yuna, { name: '가', genres: ['Shoegaze', 'Pop'] })
    await band.aBand(yuna, { name: '나', genres: ['R&B'] })
    expect(await found({ genre: 'Shoegaze' })).toEqual(['가'])
    expect(await found({ genre: 'Shoegaze,R&B' })).toEqual(['나', '가'])
  })

  it('meet in one of the regions, or anywhere', async ({ band, yuna, found }) => {
    await band.aBand(yuna, { name: '서울', region: '서울' })
    await band.aBand(yuna, { name: '부산', region: '부산' })
    await band.aBand(yuna, { name: '어디든', region: null })
    expect(await found({ region: '서울' })).toEqual(['어디든', '서울'])
  })

  it('rehearse on one of the days', async ({ server, band, yuna, harin, found }) => {
    await band.aBand(yuna, { name: '주말', days: ['SUN', 'SAT'] })
    await band.aBand(yuna, { name: '평일', days: ['WED'] })
    await band.aBand(yuna, { name: '모름' })
    expect(await found({ day: 'SAT,FRI' })).toEqual(['주말'])
    const { value } = await server.call(listBands, { as: harin, query: { day: 'SUN' } })
    expect(value[0]?.days).toEqual(['SAT', 'SUN'])
  })

  it('meet all conditions together', async ({ band, yuna, found, counted }) => {
    const query = { session: 'bass', genre: 'Pop', region: '서울', day: 'SAT', status: 'RECRUITING' }
    const wanted = { sessions: ['bass'], genres: ['Pop'], region: '서울', days: ['SAT'] } as const
    await band.aBand(yuna, { name: '맞음', ...wanted })
    await band.aBand(yuna, { name: '다른 요일', ...wanted, days: ['SUN'] })
    await band.aBand(yuna, { name: '마감', ...wanted, status: 'ACTIVE' })
    expect(await found(query)).toEqual(['맞음'])
    expect(await counted(query)).toBe(1)
    expect(await counted({ ...query, status: undefined })).toBe(2)
  })

  it('that recruit do not include one that is about to close, nor an ended one', async ({
    server,
    band,
    yuna,
    counted,
  }) => {
    const endsAt = new Date(server.clock.now().getTime() - 1)
    await band.aBand(yuna, { endsAt, autoClose: true })
    await band.aBand(yuna, { status: 'ENDED' })
    await band.aBand(yuna, { endsAt, autoClose: false })
    expect(await counted({ status: 'RECRUITING' })).toBe(1)
    expect(await counted()).toBe(2)
  })

  it('are listed by their end: the next one first, then without an end, then passed', async ({
    server,
    band,
    yuna,
    found,
  }) => {
    const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000)
    await band.aBand(yuna, { name: '다음 주', endsAt: inDays(7) })
    await band.aBand(yuna, { name: '지남', endsAt: inDays(-1) })
    await band.aBand(yuna, { name: '없음' })
    await band.aBand(yuna, { name: '내일', endsAt: inDays(1) })
    expect(await found({ sort: 'closing' })).toEqual(['내일', '다음 주', '없음', '지남'])
    expect(await found({ sort: 'closing', size: 2, page: 1 })).toEqual(['없음', '지남'])
  })

  it.for<[query: Record<string, unknown>, field: string]>([
    [{ session: 'bass,kazoo' }, 'session'],
    [{ genre: 'shoegaze' }, 'genre'],
    [{ region: '도쿄' }, 'region'],
    [{ day: 'SOMEDAY' }, 'day'],
    [{ sort: 'best' }, 'sort'],
  ])('are refused for %j', async ([query, field], { server, harin }) => {
    const answer = await server.call(listBands, { as: harin, query })
    expect([answer.code, ...Object.keys(answer.result as object)]).toEqual([
      'COMMON400',
      expect.stringMatching(new RegExp(`^${field}(\\.\\d)?$`)),
    ])
  })

  it('are not limited by an empty list', async ({ band, yuna, counted }) => {
    await band.aBand(yuna)
    expect(await counted({ session: '', genre: ' , ' })).toBe(1)
  })

  it('require a token', async ({ server }) => {
    expect((await server.call(countBands)).status).toBe(401)
  })
})

describe('bands by a text', () => {
  it('are found by a genre and by a recruited session, after those with it in their name', async ({
    band,
    yuna,
    found,
    counted,
  }) => {
    await band.aBand(yuna, { name: '베이스캠프', sessions: ['vocal'] })
    await band.aBand(yuna, { name: '해일', sessions: ['bass'], genres: ['Shoegaze'] })
    await band.aBand(yuna, { name: '파란 옥상', sessions: ['vocal'], occupied: ['bass'] })
    expect(await found({ q: '베이스' })).toEqual(['베이스캠프', '해일'])
    expect(await found({ q: 'Shoegaze' })).toEqual(['해일'])
    expect(await found({ q: '슈게이즈' })).toEqual(['해일'])
    expect(await counted({ q: '베이스' })).toBe(2)
    expect(await counted({ q: ' ' })).toBe(0)
  })
})
