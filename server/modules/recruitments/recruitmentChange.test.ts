import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listBands } from '#contract/http/bands/bands.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { joinBand } from '#contract/http/recruitments/applications.ts'
import { bands } from '#server/db/bandTables.ts'
import type { TestMember } from '#server/testing/members.ts'
import { FULL, it as base, type RecruitmentTest } from './recruitments.fixtures.ts'

const SENT = { ...FULL.sent, endDate: '2025-12-24' }

/** Helpers for changes of `bandId`, by its manager unless `as` is given. */
function changeTest(recruitment: RecruitmentTest, manager: TestMember, bandId: number) {
  const change = (body: Record<string, unknown>, as = manager) => recruitment.change(as, { bandId, ...body })
  const form = () => recruitment.form(manager, bandId)
  return {
    change,
    form,
    async changed(body: Record<string, unknown>) {
      expect(await change(body)).toMatchObject({ status: 200, code: 'COMMON200' })
      return form()
    },
    reopen: (body: Record<string, unknown> = {}) => change({ status: 'RECRUITING', ...body }),
  }
}

const it = base
  .extend('bandId', ({ recruitment, yuna }) => recruitment.created(yuna, SENT))
  .extend('band', ({ recruitment, yuna, bandId }) => changeTest(recruitment, yuna, bandId))

/** Another value for each field, as sent and as RC3 then shows it. */
const CHANGES: [string, Record<string, unknown>, Record<string, unknown>][] = [
  ['the name', { name: '  파도 ' }, { name: '파도' }],
  ['the status', { status: 'ACTIVE' }, { status: 'ACTIVE' }],
  ['the end', { endDate: '2026-01-31' }, { endDate: '2026-01-31T14:59:59.999Z' }],
  ['that it closes by itself', { autoClose: false }, { autoClose: false }],
  ['the description', { description: '새 소개' }, { description: '새 소개' }],
  [
    'its sessions',
    { session: ['drums'], currentSessions: ['bass', 'vocal'] },
    { sessions: ['drums'], currentSessions: ['bass', 'vocal'] },
  ],
  ['its genres', { genres: ['Jazz'] }, { genres: ['Jazz'] }],
  [
    'its artists',
    { artistSpotifyIds: ['artist-5'] },
    {
      artists: [
        { spotifyId: 'artist-5', name: 'artist-5 밴드', imageUrl: 'http://localhost/art/artist-5.svg' },
      ],
    },
  ],
  [
    'its songs',
    { trackSpotifyIds: ['track-5'] },
    { tracks: [{ spotifyId: 'track-5', title: 'track-5 노래', artist: '아무나', imageUrl: null }] },
  ],
  [
    'its song',
    { representativeSong: 'track-6' },
    { representativeSong: { spotifyId: 'track-6', artist: '아무나', trackTitle: 'track-6 노래' } },
  ],
  ['the youngest', { ageStart: 10 }, { ageStart: 10 }],
  ['the oldest', { ageEnd: 0 }, { ageEnd: 0 }],
  ['the gender', { gender: 'OTHER' }, { gender: 'OTHER' }],
  ['the region', { region: '제주' }, { region: '제주' }],
  ['the district', { district: '애월읍' }, { district: '애월읍' }],
  ['the average age', { averageAge: '40대' }, { averageAge: '40대' }],
  ['its days', { days: ['WED'] }, { days: ['WED'] }],
  ['its jobs', { job: ['freelancer'] }, { jobs: ['freelancer'] }],
  ['the men', { maleCount: 0 }, { maleCount: 0 }],
  ['the women', { femaleCount: 7 }, { femaleCount: 7 }],
  [
    'its links',
    { snsLinks: { instagram: 'https://instagram.com/dawn' } },
    { snsLink: { youtube: '', instagram: 'https://instagram.com/dawn', tiktok: '' } },
  ],
]

