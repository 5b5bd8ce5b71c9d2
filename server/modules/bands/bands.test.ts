import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  listBandArtists,
  listBandMembers,
  listBands,
  listBandTracks,
  readBandDetail,
  readBandProfile,
} from '#contract/http/bands/bands.ts'
import { artists, tracks } from '#server/db/musicTables.ts'
import { XSS_STRINGS } from '#server/testing/xssStrings.ts'
import { chatTest } from '../chat/chat.fixtures.ts'
import { it as base } from './bands.fixtures.ts'
import * as service from './bands.service.ts'

const PICTURE = '/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg'
const SERVED = `http://localhost${PICTURE}`

const it = base
  /** Creates a band with all facts filled in. */
  .extend('velvetKite', ({ server, band, yuna }) => async () => {
    const bandId = await band.aBand(yuna, {
      name: 'Velvet Kite',
      imageUrl: PICTURE,
      description: '밤에 듣는 드림팝\n주말마다 합정에서 모여요.',
      region: '서울',
      district: '마포구',
      ageStart: 20,
      ageEnd: 30,
      gender: 'FEMALE',
      // midnight in Seoul
      endsAt: new Date('2025-07-07T15:00:00.000Z'),
      averageAge: '20대',
      maleCount: 2,
      femaleCount: 1,
      sessions: ['keyboard', 'electric_guitar'],
      occupied: ['vocal', 'electric_guitar'],
      genres: ['Shoegaze', 'Dream Pop'],
      artists: ['새소년', '검정치마'],
      tracks: ['난춘', '나무'],
      days: ['SUN', 'SAT'],
      jobs: ['worker', 'colleague'],
      links: { tiktok: 'https://tiktok.com/@kite', youtube: 'https://youtube.com/@kite' },
    })
    await server.deps.db.update(artists).set({ imageUrl: '/art/1.svg' }).where(eq(artists.name, '새소년'))
    await server.deps.db
      .update(tracks)
      .set({ imageUrl: 'https://cdn.example/2.jpg' })
      .where(eq(tracks.title, '나무'))
    return bandId
  })
  .extend(
    'namesOf',
    ({ server, harin }) =>
      async (query: Record<string, unknown> = {}) =>
        (await server.call(listBands, { as: harin, query })).value.map(({ name }) => name),
  )
  /** Creates bands a minute apart. */
  .extend('bandsNamed', ({ server, band, yuna }) => async (...names: string[]) => {
    for (const name of names) {
      await band.aBand(yuna, { name })
      server.clock.advance({ minutes: 1 })
    }
  })

const LINKS = [
  { platform: 'youtube', url: 'https://youtube.com/@kite' },
  { platform: 'tiktok', url: 'https://tiktok.com/@kite' },
]
const TRACKS = [
  { title: '난춘', artist: '난춘 밴드', imageUrl: null },
  { title: '나무', artist: '나무 밴드', imageUrl: 'https://cdn.example/2.jpg' },
]
const ARTISTS = [
  { name: '새소년', imageUrl: 'http://localhost/art/1.svg' },
  { name: '검정치마', imageUrl: null },
]

