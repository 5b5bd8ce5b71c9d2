import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { listSimilarArtists, readQuestion } from '#contract/http/archive/archivedArtists.ts'
import { listSimilarTracks } from '#contract/http/archive/archivedTracks.ts'
import { listSimilarMembers } from '#contract/http/profile/members.ts'
import { artists, savedArtists, savedTracks, tracks } from '#server/db/musicTables.ts'
import { memberGenres, memberKeywords } from '#server/db/profileTables.ts'
import { members } from '#server/db/schema.ts'
import { bandTest } from '#server/modules/bands/bands.fixtures.ts'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let harin: TestMember
let dojun: TestMember
let seoa: TestMember
beforeEach(async () => {
  server = await testServer()
  harin = await server.aMember({ nickname: 'harin' })
  dojun = await server.aMember({
    nickname: 'dojun',
    profileImageUrl: '/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg',
  })
  seoa = await server.aMember({ nickname: 'seoa' })
})

/** Saves the items one after the other; items new to the catalogue get their ids in this order. */
async function saves({ memberId }: TestMember, ...titles: string[]) {
  const { db, now } = server.deps
  for (const title of titles) {
    const at = now()
    await db
      .insert(tracks)
      .values({ spotifyId: title, title, artist: `${title} 밴드`, createdAt: at, updatedAt: at })
      .onConflictDoNothing()
    const [track] = await db.select().from(tracks).where(eq(tracks.spotifyId, title))
    await db.insert(savedTracks).values({ memberId, trackId: track!.id, savedAt: at })
    server.clock.advance({ minutes: 1 })
  }
}

async function savesArtists({ memberId }: TestMember, ...names: string[]) {
  const { db, now } = server.deps
  for (const name of names) {
    const at = now()
    await db
      .insert(artists)
      .values({ spotifyId: name, name, createdAt: at, updatedAt: at })
      .onConflictDoNothing()
    const [artist] = await db.select().from(artists).where(eq(artists.spotifyId, name))
    await db.insert(savedArtists).values({ memberId, artistId: artist!.id, savedAt: at })
    server.clock.advance({ minutes: 1 })
  }
}

const likes = ({ memberId }: TestMember, ...genres: string[]) =>
  server.deps.db.insert(memberGenres).values(genres.map((genre, position) => ({ memberId, genre, position })))

const says = ({ memberId }: TestMember, ...keywords: string[]) =>
  server.deps.db
    .insert(memberKeywords)
    .values(keywords.map((keyword, position) => ({ memberId, keyword, position })))

const withdraw = ({ memberId }: TestMember) =>
  server.deps.db
    .update(members)
    .set({ state: 'INACTIVE', withdrawnOn: '2026-01-01' })
    .where(eq(members.id, memberId))

const titlesFor = async (as: TestMember) =>
  (await server.call(listSimilarTracks, { as })).value.map(({ title }) => title)
const artistsFor = async (as: TestMember) =>
  (await server.call(listSimilarArtists, { as })).value.map(({ name }) => name)
const questionFor = async (as: TestMember) => (await server.call(readQuestion, { as })).value
const likeMinded = async (as: TestMember, by: 'tracks' | 'artists' = 'tracks') =>
  (await server.call(listSimilarMembers, { as, query: { by } })).value
const sharedWith = async (as: TestMember, by: 'tracks' | 'artists' = 'tracks') =>
  (await likeMinded(as, by)).map(({ nickname, shared }) => [nickname, shared])

