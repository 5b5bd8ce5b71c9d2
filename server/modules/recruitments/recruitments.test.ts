import { describe, expect } from 'vitest'
import { listBands, readBandDetail } from '#contract/http/bands/bands.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { createRecruitment, readRecruitment } from '#contract/http/recruitments/recruitments.ts'
import { BAND_ARTISTS_MAX, BAND_TRACKS_MAX } from '#contract/limits.ts'
import { bands } from '#server/db/bandTables.ts'
import { XSS_STRINGS } from '#server/testing/xssStrings.ts'
import { FULL, ids, it as base } from './recruitments.fixtures.ts'

const it = base
  .extend(
    'create',
    ({ recruitment, yuna }) =>
      (body: Record<string, unknown>) =>
        recruitment.create(yuna, body),
  )
  .extend(
    'made',
    ({ recruitment, yuna }) =>
      (body: Record<string, unknown>) =>
        recruitment.made(yuna, body),
  )
  .extend(
    'bandCount',
    ({ server }) =>
      () =>
        server.deps.db.$count(bands),
  )

describe('creating a band (RC1)', () => {
  it('returns the fields of the list, and RC3 then shows everything that was sent', async ({
    server,
    recruitment,
    yuna,
    create,
  }) => {
    const { value } = await create({ ...FULL.sent, endDate: '2026-12-24' })
    expect(value).toEqual({
      bandId: 1,
      bandName: '새벽 네 시',
      profileImageUrl: null,
      type: 'Manager',
      createdAt: server.clock.now().toISOString(),
    })
    expect(await recruitment.form(yuna, 1)).toEqual({
      ...FULL.shown,
      endDate: '2026-12-24T14:59:59.999Z',
      status: 'RECRUITING',
      profileImageUrl: null,
      mediaUrl: null,
    })
  })

  it('adds one row to the manager’s list of rooms, and the band to B1 and B4', async ({
    server,
    recruitment,
    yuna,
    harin,
  }) => {
    const bandId = await recruitment.created(yuna)
    expect((await server.call(listRooms, { as: yuna })).value.chatRoomInfos).toMatchObject([
      {
        roomType: 'BAND-MANAGER',
        roomId: null,
        bandId,
        bandName: '해일',
        status: 'RECRUITING',
        bandSessionList: ['bass'],
        chatRoomInfo: [],
      },
    ])
    expect((await server.call(listRooms, { as: harin })).value.chatRoomInfos).toEqual([])
    expect((await server.call(listBands, { as: harin })).value).toMatchObject([{ bandId, name: '해일' }])
    expect((await server.call(readBandDetail, { as: harin, path: { bandId } })).value.bandName).toBe('해일')
    expect(server.events).toEqual([])
  })
})

describe('the fields of a band', () => {
  it('are optional except the name', async ({ recruitment, yuna, create }) => {
    const { value } = await recruitment.read(yuna, (await create({ name: '해일' })).value.bandId)
    expect(value).toEqual({
      status: 'RECRUITING',
      profileImageUrl: null,
      mediaUrl: null,
      representativeSong: null,
      name: '해일',
      endDate: null,
      autoClose: false,
      description: null,
      sessions: [],
      genres: [],
      artists: [],
      tracks: [],
      ageStart: 0,
      ageEnd: 0,
      gender: 'OTHER',
      region: null,
      district: null,
      averageAge: null,
      days: [],
      jobs: [],
      maleCount: 0,
      femaleCount: 0,
      currentSessions: [],
      snsLink: { youtube: '', instagram: '', tiktok: '' },
    })
  })

  it('are empty when the form sent them empty, null or absent', async ({ made }) => {
    const empty = { description: '', endDate: '', region: '-', district: ' ', averageAge: '', maleCount: '' }
    const nothing = { representativeSong: '', snsLinks: {}, gender: null, jobs: null, ageStart: null }
    expect(await made({ ...empty, ...nothing, unknown: 1 })).toEqual(await made({}))
  })

  it('may have their alternative names', async ({ made }) => {
    expect(await made({ sessions: ['bass'], job: ['freelancer'] })).toMatchObject({
      sessions: ['bass'],
      jobs: ['freelancer'],
    })
    const both = { session: ['vocal'], sessions: ['bass'], jobs: [], job: ['freelancer'] }
    expect(await made(both)).toMatchObject({ sessions: ['vocal'], jobs: [] })
  })

  it('accept counts and ages as numeric text', async ({ made }) => {
    const typed = { maleCount: ' 3 ', femaleCount: '', ageStart: '20', ageEnd: '0' }
    expect(await made(typed)).toMatchObject({ maleCount: 3, femaleCount: 0, ageStart: 20, ageEnd: 0 })
  })

  it('do not include the status: a new band is recruiting', async ({ made }) => {
    for (const status of ['ACTIVE', 'ENDED'])
      expect(await made({ status })).toMatchObject({ status: 'RECRUITING' })
  })

  it('are returned as plain text, unchanged', async ({ made }) => {
    for (const text of XSS_STRINGS) {
      const [name, district] = [text.slice(0, 50).trim(), text.slice(0, 20).trim()]
      expect(await made({ name, district, description: text })).toMatchObject({
        name,
        district,
        description: text.trim(),
      })
    }
  })
})

