import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveArtist } from '#contract/http/archive/archivedArtists.ts'
import { searchArtists, type ArtistInfo } from '#contract/http/music.ts'
import { listSurveyArtists, searchSurveyArtists } from '#contract/http/survey.ts'
import { artists, savedArtists } from '#server/db/musicTables.ts'
import type { Music } from '#server/deps.ts'
import type { TestMember } from '#server/testing/members.ts'
import { TEST_MUSIC } from '#server/testing/testMusic.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { artistIdsNamed, artistIdsOf, setFavourites } from './favourites.service.ts'
import { bringInSuggestions } from './suggestedArtists.service.ts'

let server: TestServer
let member: TestMember
beforeEach(async () => {
  server = await testServer()
  member = await server.aMember()
})

const idOf = async (q: string) => (await server.call(searchArtists, { query: { q } })).value[0]!.spotifyId

const save = async (q: string) => server.call(saveArtist, { as: member, body: { spotifyId: await idOf(q) } })

/** The member's saved artists by name, with the time when each became a favourite. */
async function saved(): Promise<Record<string, string | null>> {
  const rows = await server.deps.db
    .select({ name: artists.name, favouredAt: savedArtists.favouredAt })
    .from(savedArtists)
    .innerJoin(artists, eq(artists.id, savedArtists.artistId))
    .where(and(eq(savedArtists.memberId, member.memberId)))
    .orderBy(artists.name)
  return Object.fromEntries(rows.map(({ name, favouredAt }) => [name, favouredAt?.toISOString() ?? null]))
}

/** A provider that knows these artists and suggests none. */
const knowing = (...known: ArtistInfo[]): Music => ({
  ...TEST_MUSIC,
  artist: async (id) => known.find(({ spotifyId }) => spotifyId === id) ?? null,
  artistNamed: async (name) => known.find((each) => each.name === name) ?? null,
  suggestedArtists: async () => [],
})
const anArtist = (spotifyId: string, name: string): ArtistInfo => ({
  type: 'artist',
  spotifyId,
  name,
  genres: null,
  imageUrl: `https://i.scdn.co/image/${spotifyId}`,
  externalUrl: null,
})

async function favour(...queries: string[]): Promise<void> {
  const artistIds = await artistIdsOf(server.deps, await Promise.all(queries.map(idOf)))
  await server.deps.db.transaction((tx) => setFavourites(server.deps, tx, member.memberId, artistIds))
}

async function setByName(...names: string[]): Promise<void> {
  const artistIds = await artistIdsNamed(server.deps, member.memberId, names)
  await server.deps.db.transaction((tx) => setFavourites(server.deps, tx, member.memberId, artistIds))
}

describe('favourites', () => {
  it('are set by id, without unknown ids, and the others stay saved (S7)', async () => {
    await favour('oasis')
    const artistIds = await artistIdsOf(server.deps, ['nobody', await idOf('blur'), await idOf('blur')])
    expect(artistIds).toHaveLength(1)
    await favour('blur')
    expect(await saved()).toEqual({ Blur: expect.any(String), Oasis: null })
  })

  it('stay favourites when they are saved again', async () => {
    await favour('oasis')
    await save('oasis')
    expect(await saved()).toEqual({ Oasis: '2025-08-04T03:00:00.000Z' })
  })

  it('are set by name: the named are marked, the others unmarked, and none is lost (PR2, W9)', async () => {
    await favour('oasis', 'blur')
    await save('muse')
    server.clock.advance({ minutes: 1 })
    await setByName('Oasis', '뮤즈', 'nobody has this name')
    expect(await saved()).toEqual({
      Blur: null,
      Muse: '2025-08-04T03:01:00.000Z',
      Oasis: '2025-08-04T03:00:00.000Z',
    })
  })

  it('are all unmarked by an empty list', async () => {
    await favour('oasis')
    await setByName()
    expect(await saved()).toEqual({ Oasis: null })
  })

  it('are the artists that the member has saved when two share a name', async () => {
    const [one, other] = [anArtist('us', 'Nirvana'), anArtist('uk', 'Nirvana')]
    server.deps.music = knowing(one, other)
    await artistIdsOf(server.deps, ['us'])
    await server.call(saveArtist, { as: member, body: { spotifyId: 'uk' } })
    const [id] = await artistIdsNamed(server.deps, member.memberId, ['Nirvana'])
    const [row] = await server.deps.db.select().from(artists).where(eq(artists.id, id!))
    expect(row!.spotifyId).toBe('uk')
  })

  it('end as one of two lists that are set at the same moment', async () => {
    await Promise.all([setByName('Oasis', 'Blur'), setByName('Blur', 'Muse')])
    const favourites = Object.entries(await saved()).flatMap(([name, at]) => (at === null ? [] : name))
    expect([
      ['Blur', 'Oasis'],
      ['Blur', 'Muse'],
    ]).toContainEqual(favourites)
  })
})