describe('similar members (MS1)', () => {
  it('are those who share most saved tracks, with the number', async () => {
    await saves(harin, '가', '나', '다')
    await saves(dojun, '가')
    await saves(seoa, '다', '가', '라')
    expect(await likeMinded(harin)).toEqual([
      { memberId: seoa.memberId, nickname: 'seoa', profileImageUrl: null, shared: 2 },
      {
        memberId: dojun.memberId,
        nickname: 'dojun',
        profileImageUrl: 'http://localhost/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg',
        shared: 1,
      },
    ])
  })

  it('are counted by artists on request, whatever the tracks', async () => {
    await saves(harin, '가')
    await saves(dojun, '가')
    await savesArtists(harin, '잔나비', '혁오')
    await savesArtists(seoa, '혁오', '잔나비')
    expect(await sharedWith(harin, 'artists')).toEqual([['seoa', 2]])
    expect(await sharedWith(harin, 'tracks')).toEqual([['dojun', 1]])
  })

  it('are ordered by sign-up when they share equally many', async () => {
    await saves(harin, '가', '나')
    await saves(seoa, '가')
    await saves(dojun, '나')
    expect(await sharedWith(harin)).toEqual([
      ['dojun', 1],
      ['seoa', 1],
    ])
  })

  it('are empty for an empty archive, and never include a member who shares nothing', async () => {
    await saves(dojun, '가')
    await likes(harin, 'Rock')
    await likes(dojun, 'Rock')
    expect(await likeMinded(harin)).toEqual([])
    await saves(harin, '나')
    expect(await likeMinded(harin)).toEqual([])
    expect(await likeMinded(harin, 'artists')).toEqual([])
  })

  it('do not include withdrawn members', async () => {
    await saves(harin, '가')
    await saves(dojun, '가')
    await saves(seoa, '가')
    await withdraw(dojun)
    expect(await sharedWith(harin)).toEqual([['seoa', 1]])
  })

  it('are ten at most, and withdrawn members take no place', async () => {
    await saves(harin, '가')
    const others = []
    for (let made = 0; made < 13; made += 1) others.push(await server.aMember({ nickname: `m${made}` }))
    for (const other of others) await saves(other, '가')
    await withdraw(others[0]!)
    await withdraw(others[4]!)
    expect((await sharedWith(harin)).map(([nickname]) => nickname)).toEqual([
      'm1',
      'm2',
      'm3',
      'm5',
      'm6',
      'm7',
      'm8',
      'm9',
      'm10',
      'm11',
    ])
  })

  it('of a member with over a thousand saved items are those who share newer ones', async () => {
    await saves(harin, '가')
    await saves(dojun, '가')
    expect(await sharedWith(harin)).toEqual([['dojun', 1]])
    const { db, now } = server.deps
    const thousand = Array.from({ length: 1000 }, (_, n) => `곡 ${n}`)
    const fresh = await db
      .insert(tracks)
      .values(
        thousand.map((title) => ({
          spotifyId: title,
          title,
          artist: '-',
          createdAt: now(),
          updatedAt: now(),
        })),
      )
      .returning({ trackId: tracks.id })
    const saved = fresh.map(({ trackId }) => ({ memberId: harin.memberId, trackId, savedAt: now() }))
    await db.insert(savedTracks).values(saved)
    expect(await sharedWith(harin)).toEqual([])
    await saves(dojun, '곡 500')
    expect(await sharedWith(harin)).toEqual([['dojun', 2]])
  })

  it('can be requested by tracks or artists only, and require a token', async () => {
    const query = { by: 'albums' as 'tracks' }
    expect((await server.call(listSimilarMembers, { as: harin, query })).code).toBe('COMMON400')
    expect((await server.call(listSimilarMembers, { query: { by: 'tracks' } })).status).toBe(401)
  })
})

describe('similar tracks (AT7)', () => {
  it("are those that most similar members have saved, without the caller's", async () => {
    const yuna = await server.aMember({ nickname: 'yuna' })
    await saves(harin, '가')
    await saves(dojun, '가', '나', '다')
    await saves(seoa, '가', '다')
    await saves(yuna, '라')
    const { value } = await server.call(listSimilarTracks, { as: harin })
    expect(value.map(({ title }) => title)).toEqual(['다', '나'])
    expect(value[0]).toEqual({
      trackId: expect.any(Number),
      title: '다',
      artist: '다 밴드',
      album: null,
      imageUrl: null,
    })
  })

  it.each([
    ['a genre', likes, 'Rock'],
    ['a keyword', says, '연락이 빨라요'],
  ] as const)('also come from members who share %s', async (_, tells, taste) => {
    await tells(harin, taste)
    await tells(dojun, taste)
    await saves(dojun, '가')
    await saves(seoa, '나')
    expect(await titlesFor(harin)).toEqual(['가'])
  })

  it('come from the ten with the largest overlap: genres, keywords and tracks count equally', async () => {
    await likes(harin, 'Rock', 'Jazz')
    await says(harin, '매주')
    await saves(harin, '가')
    for (let made = 0; made < 10; made += 1) {
      const near = await server.aMember({ nickname: `near${made}` })
      await likes(near, 'Jazz')
      await says(near, '매주')
      await saves(near, '가', '가까운 곡')
    }
    await likes(dojun, 'Rock', 'Jazz')
    await saves(dojun, '먼 곡')
    expect(await titlesFor(harin)).toEqual(['가까운 곡'])
  })

  it('are five at most, and equal ones are ordered by catalogue id', async () => {
    await saves(seoa, '1', '2', '3', '4', '5', '6')
    await saves(harin, '가')
    await saves(dojun, '6', '5', '가', '4', '3', '2', '1')
    expect(await titlesFor(harin)).toEqual(['1', '2', '3', '4', '5'])
  })

  it('fall back to members who share tracks when the most similar have nothing new', async () => {
    await likes(harin, 'Rock', 'Jazz', 'Punk')
    await saves(harin, '가')
    for (let made = 0; made < 10; made += 1) {
      const near = await server.aMember({ nickname: `near${made}` })
      await likes(near, 'Rock', 'Jazz', 'Punk')
    }
    await saves(dojun, '가', '새 곡')
    expect(await titlesFor(harin)).toEqual(['새 곡'])
  })

  it('are empty for a member without tracks and tastes, and when nobody shares anything', async () => {
    await saves(dojun, '가')
    await likes(dojun, 'Rock')
    expect(await titlesFor(harin)).toEqual([])
    await likes(harin, 'Jazz')
    await saves(harin, '나')
    expect(await titlesFor(harin)).toEqual([])
  })

  it('do not come from withdrawn members', async () => {
    await saves(harin, '가')
    await saves(dojun, '가', '나')
    await withdraw(dojun)
    expect(await titlesFor(harin)).toEqual([])
  })
})