describe('a band is refused', () => {
  it.for<[field: string, value: unknown]>([
    ['name', undefined],
    ['name', null],
    ['name', '  '],
    ['name', '\u200b'],
    ['name', '가'.repeat(51)],
    ['name', 7],
    ['description', '가'.repeat(1001)],
    ['description', 'a\0b'],
    ['status', 'CLOSED'],
    ['endDate', '내일'],
    ['endDate', '2026-02-30'],
    ['endDate', '2026-02-30T10:00:00Z'],
    ['endDate', '2026-1-1'],
    ['endDate', 1_700_000_000_000],
    ['autoClose', 'true'],
    ['session', 'bass'],
    ['session', ['']],
    ['session', Array.from({ length: 201 }, () => 'bass')],
    ['genres', [7]],
    ['artistSpotifyIds', ids('artist', BAND_ARTISTS_MAX + 1)],
    ['artistSpotifyIds', ['a'.repeat(65)]],
    ['artistSpotifyIds', ['a\0b']],
    ['trackSpotifyIds', ids('track', BAND_TRACKS_MAX + 1)],
    ['trackSpotifyIds', [null]],
    ['representativeSong', 'a'.repeat(65)],
    ['representativeSong', 'a\0b'],
    ['ageStart', -10],
    ['ageStart', 121],
    ['ageEnd', 20.5],
    ['ageEnd', '스물'],
    ['gender', '여성'],
    ['region', '평양'],
    ['district', '가'.repeat(21)],
    ['averageAge', '26 세'],
    ['days', ['SOMEDAY']],
    ['jobs', ['student']],
    ['maleCount', 100],
    ['femaleCount', -1],
    ['snsLinks', 'https://youtube.com'],
    ['snsLinks', { youtube: 'javascript:alert(1)' }],
    ['snsLinks', { instagram: 'instagram.com/dawn' }],
    ['snsLinks', { tiktok: `https://tiktok.com/${'a'.repeat(300)}` }],
  ])('with %s %j, naming the field', async ([field, value], { create, bandCount }) => {
    const answer = await create({ name: '해일', [field]: value })
    expect(answer).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(Object.keys(answer.result as object)[0]).toMatch(new RegExp(`^${field}`))
    expect(await bandCount()).toBe(0)
  })

  it('with ages in the wrong order', async ({ create }) => {
    const answer = await create({ name: '해일', ageStart: 40, ageEnd: 30 })
    expect(answer).toMatchObject({ code: 'COMMON400', result: { ageEnd: '허용 범위를 벗어났습니다.' } })
    for (const ages of [{ ageStart: 40, ageEnd: 0 }, { ageEnd: 30 }, { ageStart: 30, ageEnd: 30 }])
      expect((await create({ name: '해일', ...ages })).status).toBe(200)
  })

  it.for<[body: Record<string, unknown>, status: number, code: string, message: string]>([
    [{ session: ['bass', '리코더'] }, 404, 'SESSION4004', '해당 세션을 찾을 수 없습니다.'],
    [{ currentSessions: ['bass; drop table bands'] }, 404, 'SESSION4004', '해당 세션을 찾을 수 없습니다.'],
    [{ genres: ['Rock', 'rock'] }, 404, 'GENRE4004', '해당 장르를 찾을 수 없습니다.'],
    [{ artistSpotifyIds: ['artist-1', 'nobody'] }, 404, 'SPOTIFY4004', '음악 정보를 찾을 수 없습니다.'],
    [{ trackSpotifyIds: ['nothing'] }, 404, 'SPOTIFY4004', '음악 정보를 찾을 수 없습니다.'],
    [{ representativeSong: 'artist-1' }, 404, 'SPOTIFY4004', '음악 정보를 찾을 수 없습니다.'],
  ])('with %j', async ([body, status, code, message], { create, bandCount }) => {
    expect(await create({ name: '해일', ...body })).toMatchObject({ status, code, message })
    expect(await bandCount()).toBe(0)
  })

  it('while the provider fails, unless the catalogue already has the music', async ({
    provider,
    create,
    bandCount,
  }) => {
    const known = {
      artistSpotifyIds: ['artist-1'],
      trackSpotifyIds: ['track-1'],
      representativeSong: 'track-1',
    }
    await create({ name: '해일', ...known })
    provider.fail()
    expect((await create({ name: '파도', ...known })).status).toBe(200)
    expect(await create({ name: '파도', artistSpotifyIds: ['artist-2'] })).toMatchObject({
      status: 502,
      code: 'SPOTIFY5002',
    })
    expect(provider.asked.sort()).toEqual(['artist-1', 'track-1'])
    expect(await bandCount()).toBe(2)
  })

  it('without a log-in, and from a member who has just withdrawn', async ({
    server,
    recruitment,
    bandCount,
  }) => {
    expect(await server.call(createRecruitment, { body: { name: '해일' } })).toMatchObject({
      code: 'COMMON401',
    })
    const gone = await server.aMember({ withdrawn: true })
    expect(await recruitment.create(gone, { name: '해일' })).toMatchObject({ status: 401, code: 'AUTH_007' })
    expect(await bandCount()).toBe(0)
  })
})

describe('reading a form (RC3)', () => {
  it('is for the manager only', async ({ server, recruitment, yuna, harin }) => {
    const bandId = await recruitment.created(yuna)
    expect(await recruitment.read(harin, bandId)).toMatchObject({
      status: 403,
      code: 'COMMON403',
      message: '금지된 요청입니다.',
    })
    expect((await server.call(readRecruitment, { path: { bandId } })).status).toBe(401)
  })

  it('requires an existing band', async ({ recruitment, yuna }) => {
    const ended = await recruitment.created(yuna)
    await recruitment.change(yuna, { bandId: ended, status: 'ENDED' })
    for (const bandId of [ended, 999])
      expect(await recruitment.read(yuna, bandId)).toMatchObject({ status: 404, code: 'BAND4004' })
  })
})
