import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Music } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { album, artist, aPage, listedTrack, track, wholeAlbum } from './spotifyMusic.fixtures.ts'
import { spotifyMusic } from './spotifyMusic.ts'

/** Every request to Spotify, oldest first, and the answers to give. */
let asked: { url: URL; init: RequestInit }[]
let answers: (url: URL) => Response | Promise<Response>
let tokensGiven: number
let logged: string[]
let music: Music

const json = (value: unknown, init?: ResponseInit) => new Response(JSON.stringify(value), init)
const searches = () => asked.filter(({ url }) => url.pathname === '/v1/search')
const tokenOf = ({ init }: { init: RequestInit }) => new Headers(init.headers).get('Authorization')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  asked = []
  tokensGiven = 0
  logged = []
  answers = () => json({ artists: aPage([artist]), tracks: aPage([track]), albums: aPage([album]) })
  const write = (...parts: unknown[]) => void logged.push(JSON.stringify(parts))
  music = spotifyMusic({
    clientId: 'id',
    clientSecret: 'secret',
    nowMs: Date.now,
    log: { warn: write, error: write },
    fetch: async (input, init = {}) => {
      const url = new URL(input as string)
      asked.push({ url, init })
      if (url.host !== 'accounts.spotify.com') return Promise.race([answers(url), aborted(init.signal)])
      tokensGiven += 1
      return json({ access_token: `token-${tokensGiven}`, token_type: 'Bearer', expires_in: 3600 })
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Rejects when the signal aborts, like a real fetch. */
const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))

const search = (text = 'hyukoh', limit = 10, offset = 0) =>
  music.search({ text, kinds: ['tracks', 'artists', 'albums'], limit, offset })

describe('an answer', () => {
  it('becomes the wire form of an artist, a track and an album', async () => {
    expect(await search()).toEqual({
      artists: [
        {
          type: 'artist',
          spotifyId: '57okaLdCtv3nVBSn5otJkp',
          name: 'HYUKOH',
          genres: 'k-indie, k-rock',
          imageUrl: 'https://i.scdn.co/image/ab6761610000517499b0',
          externalUrl: 'https://open.spotify.com/artist/57okaLdCtv3nVBSn5otJkp',
        },
      ],
      tracks: [
        {
          type: 'track',
          spotifyId: '5H3swhQ72PSGd56gzyhfqx',
          title: 'TOMBOY',
          artist: 'HYUKOH, Sunset Rollercoaster',
          album: '23',
          duration: '4:20',
          imageUrl: 'https://i.scdn.co/image/ab67616d00001e0236e5',
          externalUrl: 'https://open.spotify.com/track/5H3swhQ72PSGd56gzyhfqx',
        },
      ],
      albums: [
        {
          type: 'album',
          spotifyId: '0cHJPjTOGvMQaHSCqgcZ9C',
          name: '23',
          artists: 'HYUKOH',
          releaseDate: '2017-04-24',
          imageUrl: 'https://i.scdn.co/image/ab67616d00001e0236e5',
          externalUrl: 'https://open.spotify.com/album/0cHJPjTOGvMQaHSCqgcZ9C',
        },
      ],
    })
  })

  it('may lack the optional fields', async () => {
    answers = () => json({ artists: aPage([{ id: 'a', name: 'Nobody yet' }]) })
    expect((await search()).artists).toEqual([
      { type: 'artist', spotifyId: 'a', name: 'Nobody yet', genres: null, imageUrl: null, externalUrl: null },
    ])
  })

  it('loses the list items that are empty or unreadable, and no others', async () => {
    answers = () => json({ artists: aPage([null, artist, { id: 7 }, 'what', artist]) })
    expect((await search()).artists).toHaveLength(2)
  })

  it('loses any address that a page would run as a script', async () => {
    const odd = {
      ...artist,
      images: [{ url: 'javascript:alert(1)', width: 300 }],
      external_urls: { spotify: 'javascript:alert(1)' },
    }
    answers = () => json({ artists: aPage([odd]) })
    expect((await search()).artists).toMatchObject([{ imageUrl: null, externalUrl: null }])
  })

  it.each([
    ['no JSON', () => new Response('<html>')],
    ['another shape', () => json({ artists: [] })],
    ['nothing', () => json(null)],
    ['an error of theirs', () => json({ error: { status: 503 } }, { status: 503 })],
    ['a refusal of the search', () => json({ error: { status: 400 } }, { status: 400 })],
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ])('that is %s is SPOTIFY5002, and is requested again the next time', async (_, broken) => {
    const whole = answers
    answers = broken
    await expect(search()).rejects.toMatchObject({ code: 'SPOTIFY5002', status: 502 })
    expect(logged.join()).not.toContain('secret')
    answers = whole
    expect((await search()).artists).toHaveLength(1)
  })
})

describe('a search', () => {
  it('asks for the Korean market, in whole pages', async () => {
    await search('혁오 톰보이')
    expect(Object.fromEntries(searches()[0]!.url.searchParams)).toEqual({
      q: '혁오 톰보이',
      type: 'track,artist,album',
      market: 'KR',
      limit: '10',
      offset: '0',
    })
  })

  it('asks for as many pages as exist and are wanted', async () => {
    const all = Array.from({ length: 34 }, (_, nth) => ({ ...artist, id: `a${nth}` }))
    answers = (url) => {
      const from = Number(url.searchParams.get('offset'))
      return json({ artists: aPage(all.slice(from, from + 10), all.length) })
    }
    const ids = async (limit: number, offset: number) =>
      (await music.search({ text: 'a', kinds: ['artists'], limit, offset })).artists.map(
        ({ spotifyId }) => spotifyId,
      )
    expect(await ids(25, 0)).toEqual(all.slice(0, 25).map(({ id }) => id))
    expect(await ids(50, 0)).toEqual(all.map(({ id }) => id))
    expect(await ids(3, 7)).toEqual(['a7', 'a8', 'a9'])
  })

  it("goes no further than Spotify's limit", async () => {
    await search('a', 50, 995)
    expect(
      searches().map(({ url }) => [url.searchParams.get('offset'), url.searchParams.get('limit')]),
    ).toEqual([['995', '5']])
    expect(await search('a', 50, 1000)).toEqual({ tracks: [], artists: [], albums: [] })
    expect(searches()).toHaveLength(1)
  })

  it('is not sent twice within ten minutes, nor while it is pending', async () => {
    await Promise.all([search(), search()])
    await search()
    expect(searches()).toHaveLength(1)
    vi.setSystemTime(Date.now() + 10 * 60_000)
    await search()
    expect(searches()).toHaveLength(2)
  })

  it('completes with names that contain what was typed, in the order of M5', async () => {
    const named = (name: string) => ({ ...artist, id: name, name })
    answers = () => json({ artists: aPage(['Superstar', 'Starman', 'Star', 'Nobody', 'Star'].map(named)) })
    expect(await music.complete('star', ['artists'], 10)).toEqual(['Star', 'Starman', 'Superstar'])
  })

  it('finds an artist by name only when the name is equal', async () => {
    expect(await music.artistNamed('hyukoh')).toMatchObject({ name: 'HYUKOH' })
    expect(await music.artistNamed('hyuk')).toBeNull()
  })
})

describe('an artist by id', () => {
  it('is read from Spotify', async () => {
    answers = () => json(artist)
    expect(await music.artist('57okaLdCtv3nVBSn5otJkp')).toMatchObject({ name: 'HYUKOH' })
    expect(asked.at(-1)!.url.href).toBe('https://api.spotify.com/v1/artists/57okaLdCtv3nVBSn5otJkp')
  })

  it.each([404, 400])('is null when Spotify answers %i', async (status) => {
    answers = () => json({ error: { status } }, { status })
    expect(await music.artist('../me')).toBeNull()
    expect(asked.at(-1)!.url.pathname).toBe('/v1/artists/..%2Fme')
  })

  it('is SPOTIFY5002 when the answer cannot be read', async () => {
    answers = () => json({ hello: 'there' })
    await expect(music.artist('a')).rejects.toMatchObject({ code: 'SPOTIFY5002' })
  })
})

describe('a track by id', () => {
  it('is read as it is sold in Korea', async () => {
    answers = () => json(track)
    expect(await music.track(track.id)).toMatchObject({ type: 'track', title: 'TOMBOY', duration: '4:20' })
    expect(asked.at(-1)!.url.href).toBe(`https://api.spotify.com/v1/tracks/${track.id}?market=KR`)
  })

  it('keeps the requested id when Spotify answers with another edition', async () => {
    answers = () => json({ ...track, linked_from: { id: 'asked' } })
    expect(await music.track('asked')).toMatchObject({ spotifyId: 'asked', title: 'TOMBOY' })
  })

  it('is requested once in ten minutes, and is null when Spotify has none', async () => {
    answers = () => json({ error: { status: 404 } }, { status: 404 })
    expect(await music.track('a')).toBeNull()
    expect(await music.track('a')).toBeNull()
    expect(asked.filter(({ url }) => url.pathname === '/v1/tracks/a')).toHaveLength(1)
  })

  it('is SPOTIFY5002 when the answer cannot be read', async () => {
    answers = () => json({ hello: 'there' })
    await expect(music.track('a')).rejects.toMatchObject({ code: 'SPOTIFY5002' })
  })
})

describe('an album by id', () => {
  const all = Array.from({ length: 120 }, (_, nth) => listedTrack(nth + 1))
  const albumAsks = () => asked.filter(({ url }) => url.pathname.startsWith('/v1/albums/'))

  it('is read with its tracks by one request', async () => {
    answers = () => json(wholeAlbum(all.slice(0, 7)))
    expect(await music.album(album.id)).toMatchObject({ type: 'album', name: '23', artists: 'HYUKOH' })
    const listed = await music.albumTracks(album.id)
    expect(listed).toMatchObject({ total: 7 })
    expect(listed!.tracks[2]).toEqual({
      spotifyId: 't3',
      name: 'Track 3',
      trackNumber: 3,
      discNumber: 1,
      duration: '3:07',
      explicit: true,
      spotifyUrl: 'https://open.spotify.com/track/t3',
    })
    expect(listed!.tracks[6]).toMatchObject({ trackNumber: 1, discNumber: 2 })
    expect(albumAsks().map(({ url }) => url.href)).toEqual([
      `https://api.spotify.com/v1/albums/${album.id}?market=KR`,
    ])
  })

  it('of more than fifty tracks is read in pages, once', async () => {
    answers = (url) => {
      const from = Number(url.searchParams.get('offset'))
      return json(
        url.pathname.endsWith('/tracks')
          ? { ...aPage(all.slice(from, from + 50), all.length), limit: 50 }
          : wholeAlbum(all.slice(0, 50), all.length),
      )
    }
    const listed = await music.albumTracks('a')
    expect(listed!.total).toBe(120)
    expect(listed!.tracks.map(({ spotifyId }) => spotifyId)).toEqual(all.map(({ id }) => id))
    expect(await music.albumTracks('a')).toEqual(listed)
    expect(albumAsks().map(({ url }) => url.search)).toEqual([
      '?market=KR',
      '?market=KR&limit=50&offset=50',
      '?market=KR&limit=50&offset=100',
    ])
  })

  it('is not kept incomplete: a page that fails is SPOTIFY5002, and is requested again', async () => {
    let isBroken = true
    answers = (url) => {
      if (!url.pathname.endsWith('/tracks')) return json(wholeAlbum(all.slice(0, 50), 51))
      return isBroken ? json({}, { status: 503 }) : json(aPage([all[50]], 51))
    }
    await expect(music.albumTracks('a')).rejects.toMatchObject({ code: 'SPOTIFY5002' })
    isBroken = false
    expect((await music.albumTracks('a'))!.tracks).toHaveLength(51)
  })

  it.each([404, 400])('is null when Spotify answers %i', async (status) => {
    answers = () => json({ error: { status } }, { status })
    expect(await music.album('../me')).toBeNull()
    expect(await music.albumTracks('../me')).toBeNull()
    expect(asked.at(-1)!.url.pathname).toBe('/v1/albums/..%2Fme')
  })

  it('is SPOTIFY5002 when the answer cannot be read', async () => {
    answers = () => json(album)
    await expect(music.album('a')).rejects.toMatchObject({ code: 'SPOTIFY5002' })
  })
})

describe('the token', () => {
  it('is requested once, by client credentials, for all calls that need it at once', async () => {
    await Promise.all([search('a'), search('b'), search('c')])
    expect(tokensGiven).toBe(1)
    const { url, init } = asked[0]!
    expect(url.href).toBe('https://accounts.spotify.com/api/token')
    expect(init).toMatchObject({ method: 'POST', body: 'grant_type=client_credentials' })
    expect(tokenOf(asked[0]!)).toBe(`Basic ${btoa('id:secret')}`)
    expect(searches().map(tokenOf)).toEqual(['Bearer token-1', 'Bearer token-1', 'Bearer token-1'])
  })

  it('is renewed a minute before it expires', async () => {
    await search('a')
    vi.setSystemTime(Date.now() + 3_541_000)
    await search('b')
    expect(searches().map(tokenOf)).toEqual(['Bearer token-1', 'Bearer token-2'])
  })

  it('is renewed once when Spotify no longer accepts it', async () => {
    await search('a')
    let refusals = 1
    answers = () => (refusals-- > 0 ? json({}, { status: 401 }) : json({ artists: aPage([artist]) }))
    expect((await search('b')).artists).toHaveLength(1)
    expect(tokensGiven).toBe(2)
    answers = () => json({}, { status: 401 })
    await expect(search('c')).rejects.toMatchObject({ code: 'SPOTIFY5002' })
    expect(tokensGiven).toBe(3)
  })

  it('is logged when refused, with the names of the settings', async () => {
    music = spotifyMusic({
      clientId: 'id',
      clientSecret: 'wrong',
      nowMs: Date.now,
      log: { warn: () => {}, error: (...parts: unknown[]) => void logged.push(JSON.stringify(parts)) },
      fetch: async () => json({ error: 'invalid_client' }, { status: 400 }),
    })
    await expect(search()).rejects.toMatchObject({ code: 'SPOTIFY5002' })
    expect(logged.join()).toContain('SPOTIFY_CLIENT_ID')
    expect(logged.join()).not.toContain('wrong')
  })
})

const refusalOf = (found: Promise<unknown>) =>
  found.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )

