import { beforeEach, describe, expect, it } from 'vitest'
import { saveArtist } from '#contract/http/archive/archivedArtists.ts'
import {
  completeAlbums,
  completeArtists,
  completeMusic,
  completeTracks,
  searchAlbums,
  searchArtists,
  searchMusic,
  searchTracks,
} from '#contract/http/music.ts'
import { AppError } from '#server/http/errors.ts'
import { TEST_MUSIC } from '#server/testing/testMusic.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

describe('searching', () => {
  it('finds artists, tracks and albums at once, without a log-in (M1)', async () => {
    const { value } = await server.call(searchMusic, { query: { q: 'nirvana' } })
    expect(value.artists[0]).toMatchObject({
      type: 'artist',
      name: 'Nirvana',
      genres: 'Grunge, Rock, Alternative',
    })
    expect(value.tracks[0]).toMatchObject({ type: 'track', artist: 'Nirvana' })
    expect(value.albums[0]).toMatchObject({
      type: 'album',
      name: 'Nevermind',
      artists: 'Nirvana',
      releaseDate: '1991',
    })
    expect(value.tracks).toHaveLength(20)
  })

  it('treats an invalid token as none', async () => {
    expect((await server.call(searchArtists, { query: { q: 'oasis' }, as: 'no token' })).status).toBe(200)
  })

  it.each(['혁오', 'hyukoh', 'HYUKOH', 'ㅎㅇ', 'gurdh', '혁ㅇ', ' 혁 오 '])(
    'finds 혁오 by %s (M2)',
    async (q) => {
      const { value } = await server.call(searchArtists, { query: { q, limit: 5 } })
      expect(value.map(({ name }) => name)).toContain('혁오')
    },
  )

  it("returns the store's id of an artist that it knows, and null for others (M2)", async () => {
    const hyukoh = async () =>
      (await server.call(searchArtists, { query: { q: '혁오', limit: 1 } })).value[0]!
    const { spotifyId, artistId } = await hyukoh()
    expect(artistId).toBeNull()
    const me = await server.aMember()
    const saved = await server.call(saveArtist, { as: me, body: { spotifyId } })
    expect((await hyukoh()).artistId).toBe(saved.value.artistId)
  })

  it.each(['혁오 톰보이', 'tomboy 혁오', '혁오톰보이', 'HYUKOH TOM', 'gurdh xhaqhdl'])(
    'finds 톰보이 by %s (M3)',
    async (q) => {
      const [first] = (await server.call(searchTracks, { query: { q } })).value
      expect(first).toMatchObject({ title: '톰보이', artist: '혁오', duration: null })
    },
  )

  it('returns a picture with an absolute address and a link for every item', async () => {
    const [album] = (await server.call(searchAlbums, { query: { q: 'nevermind' } })).value
    expect(album!.imageUrl).toBe(`http://localhost/art/album/${album!.spotifyId}.svg`)
    expect(album!.externalUrl).toBe('https://www.youtube.com/results?search_query=Nirvana%20Nevermind')
  })

  it.each([
    [searchArtists, 10],
    [searchTracks, 10],
    [searchAlbums, 20],
  ])('returns the documented default number for $0.id', async (call, limit) => {
    expect((await server.call(call, { query: { q: 'a' } })).value).toHaveLength(limit)
  })

  it('continues where the last page ended', async () => {
    const names = async (offset: number, limit: number) =>
      (await server.call(searchArtists, { query: { q: 'the', offset, limit } })).value.map(({ name }) => name)
    expect([...(await names(0, 3)), ...(await names(3, 3))]).toEqual(await names(0, 6))
    expect(await names(1000, 5)).toEqual([])
  })
})

describe('completing', () => {
  it('orders names as M5 defines: exact name, first words, beginnings, later words, elsewhere', async () => {
    const { results } = (await server.call(completeArtists, { query: { query: 'queen' } })).value
    expect(results.slice(0, 2)).toEqual(['Queen', 'Queens of the Stone Age'])
    expect(new Set(results).size).toBe(results.length)
    for (const name of results) expect(name.toLowerCase()).toContain('queen')
  })

  it('completes titles (M6), albums (M7) and all three kinds (M8)', async () => {
    const query = { query: 'never', limit: 50 }
    expect((await server.call(completeAlbums, { query })).value.results).toContain('Nevermind')
    expect((await server.call(completeTracks, { query: { query: 'creep' } })).value.results[0]).toBe('Creep')
    const { results } = (await server.call(completeMusic, { query: { query: 'nirv' } })).value
    expect(results[0]).toBe('Nirvana')
    expect((await server.call(completeMusic, { query: { query: 'a' } })).value.results).toHaveLength(10)
  })
})

describe.each([searchMusic, searchArtists, searchTracks, searchAlbums])('$id', (call) => {
  it.each([
    [{}, 'q'],
    [{ q: 'a', limit: 0 }, 'limit'],
    [{ q: 'a', limit: 51 }, 'limit'],
    [{ q: 'a', limit: 'many' }, 'limit'],
    [{ q: 'a', offset: -1 }, 'offset'],
    [{ q: 'a', offset: 1001 }, 'offset'],
    [{ q: 'a'.repeat(201) }, 'q'],
    [{ q: 'a\0' }, 'q'],
  ])('refuses %j', async (query, field) => {
    const answer = await server.call(call, { query })
    expect(answer).toMatchObject({
      status: 400,
      code: 'COMMON400',
      result: { [field]: expect.any(String) as string },
    })
  })

  it('finds nothing for a blank text', async () => {
    const { value } = await server.call(call, { query: { q: '  ' } })
    expect(Object.values(value).flat()).toEqual([])
  })

  it('fails when the provider fails', async () => {
    const search = () => Promise.reject(new AppError('SPOTIFY5002'))
    server = await testServer({ deps: { music: { ...TEST_MUSIC, search } } })
    expect(await server.call(call, { query: { q: 'a' } })).toMatchObject({
      status: 502,
      code: 'SPOTIFY5002',
      message: '음악 검색 서비스를 사용할 수 없습니다.',
    })
  })
})

describe.each([completeArtists, completeTracks, completeAlbums, completeMusic])('$id', (call) => {
  it.each([{}, { query: 'a', limit: 0 }, { query: 'a', limit: 51 }])('refuses %j', async (query) => {
    expect(await server.call(call, { query })).toMatchObject({ status: 400, code: 'COMMON400' })
  })

  it('completes nothing for a blank text', async () => {
    expect((await server.call(call, { query: { query: ' ' } })).value).toEqual({ results: [] })
  })
})
