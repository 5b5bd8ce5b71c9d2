import type { ArtistInfo, TrackInfo } from '#contract/http/music.ts'
import { SEARCH_OFFSET_MAX } from '#contract/limits.ts'
import { fold } from '#server/catalogue/folding.ts'
import { orderNames } from '#server/catalogue/orderNames.ts'
import type { AlbumTracks, Found, Music, MusicQuery } from '#server/deps.ts'
import {
  readAlbum,
  readAlbumAnswer,
  readArtist,
  readArtistAnswer,
  readListedTrack,
  readPageAnswer,
  readSearchAnswer,
  readTrack,
  readTrackAnswer,
  type AlbumAnswer,
  type SearchAnswer,
} from './spotifyMusicAnswers.ts'
import { boundedCache } from './spotifyMusicCache.ts'
import { BUDGET_MS, spotifyClient, type SpotifyAccess } from './spotifyMusicClient.ts'

/** Origin of the pictures; the content security policy must allow it. */
export const SPOTIFY_PICTURES = 'https://i.scdn.co'

const MARKET = 'KR'
/** Since February 2026 a search returns at most this many, and none may begin after the thousandth result. */
const PAGE = 10
/** Tracks of an album per request; the album's own answer has as many. */
const TRACKS_PAGE = 50
/** The largest box sets have several hundred. */
const ALBUM_TRACKS_MAX = 1_000
/** Names from which completions are chosen. */
const COMPLETED_FROM = 20

const KEPT_ANSWERS = 1_000
const KEPT_MS = 10 * 60_000

const TYPE_OF = { tracks: 'track', artists: 'artist', albums: 'album' } as const
const READERS = { tracks: readTrack, artists: readArtist, albums: readAlbum }

type Kind = keyof Found

/** Spotify's catalogue through its Web API with client credentials: members need no account there. */
export function spotifyMusic(access: SpotifyAccess): Music {
  const client = spotifyClient(access)
  const searches = boundedCache<SearchAnswer>(KEPT_ANSWERS, KEPT_MS, access.nowMs)
  const artists = boundedCache<ArtistInfo | null>(KEPT_ANSWERS, KEPT_MS, access.nowMs)
  const tracks = boundedCache<TrackInfo | null>(KEPT_ANSWERS, KEPT_MS, access.nowMs)
  const albums = boundedCache<AlbumAnswer | null>(KEPT_ANSWERS, KEPT_MS, access.nowMs)
  const trackLists = boundedCache<AlbumTracks | null>(KEPT_ANSWERS, KEPT_MS, access.nowMs)

  return {
    search,
    async track(spotifyId) {
      const path = `/tracks/${encodeURIComponent(spotifyId)}?market=${MARKET}`
      const track = await tracks.get(path, () => client.get(path, readTrackAnswer, deadline()))
      // For a track not sold in the market, Spotify answers with the same recording under another id; the
      // requested id is kept.
      return track && { ...track, spotifyId }
    },
    async album(spotifyId) {
      return (await album(spotifyId, deadline()))?.info ?? null
    },
    albumTracks: (spotifyId) => trackLists.get(spotifyId, () => albumTracks(spotifyId)),
    async complete(text, kinds, limit) {
      const found = await search({ text, kinds, limit: COMPLETED_FROM, offset: 0 })
      const names = kinds.flatMap((kind) =>
        found[kind].map((info) => ('title' in info ? info.title : info.name)),
      )
      return orderNames(text, names, limit)
    },
    async artist(spotifyId) {
      const path = `/artists/${encodeURIComponent(spotifyId)}`
      return artists.get(path, () => client.get(path, readArtistAnswer, deadline()))
    },
    async artistNamed(name) {
      const found = await search({ text: name, kinds: ['artists'], limit: PAGE, offset: 0 })
      return found.artists.find((artist) => fold(artist.name).units === fold(name).units) ?? null
    },
    // There are no suggestions and no generated pictures: S1 lists what members have saved.
    suggestedArtists: async () => [],
    picture: () => null,
  }

  function deadline(): number {
    return access.nowMs() + BUDGET_MS
  }

  async function album(spotifyId: string, until: number): Promise<AlbumAnswer | null> {
    const path = `/albums/${encodeURIComponent(spotifyId)}?market=${MARKET}`
    return albums.get(path, () => client.get(path, readAlbumAnswer, until))
  }

  async function albumTracks(spotifyId: string): Promise<AlbumTracks | null> {
    const until = deadline()
    const first = (await album(spotifyId, until))?.tracks
    if (first === undefined) return null
    const rest = offsetsBetween(TRACKS_PAGE, Math.min(first.total, ALBUM_TRACKS_MAX), TRACKS_PAGE)
    const path = `/albums/${encodeURIComponent(spotifyId)}/tracks?market=${MARKET}&limit=${TRACKS_PAGE}`
    const pages = await Promise.all(
      rest.map((from) => client.get(`${path}&offset=${from}`, readPageAnswer, until)),
    )
    return {
      total: first.total,
      tracks: [first, ...pages].flatMap(({ items }) => items).flatMap((item) => readListedTrack(item) ?? []),
    }
  }

  async function search<Asked extends Kind>({
    text,
    kinds,
    limit,
    offset,
  }: MusicQuery<Asked>): Promise<Pick<Found, Asked>> {
    const until = deadline()
    const last = Math.min(offset + limit, SEARCH_OFFSET_MAX)
    const pages: SearchAnswer[] = []
    if (offset < last) pages.push(await page(text, kinds, offset, until))
    const total = Math.max(0, ...kinds.map((kind) => pages[0]?.[kind]?.total ?? 0))
    const rest = offsetsBetween(offset + PAGE, Math.min(last, total), PAGE)
    pages.push(...(await Promise.all(rest.map((from) => page(text, kinds, from, until)))))
    // List items may be null; an item that cannot be read counts as null.
    const found = kinds.map((kind) => [
      kind,
      pages
        .flatMap((each) => itemsOf(each, kind))
        .slice(0, last - offset)
        .flatMap((item) => READERS[kind](item) ?? []),
    ])
    return Object.fromEntries(found) as Pick<Found, Asked>
  }

  /**
   * Always fetches a whole page: a shorter one is ranked worse, and a whole one serves larger requests too.
   */
  async function page(
    text: string,
    kinds: readonly Kind[],
    from: number,
    until: number,
  ): Promise<SearchAnswer> {
    const query = new URLSearchParams({
      q: text,
      type: kinds.map((kind) => TYPE_OF[kind]).join(','),
      market: MARKET,
      limit: String(Math.min(PAGE, SEARCH_OFFSET_MAX - from)),
      offset: String(from),
    })
    const path = `/search?${query}`
    return searches.get(path, () => client.get(path, readSearchAnswer, until))
  }
}

const offsetsBetween = (from: number, to: number, step: number) =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, nth) => from + nth * step)

const itemsOf = (answer: SearchAnswer, kind: Kind) => answer[kind]?.items ?? []