describe('a slow or limited Spotify', () => {
  it('is waited for as long as it asks when there is time', async () => {
    let refusals = 1
    answers = () =>
      refusals-- > 0
        ? json({}, { status: 429, headers: { 'Retry-After': '2' } })
        : json({ artists: aPage([artist]) })
    const found = search()
    await vi.advanceTimersByTimeAsync(1_900)
    expect(searches()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect((await found).artists).toHaveLength(1)
  })

  it('is given up at once when it asks for longer, and gets no request until then', async () => {
    answers = () => json({}, { status: 429, headers: { 'Retry-After': '30' } })
    await expect(search()).rejects.toMatchObject({ code: 'SPOTIFY5002' })
    await expect(search('another')).rejects.toMatchObject({ code: 'SPOTIFY5002' })
    expect(searches()).toHaveLength(1)
    vi.setSystemTime(Date.now() + 30_000)
    answers = () => json({ artists: aPage([artist]) })
    expect((await search()).artists).toHaveLength(1)
  })

  it('is given up after five seconds without an answer', async () => {
    answers = () => new Promise(() => {})
    const refusal = refusalOf(search())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await refusal).toBe('SPOTIFY5002')
  })

  it('is given up after five seconds in all, however many pages there are', async () => {
    answers = (url) =>
      url.searchParams.get('offset') === '0'
        ? new Promise((resolve) => setTimeout(() => resolve(json({ artists: aPage([artist], 100) })), 4_000))
        : new Promise(() => {})
    const refusal = refusalOf(search('a', 50))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await refusal).toBe('SPOTIFY5002')
  })
})

it('Spotify gives no suggestions and no pictures of its own', async () => {
  expect(await music.suggestedArtists()).toEqual([])
  expect(music.picture('/art/artist/a.svg')).toBeNull()
  expect(asked).toEqual([])
})