describe('suggestions (S1)', () => {
  it("are the catalogue’s, the best known first, with the store's ids", async () => {
    await bringInSuggestions(server.deps)
    const { value } = await server.call(listSurveyArtists)
    expect(value).toHaveLength(200)
    expect(value.slice(0, 3).map(({ name }) => name)).toEqual(['혁오', '잔나비', '실리카겔'])
    expect(value[0]).toMatchObject({
      createdAt: '2025-08-04T03:00:00.000Z',
      updatedAt: '2025-08-04T03:00:00.000Z',
    })
    const { value: item } = await save('잔나비')
    expect(value[1]!.id).toBe(item.artistId)
  })

  it('are imported once, even by several nodes at the same moment', async () => {
    await Promise.all([bringInSuggestions(server.deps), bringInSuggestions(server.deps)])
    const count = await server.deps.db.$count(artists)
    server.clock.advance({ days: 1 })
    await bringInSuggestions(server.deps)
    expect(await server.deps.db.$count(artists)).toBe(count)
    expect(await server.deps.db.$count(artists, eq(artists.updatedAt, server.clock.now()))).toBe(0)
  })

  it('follow a change of the catalogue and keep their ids', async () => {
    const suggesting = (name: string): Music => ({
      ...knowing(),
      suggestedArtists: async () => [anArtist('a', name)],
    })
    await bringInSuggestions({ ...server.deps, music: suggesting('Hyukoh') })
    server.clock.advance({ days: 1 })
    await bringInSuggestions({ ...server.deps, music: suggesting('HYUKOH') })
    expect(await server.deps.db.select().from(artists)).toMatchObject([
      {
        id: 1,
        name: 'HYUKOH',
        createdAt: new Date('2025-08-04T03:00:00.000Z'),
        updatedAt: server.clock.now(),
      },
    ])
  })

  it('are the most saved artists if the provider has none', async () => {
    await bringInSuggestions(server.deps)
    await save('oasis')
    await save('blur')
    const { artistId } = (await save('blur')).value
    const other = await server.aMember()
    await server.call(saveArtist, { as: other, body: { spotifyId: await idOf('blur') } })
    server.deps.music = knowing()
    const { value } = await server.call(listSurveyArtists)
    expect(value.map(({ name }) => name)).toEqual(['Blur', 'Oasis'])
    expect(value[0]!.id).toBe(artistId)
  })

  it('are empty before anybody has saved anything', async () => {
    server = await testServer({ deps: { music: knowing() } })
    expect((await server.call(listSurveyArtists)).value).toEqual([])
  })
})

describe('searching for an artist (S5)', () => {
  beforeEach(async () => bringInSuggestions(server.deps))

  const names = async (keyword: string) =>
    (await server.call(searchSurveyArtists, { query: { keyword } })).value.map(({ name }) => name)

  it('finds names that contain the word, ignoring case', async () => {
    expect(await names('hot chili')).toEqual(['Red Hot Chili Peppers'])
    expect(await names('OASIS')).toEqual(['Oasis'])
  })

  it('escapes the wildcards of `like`', async () => {
    expect(await names('%')).toEqual([])
    expect(await names('_')).toEqual(['fromis_9'])
    expect(await names('\\')).toEqual([])
  })

  it('returns at most 50, the most saved first', async () => {
    await save('the beatles')
    const found = await names('the')
    expect(found).toHaveLength(50)
    expect(found[0]).toBe('The Beatles')
  })

  it('finds nothing for a blank word and refuses a missing one', async () => {
    expect(await names(' ')).toEqual([])
    expect(await server.call(searchSurveyArtists)).toMatchObject({ status: 400, code: 'COMMON400' })
  })
})