describe('similar artists (AR6)', () => {
  it("are those that most similar members have saved, without the caller's", async () => {
    await likes(harin, 'Rock')
    await likes(dojun, 'Rock')
    await likes(seoa, 'Rock')
    await savesArtists(harin, '잔나비')
    await savesArtists(dojun, '새소년', '잔나비', '혁오')
    await savesArtists(seoa, '혁오')
    const { value } = await server.call(listSimilarArtists, { as: harin })
    expect(value).toEqual([
      { artistId: expect.any(Number), name: '혁오', imageUrl: null },
      { artistId: expect.any(Number), name: '새소년', imageUrl: null },
    ])
  })

  it('do not come from members who share only an artist', async () => {
    await savesArtists(harin, '잔나비')
    await savesArtists(dojun, '잔나비', '혁오')
    expect(await artistsFor(harin)).toEqual([])
  })
})

describe('a band that lists a similar item (AT7, AR6)', () => {
  /** The bands that both calls return for a track and an artist of this name. */
  async function bandsOf(name: string) {
    await saves(harin, '가')
    await saves(dojun, '가', name)
    await savesArtists(dojun, name)
    const [track] = (await server.call(listSimilarTracks, { as: harin })).value
    const [artist] = (await server.call(listSimilarArtists, { as: harin })).value
    return [track?.bandId, artist?.bandId]
  }

  it('is included, the newest recruiting one', async () => {
    const { aBand } = bandTest(server)
    const words = { tracks: ['난춘'], artists: ['난춘'] }
    await aBand(seoa, words)
    const newest = await aBand(seoa, words)
    await aBand(seoa, { ...words, status: 'ACTIVE' })
    await aBand(seoa, { ...words, status: 'ENDED' })
    await aBand(seoa, { tracks: ['나무'], artists: ['나무'] })
    expect(await bandsOf('난춘')).toEqual([newest, newest])
  })

  it('is left out when none recruits', async () => {
    const { aBand } = bandTest(server)
    await aBand(seoa, { tracks: ['난춘'], artists: ['난춘'], status: 'ACTIVE' })
    expect(await bandsOf('난춘')).toEqual([undefined, undefined])
  })
})

describe('the question (AR7)', () => {
  it('names the first similar artist and the most similar member who saved it', async () => {
    await likes(harin, 'Rock', 'Jazz')
    await likes(dojun, 'Rock')
    await likes(seoa, 'Rock', 'Jazz')
    const yuna = await server.aMember({
      nickname: 'yuna',
      profileImageUrl: '/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg',
    })
    await likes(yuna, 'Rock', 'Jazz')
    await savesArtists(dojun, '혁오', '새소년')
    await savesArtists(yuna, '혁오')
    await savesArtists(seoa, '새소년', '다브다')
    expect(await artistsFor(harin)).toEqual(['혁오', '새소년', '다브다'])
    expect(await questionFor(harin)).toEqual({
      question: 'yuna님이 즐겨 듣는 혁오 노래, 같이 들어 볼래요?',
      artistName: '혁오',
      memberNickname: 'yuna',
      memberId: yuna.memberId,
      profileImageUrl: 'http://localhost/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg',
    })
  })

  it("has no artist and the caller's own nickname when nobody is similar", async () => {
    await savesArtists(dojun, '혁오')
    expect(await questionFor(harin)).toEqual({
      question: 'harin님은 요즘 어떤 노래를 즐겨 들어요?',
      artistName: null,
      memberNickname: 'harin',
      memberId: null,
      profileImageUrl: null,
    })
  })

  it('has no artist either when the similar members have nothing new', async () => {
    await likes(harin, 'Rock')
    await likes(dojun, 'Rock')
    await savesArtists(harin, '혁오')
    await savesArtists(dojun, '혁오')
    expect(await questionFor(harin)).toMatchObject({ artistName: null, memberNickname: 'harin' })
  })
})