describe('a band', () => {
  it('shows what it plays and who is in it (B3)', async ({ server, harin, velvetKite }) => {
    const path = { bandId: await velvetKite() }
    expect((await server.call(readBandProfile, { as: harin, path })).value).toEqual({
      goalTracks: TRACKS,
      preferredArtists: ARTISTS,
      composition: { averageAge: '20대', maleCount: 2, femaleCount: 1 },
      sns: LINKS,
      sessions: ['keyboard', 'electric_guitar', 'vocal'],
      jobs: ['worker', 'colleague'],
    })
  })

  it('shows who it recruits, and until which day in Seoul (B4)', async ({ server, harin, velvetKite }) => {
    const bandId = await velvetKite()
    expect((await server.call(readBandDetail, { as: harin, path: { bandId } })).value).toEqual({
      bandId,
      bandName: 'Velvet Kite',
      profileImageUrl: SERVED,
      region: '서울',
      district: '마포구',
      ageRange: '20대 이상 - 30대 이하',
      description: '밤에 듣는 드림팝\n주말마다 합정에서 모여요.',
      genderCondition: '여성 우대',
      endDate: '2025.07.08',
      status: 'RECRUITING',
      snsList: LINKS,
      genres: ['Shoegaze', 'Dream Pop'],
      days: ['SAT', 'SUN'],
    })
  })

  it('shows its tracks (B6) and artists (B7) separately', async ({ server, harin, velvetKite }) => {
    const path = { bandId: await velvetKite() }
    expect((await server.call(listBandTracks, { as: harin, path })).value).toEqual(TRACKS)
    expect((await server.call(listBandArtists, { as: harin, path })).value).toEqual(ARTISTS)
  })

  it('leaves no field undefined when it has only a name', async ({ server, band, yuna, harin }) => {
    const bandId = await band.aBand(yuna, { sessions: [] })
    expect((await server.call(readBandProfile, { as: harin, path: { bandId } })).value).toEqual({
      goalTracks: [],
      preferredArtists: [],
      composition: { averageAge: '정보 없음', maleCount: 0, femaleCount: 0 },
      sns: [],
      sessions: [],
      jobs: [],
    })
    expect((await server.call(readBandDetail, { as: harin, path: { bandId } })).value).toEqual({
      bandId,
      bandName: '새벽 네 시',
      profileImageUrl: null,
      region: null,
      district: null,
      ageRange: '연령 무관',
      description: null,
      genderCondition: '성별 무관',
      endDate: null,
      status: 'RECRUITING',
      snsList: [],
      genres: [],
      days: [],
    })
  })
})

describe('a band that is unknown or has ended', () => {
  const READS = [readBandProfile, readBandDetail, listBandMembers, listBandTracks, listBandArtists]

  it.for(READS.map((call) => [call.id, call] as const))(
    'answers 404 (%s)',
    async ([, call], { server, band, yuna }) => {
      const ended = await band.aBand(yuna, { status: 'ENDED' })
      for (const bandId of [ended, 999]) {
        const answer = await server.call(call, { as: yuna, path: { bandId } })
        expect([answer.status, answer.code]).toEqual([404, 'BAND4004'])
      }
    },
  )

  it.for(READS.map((call) => [call.id, call] as const))(
    'requires a token (%s)',
    async ([, call], { server, harin, velvetKite }) => {
      const path = { bandId: await velvetKite() }
      expect((await server.call(call, { path })).status).toBe(401)
      expect((await server.call(call, { as: harin, path: { bandId: 0 } })).code).toBe('COMMON400')
    },
  )
})

describe('the people of a band (B5)', () => {
  it('are the manager, the accepted applicants in order of application, and one entry per open session', async ({
    server,
    band,
    yuna,
    harin,
  }) => {
    const [sol, jimin, minseok] = [
      await server.aMember({ nickname: 'sol' }),
      await server.aMember({ nickname: 'jimin', profileImageUrl: PICTURE }),
      await server.aMember({ nickname: 'minseok' }),
    ]
    const bandId = await band.aBand(yuna, {
      sessions: ['drums', 'bass'],
      occupied: ['vocal', 'bass', 'keyboard'],
    })
    await band.anApplication(bandId, yuna, sol, { session: 'vocal', passFail: 'PASS' })
    await band.anApplication(bandId, yuna, harin, { session: 'drums' })
    await band.anApplication(bandId, yuna, minseok, { session: 'drums', passFail: 'FAIL' })
    await band.anApplication(bandId, yuna, jimin, { session: 'bass', passFail: 'PASS' })
    expect((await server.call(listBandMembers, { as: harin, path: { bandId } })).value).toEqual([
      { id: yuna.memberId, name: 'yuna', role: 'keyboard', isRecruiting: false, profileImage: null },
      { id: sol.memberId, name: 'sol', role: 'vocal', isRecruiting: false, profileImage: null },
      { id: jimin.memberId, name: 'jimin', role: 'bass', isRecruiting: false, profileImage: SERVED },
      { id: 0, name: '모집중', role: 'drums', isRecruiting: true, profileImage: null },
      { id: 0, name: '모집중', role: 'bass', isRecruiting: true, profileImage: null },
    ])
  })

  it('do not include withdrawn members', async ({ server, band, yuna, harin }) => {
    const gone = await server.aMember({ withdrawn: true })
    const bandId = await band.aBand(yuna, { sessions: [] })
    await band.anApplication(bandId, yuna, gone, { passFail: 'PASS' })
    const { value } = await server.call(listBandMembers, { as: harin, path: { bandId } })
    expect(value.map(({ name }) => name)).toEqual(['yuna'])
  })
})