describe('changing a band (RC2)', () => {
  it.for(CHANGES)('changes only %s', async ([, body, shown], { band }) => {
    const before = await band.form()
    expect(await band.changed(body)).toEqual({ ...before, ...shown })
  })

  it("writes the band's row only when a field is sent", async ({ server, bandId, band }) => {
    const version = async () => {
      const [row] = await server.deps.db
        .select({ xmin: sql<string>`${bands}.xmin::text` })
        .from(bands)
        .where(eq(bands.id, bandId))
      return row!.xmin
    }
    const first = await version()
    await band.changed({})
    await band.changed({ genres: ['Jazz'] })
    expect(await version()).toBe(first)
    await band.changed({ description: '새 소개' })
    expect(await version()).not.toBe(first)
  })

  it('keeps fields that are absent or null', async ({ band }) => {
    const before = await band.form()
    const nothing = Object.fromEntries(
      [...Object.keys(SENT), 'sessions', 'job', 'status'].map((key) => [key, null]),
    )
    for (const body of [{}, nothing]) expect(await band.changed(body)).toEqual(before)
  })

  it('clears fields that are empty, except the name', async ({ band }) => {
    const texts = {
      description: '',
      endDate: '',
      region: '',
      district: ' ',
      averageAge: '',
      representativeSong: '',
    }
    const lists = {
      session: [],
      currentSessions: [],
      genres: [],
      artistSpotifyIds: [],
      trackSpotifyIds: [],
      days: [],
      jobs: [],
    }
    expect(
      await band.changed({ ...texts, ...lists, snsLinks: {}, maleCount: '', ageStart: 0 }),
    ).toMatchObject({
      description: null,
      endDate: null,
      region: null,
      district: null,
      averageAge: null,
      representativeSong: null,
      sessions: [],
      currentSessions: [],
      genres: [],
      artists: [],
      tracks: [],
      days: [],
      jobs: [],
      snsLink: { youtube: '', instagram: '', tiktok: '' },
      maleCount: 0,
      ageStart: 0,
    })
    expect(await band.change({ name: '' })).toMatchObject({
      code: 'COMMON400',
      result: { name: '필수 값입니다.' },
    })
  })

  it('replaces recruited and occupied sessions together: a missing list becomes empty', async ({ band }) => {
    expect(await band.changed({ session: ['drums'] })).toMatchObject({
      sessions: ['drums'],
      currentSessions: [],
    })
    expect(await band.changed({ currentSessions: ['drums'] })).toMatchObject({
      sessions: [],
      currentSessions: ['drums'],
    })
    expect(await band.changed({ sessions: ['bass'], currentSessions: ['bass'] })).toMatchObject({
      sessions: ['bass'],
      currentSessions: ['bass'],
    })
  })

  it('changes nothing when it gets back the values of RC3', async ({ band }) => {
    const { sessions, snsLink, artists, tracks, representativeSong, ...rest } = await band.form()
    const sent = {
      ...rest,
      session: sessions,
      snsLinks: snsLink,
      artistSpotifyIds: artists.map(({ spotifyId }) => spotifyId),
      trackSpotifyIds: tracks.map(({ spotifyId }) => spotifyId),
      representativeSong: representativeSong?.spotifyId,
    }
    const before = await band.form()
    expect(await band.changed(sent)).toEqual(before)
  })

  it('returns the current band with its creation time', async ({ server, bandId, band }) => {
    const createdAt = server.clock.now().toISOString()
    server.clock.advance({ days: 1 })
    expect((await band.change({ name: '파도' })).value).toEqual({
      bandId,
      bandName: '파도',
      profileImageUrl: null,
      type: 'Manager',
      createdAt,
    })
    expect((await band.change({ bandId: String(bandId) })).value.bandName).toBe('파도')
  })

  it('makes the band findable by its new name, and shows it in the manager’s list', async ({
    server,
    yuna,
    harin,
    band,
  }) => {
    await band.change({ name: '검은 바다' })
    const found = async (q: string) =>
      (await server.call(listBands, { as: harin, query: { q } })).value.length
    expect([await found('ㄱㅇㅂㄷ'), await found('새벽')]).toEqual([1, 0])
    await band.change({ description: '이름은 그대로' })
    expect(await found('검은바다')).toBe(1)
    expect((await server.call(listRooms, { as: yuna })).value.chatRoomInfos).toMatchObject([
      { chatName: '검은 바다' },
    ])
  })

  it('closes and opens the recruitment: a complete band accepts no applications', async ({
    server,
    harin,
    bandId,
    band,
  }) => {
    const apply = async () => (await server.call(joinBand, { as: harin, path: { bandId }, body: {} })).code
    await band.change({ status: 'ACTIVE' })
    expect(await apply()).toBe('BAND_SESSION4000')
    await band.change({ status: 'RECRUITING' })
    expect(await apply()).toBe('COMMON200')
  })

  it('does not ask the provider about music that is not sent', async ({ provider, band }) => {
    provider.fail()
    expect((await band.change({ name: '파도', genres: [] })).status).toBe(200)
  })
})

