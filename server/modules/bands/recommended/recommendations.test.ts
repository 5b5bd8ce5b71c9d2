import { beforeEach, describe, expect, it } from 'vitest'
import { listRecommendedBands } from '#contract/http/bands/bands.ts'
import { bands } from '#server/db/bandTables.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { bandTest, type BandTest } from '../bands.fixtures.ts'
import { tastesTest, type Tastes } from './recommendations.fixtures.ts'

let server: TestServer
let bandsOf: BandTest
let likes: ReturnType<typeof tastesTest>
let harin: TestMember
let manager: TestMember
beforeEach(async () => {
  server = await testServer()
  bandsOf = bandTest(server)
  likes = tastesTest(server, bandsOf)
  harin = await server.aMember({ nickname: 'harin' })
  manager = await server.aMember({ nickname: 'manager' })
})

type Facts = NonNullable<Parameters<BandTest['aBand']>[1]>
/** By default a band far from everybody that recruits a session nobody here plays. */
const aBand = (facts: Facts = {}, of = manager) =>
  bandsOf.aBand(of, { region: '제주', sessions: ['trumpet'], ...facts })
const applies = (bandId: number, passFail: 'PENDING' | 'PASS' | 'FAIL') =>
  bandsOf.anApplication(bandId, manager, harin, { passFail })

const recommended = async (as: TestMember, query: { limit?: number } = {}) =>
  (await server.call(listRecommendedBands, { as, query })).value
const namesFor = async (as: TestMember) => (await recommended(as)).map(({ bandName }) => bandName)
const reasonsFor = async (as: TestMember) =>
  Object.fromEntries((await recommended(as)).map(({ bandName, reasons }) => [bandName, reasons]))

const DAY_MS = 86_400_000

const BASSIST: Tastes = {
  region: '서울',
  age: 25,
  gender: 'FEMALE',
  sessions: { bass: 'EXPERT', keyboard: 'BEGINNER' },
  genres: ['Shoegaze', 'Pop'],
  keywords: ['매주'],
  artists: ['아이유', 'Slowdive'],
  tracks: ['좋은 날', 'Alison'],
}

/** Facts that rank a band above a newer one, and the reasons shown. */
const SITUATIONS: readonly {
  first: string
  one: Facts
  why: string[]
  other: Facts
  otherwise: string[]
}[] = [
  {
    first: 'with an artist in common',
    one: { artists: ['아이유'] },
    why: ['아이유 취향이 겹쳐요'],
    other: { artists: ['Metallica'] },
    otherwise: [],
  },
  {
    first: 'with more artists in common',
    one: { artists: ['아이유', 'Slowdive'] },
    why: ['Slowdive 외 1팀이 겹쳐요'],
    other: { artists: ['아이유'] },
    otherwise: ['아이유 취향이 겹쳐요'],
  },
  {
    first: 'with a song in common',
    one: { tracks: ['Alison'] },
    why: ['〈Alison〉 한 곡이 겹쳐요'],
    other: {},
    otherwise: [],
  },
  {
    first: 'after what the member plays',
    one: { sessions: ['bass'] },
    why: ['베이스를 찾고 있어요'],
    other: { sessions: ['drums'], occupied: ['bass'] },
    otherwise: [],
  },
  {
    first: 'after what the member plays best',
    one: { sessions: ['drums', 'bass'] },
    why: ['베이스를 찾고 있어요'],
    other: { sessions: ['keyboard'] },
    otherwise: ['키보드를 찾고 있어요'],
  },
  {
    first: 'whose piano somebody at the keyboard may play',
    one: { sessions: ['piano'] },
    why: ['피아노를 찾고 있어요'],
    other: { sessions: ['violin'] },
    otherwise: [],
  },
  {
    first: 'in the region of the member',
    one: { region: '서울' },
    why: ['서울이에요'],
    other: { region: '경기' },
    otherwise: ['가까운 경기예요'],
  },
  {
    first: 'in the region beside',
    one: { region: '인천' },
    why: ['가까운 인천이에요'],
    other: { region: null },
    otherwise: ['지역은 상관없어요'],
  },
  {
    first: 'that meets anywhere',
    one: { region: null },
    why: ['지역은 상관없어요'],
    other: { region: '부산' },
    otherwise: [],
  },
  {
    first: 'with more genres in common',
    one: { genres: ['Rock', 'Pop', 'Shoegaze'] },
    why: ['Pop 외 1개 장르가 겹쳐요'],
    other: { genres: ['Shoegaze', 'Rock'] },
    otherwise: ['Shoegaze 장르가 겹쳐요'],
  },
  {
    first: 'whose conditions the member meets, however much speaks for the other',
    one: { ageStart: 20, ageEnd: 20 },
    why: [],
    other: { ageStart: 30, ageEnd: 40, sessions: ['bass'], region: '서울' },
    otherwise: ['베이스를 찾고 있어요', '서울이에요'],
  },
  {
    first: 'that only one condition is against',
    one: { ageEnd: 10 },
    why: [],
    other: { ageEnd: 10, gender: 'MALE', region: '서울' },
    otherwise: ['서울이에요'],
  },
]