describe('the list of bands (B1)', () => {
  it('contains all fields of a card', async ({ server, harin, velvetKite }) => {
    const bandId = await velvetKite()
    expect((await server.call(listBands, { as: harin })).value).toEqual([
      {
        bandId,
        name: 'Velvet Kite',
        description: '밤에 듣는 드림팝\n주말마다 합정에서 모여요.',
        profileImageUrl: SERVED,
        status: 'RECRUITING',
        sessions: ['keyboard', 'electric_guitar'],
        currentSessions: ['vocal', 'electric_guitar'],
        genres: ['Shoegaze', 'Dream Pop'],
        artists: ARTISTS,
        tracks: TRACKS,
        jobs: ['worker', 'colleague'],
        averageAge: '20대',
        maleCount: 2,
        femaleCount: 1,
        endDate: '2025-07-07T15:00:00.000Z',
        region: '서울',
        days: ['SAT', 'SUN'],
      },
    ])
  })

  it('reads the store twice, however many bands there are', async ({ server, velvetKite, bandsNamed }) => {
    const { statementsDuring } = chatTest(server)
    await velvetKite()
    await bandsNamed('가', '나', '다')
    const { memberId: viewerId } = await server.aMember()
    const listed = (size: number) =>
      service.listBands(server.deps, viewerId, { page: 0, size, sort: 'newest' }, (path) => path)
    for (const size of [1, 40]) expect(await statementsDuring(() => listed(size))).toBe(2)
  })

  it('returns pages, newest first', async ({ namesOf, bandsNamed }) => {
    await bandsNamed('가', '나', '다')
    expect(await namesOf()).toEqual(['다', '나', '가'])
    expect(await namesOf({ size: 2 })).toEqual(['다', '나'])
    expect(await namesOf({ size: 2, page: 1 })).toEqual(['가'])
    expect(await namesOf({ size: 1000, page: 999_999_999_999_999 })).toEqual([])
  })

  it('returns each band once, even if several were created at the same instant', async ({
    band,
    yuna,
    namesOf,
  }) => {
    for (let made = 0; made < 5; made += 1) await band.aBand(yuna, { name: `밴드 ${made}` })
    const pages = [
      await namesOf({ size: 2 }),
      await namesOf({ size: 2, page: 1 }),
      await namesOf({ size: 2, page: 2 }),
    ]
    expect(pages.flat()).toEqual(['밴드 4', '밴드 3', '밴드 2', '밴드 1', '밴드 0'])
  })

  it('never contains an ended band, even when asked for ENDED', async ({
    band,
    yuna,
    namesOf,
    bandsNamed,
  }) => {
    await bandsNamed('가')
    await band.aBand(yuna, { name: '나', status: 'ENDED' })
    await band.aBand(yuna, { name: '다', status: 'ACTIVE' })
    expect(await namesOf()).toEqual(['다', '가'])
    expect(await namesOf({ status: 'RECRUITING' })).toEqual(['가'])
    expect(await namesOf({ status: 'ACTIVE' })).toEqual(['다'])
    expect(await namesOf({ status: 'ENDED' })).toEqual([])
  })

  it('can be filtered by track', async ({ band, yuna, velvetKite, namesOf, bandsNamed }) => {
    await velvetKite()
    await bandsNamed('가')
    await band.aBand(yuna, { name: '나', tracks: ['파도에게'] })
    const trackId = await band.aTrack('파도에게')
    expect(await namesOf({ trackId })).toEqual(['나'])
    expect(await namesOf({ trackId: 999 })).toEqual([])
  })

  it('can be filtered by artist', async ({ band, velvetKite, namesOf, bandsNamed }) => {
    await velvetKite()
    await bandsNamed('가')
    const artistId = await band.anArtist('새소년')
    expect(await namesOf({ artistId })).toEqual(['Velvet Kite'])
    expect(await namesOf({ artistId: 999 })).toEqual([])
  })

  it.for([
    ['velvetkite', ['Velvet Kite']],
    ['KITE', ['Velvet Kite']],
    ['ㅂㄹ ㅁㄷ', ['블루 먼데이 클럽']],
    ['새벽네', ['새벽 네 시']],
    ['새ㅂ', ['새벽 네 시']],
    ['toqur', ['새벽 네 시']],
    ['시', ['바다 앞 시장', '새벽 네 시']],
    ['_', []],
    ['%', []],
    ['.*', ['.*']],
    ['!!!', ['!!!']],
    ['🎸', ['🎸🎸']],
    ['없는 밴드', []],
    ['', []],
    ['   ', []],
    ["'; drop table bands; --", []],
    ['\ud83c', []],
  ])('finds by %j the bands %j', async ([q, names], { namesOf, bandsNamed }) => {
    await bandsNamed('Velvet Kite', '블루 먼데이 클럽', '새벽 네 시', '바다 앞 시장', '.*', '!!!', '🎸🎸')
    expect(await namesOf({ q })).toEqual(names)
  })

  it('returns quickly for any search text without a match', async ({ namesOf, bandsNamed }) => {
    await bandsNamed('새벽 네 시')
    for (const q of [
      'ㅁ'.repeat(200),
      '(a+)+'.repeat(40),
      '닭'.repeat(200),
      '*'.repeat(200),
      '\\'.repeat(200),
    ])
      expect(await namesOf({ q })).toEqual([])
  })

  it('returns names and texts unescaped, as they were written', async ({ server, band, yuna, harin }) => {
    for (const text of XSS_STRINGS) {
      await band.aBand(yuna, { name: text, description: text })
      server.clock.advance({ minutes: 1 })
    }
    const { value } = await server.call(listBands, { as: harin })
    expect(value.map(({ name, description }) => [name, description])).toEqual(
      XSS_STRINGS.map((text) => [text, text]).toReversed(),
    )
  })

  it('combines all filters', async ({ band, velvetKite, namesOf, bandsNamed }) => {
    await velvetKite()
    await bandsNamed('Velvet')
    const artistId = await band.anArtist('새소년')
    expect(await namesOf({ q: 'velvet', artistId, status: 'RECRUITING', size: 1, page: 0 })).toEqual([
      'Velvet Kite',
    ])
    expect(await namesOf({ q: 'velvet', artistId, status: 'ACTIVE' })).toEqual([])
  })

  it.for<[what: string, query: Record<string, unknown>, field: string]>([
    ['a page that is no number', { page: 'x' }, 'page'],
    ['no page at all', { size: 0 }, 'size'],
    ['more than a thousand', { size: 1001 }, 'size'],
    ['a status that there is not', { status: 'GONE' }, 'status'],
    ['an artist that is no number', { artistId: '0' }, 'artistId'],
    ['a NUL in a name', { q: 'a\0b' }, 'q'],
    ['a name of 201 letters', { q: '가'.repeat(201) }, 'q'],
  ])('refuses %s', async ([, query, field], { server, harin }) => {
    const answer = await server.call(listBands, { as: harin, query })
    expect([answer.code, Object.keys(answer.result as object)]).toEqual(['COMMON400', [field]])
  })

  it('requires a token', async ({ server }) => {
    expect((await server.call(listBands)).status).toBe(401)
  })
})