describe('a change is refused', () => {
  it('to anybody but the manager, before the provider is asked', async ({ provider, harin, band }) => {
    expect(await band.change({ name: '내 밴드', artistSpotifyIds: ['artist-77'] }, harin)).toMatchObject({
      status: 403,
      code: 'BAND4001',
      message: '이 동작은 해당 밴드의 관리자만 수행할 수 있습니다.',
    })
    expect(await band.change({ status: 'ENDED' }, harin)).toMatchObject({ status: 403, code: 'BAND4001' })
    expect(provider.asked).not.toContain('artist-77')
    expect((await band.form()).name).toBe('새벽 네 시')
  })

  it('to an applicant, pending or accepted', async ({ server, harin, bandId, band }) => {
    await server.call(joinBand, { as: harin, path: { bandId }, body: {} })
    expect((await band.change({ name: '내 밴드' }, harin)).code).toBe('BAND4001')
  })

  it('for an unknown or ended band', async ({ band }) => {
    expect(await band.change({ bandId: 999 })).toMatchObject({ status: 404, code: 'BAND4004' })
    await band.change({ status: 'ENDED' })
    for (const body of [{}, { name: '파도' }, { status: 'RECRUITING' }, { status: 'ENDED' }])
      expect(await band.change(body)).toMatchObject({ status: 404, code: 'BAND4004' })
  })

  it.for<[body: Record<string, unknown>, field: string]>([
    [{ bandId: undefined }, 'bandId'],
    [{ bandId: 0 }, 'bandId'],
    [{ bandId: '1; drop table bands' }, 'bandId'],
    [{ status: 'CLOSED' }, 'status'],
    [{ name: '가'.repeat(51) }, 'name'],
    [{ ageStart: 40, ageEnd: 30 }, 'ageEnd'],
    // the stored range: 20 to 30
    [{ ageStart: 40 }, 'ageEnd'],
    [{ ageEnd: 10 }, 'ageEnd'],
  ])('for %j, naming the field', async ([body, field], { band }) => {
    const before = await band.form()
    const answer = await band.change({ description: 'unchanged?', ...body })
    expect(answer).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(Object.keys(answer.result as object)).toEqual([field])
    expect(await band.form()).toEqual(before)
  })

  it.for<[body: Record<string, unknown>, code: string]>([
    [{ session: ['리코더'] }, 'SESSION4004'],
    [{ genres: ['트로트'] }, 'GENRE4004'],
    [{ artistSpotifyIds: ['nobody'] }, 'SPOTIFY4004'],
    [{ trackSpotifyIds: ['nothing'] }, 'SPOTIFY4004'],
    [{ representativeSong: 'nothing' }, 'SPOTIFY4004'],
  ])('for %j with %s, and nothing of it is stored', async ([body, code], { band }) => {
    const before = await band.form()
    expect(await band.change({ name: '파도', status: 'ACTIVE', ...body })).toMatchObject({
      status: 404,
      code,
    })
    expect(await band.form()).toEqual(before)
  })
})

describe('two changes at once', () => {
  it('are serialised, and no list is a mixture', async ({ band }) => {
    const [one, other] = [
      {
        name: '하나',
        session: ['bass', 'vocal'],
        genres: ['Rock', 'Jazz'],
        artistSpotifyIds: ['artist-1', 'artist-2'],
      },
      { name: '둘', session: ['drums'], genres: ['Metal'], artistSpotifyIds: ['artist-3'] },
    ]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => band.change(n % 2 === 0 ? one : other)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const { name, sessions, genres, artists } = await band.form()
    const expected = name === '하나' ? one : other
    expect({
      session: sessions,
      genres,
      artistSpotifyIds: artists.map(({ spotifyId }) => spotifyId),
    }).toEqual({
      session: expected.session,
      genres: expected.genres,
      artistSpotifyIds: expected.artistSpotifyIds,
    })
  })
})

describe('a band after its end', () => {
  it.beforeEach(async ({ server, bandId }) => {
    server.clock.set('2025-12-24T15:00:00.000Z')
    await server.deps.db.update(bands).set({ status: 'ACTIVE' }).where(eq(bands.id, bandId))
  })

  it('opens again only with a later end, without one, or without automatic closing', async ({
    server,
    band,
  }) => {
    expect(await band.reopen()).toMatchObject({
      code: 'COMMON400',
      result: { endDate: '허용 범위를 벗어났습니다.' },
    })
    expect((await band.reopen({ endDate: '2025-12-24' })).code).toBe('COMMON400')
    expect((await band.form()).status).toBe('ACTIVE')
    for (const body of [{ endDate: '2025-12-25' }, { endDate: '', autoClose: true }, { autoClose: false }]) {
      await server.deps.db
        .update(bands)
        .set({ status: 'ACTIVE', endsAt: new Date('2025-12-24T14:59:59.999Z'), autoClose: true })
      expect((await band.reopen(body)).status).toBe(200)
      expect((await band.form()).status).toBe('RECRUITING')
    }
  })

  it('can still be edited with its old end', async ({ band }) => {
    const { endDate } = await band.form()
    expect((await band.change({ description: '감사했습니다', endDate: '2025-12-24' })).status).toBe(200)
    expect((await band.change({ endDate })).status).toBe(200)
    expect(await band.change({ endDate: '2025-12-23' })).toMatchObject({ code: 'COMMON400' })
    expect((await band.form()).endDate).toBe(endDate)
  })
})