describe('recommended bands (B2)', () => {
  it.each(SITUATIONS)('rank first the band $first', async ({ one, why, other, otherwise }) => {
    await likes(harin, BASSIST)
    await aBand({ name: '먼저', ...one })
    server.clock.advance({ minutes: 1 })
    await aBand({ name: '나중', ...other })
    expect(await namesFor(harin)).toEqual(['먼저', '나중'])
    expect(await reasonsFor(harin)).toEqual({ 먼저: why, 나중: otherwise })
  })

  it('weigh an artist more the fewer bands list it, and name that artist', async () => {
    await likes(harin, BASSIST)
    await aBand({ name: '드문', artists: ['Slowdive'] })
    server.clock.advance({ minutes: 1 })
    await aBand({ name: '흔한', artists: ['아이유'] })
    await aBand({ name: '둘 다', artists: ['아이유', 'Slowdive'] })
    await aBand({ name: '다른', artists: ['아이유'] })
    expect((await namesFor(harin)).slice(0, 2)).toEqual(['둘 다', '드문'])
    expect(await reasonsFor(harin)).toMatchObject({ '둘 다': ['Slowdive 외 1팀이 겹쳐요'] })
  })

  it('prefer a manager with the same keywords', async () => {
    await likes(harin, BASSIST)
    await likes(manager, { keywords: ['격주', '매주'] })
    const other = await server.aMember()
    await aBand({ name: '매주 만나는' })
    server.clock.advance({ minutes: 1 })
    await aBand({ name: '다른' }, other)
    expect(await namesFor(harin)).toEqual(['매주 만나는', '다른'])
    expect(await reasonsFor(harin)).toMatchObject({ '매주 만나는': ['밴드장과 ‘매주’ 키워드가 같아요'] })
  })

  it.each([
    ['20대', 19, { ageStart: 20, ageEnd: 20 }, false],
    ['20대', 29, { ageStart: 20, ageEnd: 20 }, true],
    ['20대', 30, { ageStart: 20, ageEnd: 20 }, false],
    ['20대 이상', 19, { ageStart: 20, ageEnd: 0 }, false],
    ['20대 이상', 45, { ageStart: 20, ageEnd: 0 }, true],
    ['20대 이상 - 30대 이하', 39, { ageStart: 20, ageEnd: 30 }, true],
    ['20대 이상 - 30대 이하', 40, { ageStart: 20, ageEnd: 30 }, false],
    ['30대 이하', 40, { ageStart: 0, ageEnd: 30 }, false],
    ['0대 이상', 70, { ageStart: 0, ageEnd: 0 }, true],
    ['연령 무관', 70, { ageStart: null, ageEnd: null }, true],
  ])('read "%s" for a member aged %d as it is shown', async (ageRange, age, bounds, isMet) => {
    await likes(harin, { age })
    await aBand({ name: '이 밴드', ...bounds })
    await aBand({ name: '남성 밴드', gender: 'MALE' })
    const [first] = await recommended(harin)
    // without points the newer band comes first
    expect(first?.bandName).toBe(isMet ? '이 밴드' : '남성 밴드')
    const band = (await recommended(harin)).find(({ bandName }) => bandName === '이 밴드')
    expect(band?.ageRange).toBe(ageRange)
  })

  it('leave out own, applied-to, closed, expired, nameless and empty bands, and those without an active manager', async () => {
    const yesterday = new Date(server.clock.now().getTime() - DAY_MS)
    await aBand({ name: '내 밴드' }, harin)
    await applies(await aBand({ name: '지원 중' }), 'PENDING')
    await applies(await aBand({ name: '합격' }), 'PASS')
    await aBand({ name: '모집완료', status: 'ACTIVE' })
    await aBand({ name: '삭제됨', status: 'ENDED' })
    await aBand({ name: '마감', endsAt: yesterday, autoClose: true })
    await aBand({ name: '  ' })
    await aBand({ name: '빈 밴드', sessions: [], genres: ['Rock'] })
    const gone = await server.aMember({ withdrawn: true })
    await aBand({ name: '밴드장이 떠난' }, gone)
    expect(await namesFor(harin)).toEqual([])
  })

  it('keep a band that refused the member, has passed a manual deadline, or has only one fact', async () => {
    const yesterday = new Date(server.clock.now().getTime() - DAY_MS)
    await applies(await aBand({ name: '불합격' }), 'FAIL')
    await aBand({ name: '지난', endsAt: yesterday })
    await aBand({ name: '곡만', sessions: [], tracks: ['좋은 날'] })
    await aBand({ name: '아티스트만', sessions: [], artists: ['아이유'] })
    await aBand({ name: '맡은 세션만', sessions: [], occupied: ['drums'] })
    expect((await namesFor(harin)).toSorted()).toEqual([
      '곡만',
      '맡은 세션만',
      '불합격',
      '아티스트만',
      '지난',
    ])
  })

  it('are the newest, without reasons, for a member without tastes', async () => {
    for (const name of ['가', '나', '다']) {
      await aBand({ name, artists: ['아이유'], genres: ['Pop'] })
      server.clock.advance({ minutes: 1 })
    }
    expect(await namesFor(harin)).toEqual(['다', '나', '가'])
    expect(await reasonsFor(harin)).toEqual({ 가: [], 나: [], 다: [] })
    await server.deps.db.update(bands).set({ createdAt: server.clock.now() })
    expect(await namesFor(harin)).toEqual(['다', '나', '가'])
  })

  it('return five by default, and from 1 to 100', async () => {
    for (let nth = 0; nth < 7; nth += 1) await aBand({ name: `밴드 ${nth}` })
    expect(await recommended(harin)).toHaveLength(5)
    expect(await recommended(harin, { limit: 1 })).toHaveLength(1)
    expect(await recommended(harin, { limit: 100 })).toHaveLength(7)
    for (const limit of [0, 101])
      expect((await server.call(listRecommendedBands, { as: harin, query: { limit } })).status).toBe(400)
  })

  it('contain all fields of a card', async () => {
    await likes(harin, BASSIST)
    await aBand({
      name: '새벽 네 시',
      sessions: ['drums', 'bass'],
      occupied: ['vocal'],
      region: '서울',
      description: '잠들지 못하는 밤에\n격주로 만나요.',
      artists: ['아이유'],
      tracks: ['좋은 날'],
      genres: ['Shoegaze'],
      averageAge: '20대',
      endsAt: new Date('2025-08-30T15:00:00Z'),
    })
    expect(await recommended(harin)).toMatchObject([
      {
        bandName: '새벽 네 시',
        region: '서울',
        endDate: '2025.08.31',
        status: 'RECRUITING',
        goalTracks: [{ title: '좋은 날' }],
        preferredArtists: [{ name: '아이유' }],
        composition: { averageAge: '20대' },
        sessions: ['drums', 'bass', 'vocal'],
        recruitingSessions: ['drums', 'bass'],
        genres: ['Shoegaze'],
        reasons: ['베이스를 찾고 있어요', '서울이에요', '아이유 취향이 겹쳐요'],
        reasonSession: 'bass',
      },
    ])
  })

  it('require a log-in', async () => {
    expect((await server.call(listRecommendedBands, {})).status).toBe(401)
  })

  it('are the same for two members with the same tastes', async () => {
    const minseo = await server.aMember({ nickname: 'minseo' })
    for (const member of [harin, minseo]) await likes(member, BASSIST)
    for (let nth = 0; nth < 6; nth += 1)
      await aBand({ name: `밴드 ${nth}`, artists: [nth % 2 === 0 ? '아이유' : 'Slowdive'] })
    const seen = await recommended(harin)
    expect(seen[0]?.reasons).toEqual(['Slowdive 취향이 겹쳐요'])
    expect(await recommended(minseo)).toEqual(seen)
    expect(await recommended(harin)).toEqual(seen)
  })
})
