import * as v from 'valibot'
import type { AlbumInfo, ArtistInfo, TrackInfo } from '#contract/http/music.ts'
import type { AlbumTrack } from '#server/deps.ts'

/** The used parts of Spotify's Web API answers and their wire form. All other shapes are left out. */

const IMAGE_NEAR_PX = 300

const Images = v.fallback(
  v.array(v.object({ url: v.pipe(v.string(), v.startsWith('https://')), width: v.nullish(v.number()) })),
  [],
)
const shared = {
  id: v.string(),
  name: v.pipe(v.string(), v.nonEmpty()),
  external_urls: v.fallback(
    v.object({ spotify: v.optional(v.pipe(v.string(), v.startsWith('https://'))) }),
    {},
  ),
}
const By = v.array(v.object({ name: v.string() }))

const Artist = v.object({ ...shared, genres: v.fallback(v.array(v.string()), []), images: Images })
const Track = v.object({
  ...shared,
  artists: By,
  duration_ms: v.fallback(v.nullish(v.number()), null),
  album: v.fallback(v.nullish(v.object({ name: v.string(), images: Images })), null),
})
const Album = v.object({
  ...shared,
  artists: By,
  release_date: v.fallback(v.nullish(v.string()), null),
  images: Images,
})

/** One page of results of one kind, or of an album's tracks. */
const Page = v.object({ items: v.array(v.unknown()), total: v.fallback(v.number(), 0) })
export type Page = v.InferOutput<typeof Page>

/** A track as its album lists it: without the album, and without its own picture. */
const ListedTrack = v.object({
  ...shared,
  track_number: v.number(),
  disc_number: v.fallback(v.number(), 1),
  duration_ms: v.fallback(v.nullish(v.number()), null),
  explicit: v.fallback(v.boolean(), false),
})
const SearchAnswer = v.object({
  tracks: v.optional(Page),
  artists: v.optional(Page),
  albums: v.optional(Page),
})
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>

export const readSearchAnswer = (json: unknown): SearchAnswer => v.parse(SearchAnswer, json)

const TokenAnswer = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), expires_in: v.number() })
export const readTokenAnswer = (json: unknown) => v.parse(TokenAnswer, json)

export function readArtist(json: unknown): ArtistInfo | null {
  const parsed = v.safeParse(Artist, json)
  if (!parsed.success) return null
  const { genres, images, ...rest } = parsed.output
  return { type: 'artist', ...named(rest, images), name: rest.name, genres: genres.join(', ') || null }
}

export function readTrack(json: unknown): TrackInfo | null {
  const parsed = v.safeParse(Track, json)
  if (!parsed.success) return null
  const { artists, album, duration_ms: durationMs, ...rest } = parsed.output
  return {
    type: 'track',
    ...named(rest, album?.images ?? []),
    title: rest.name,
    artist: namesOf(artists),
    album: album?.name ?? null,
    duration: durationOf(durationMs),
  }
}

export function readAlbum(json: unknown): AlbumInfo | null {
  const parsed = v.safeParse(Album, json)
  if (!parsed.success) return null
  const { artists, images, release_date: releaseDate, ...rest } = parsed.output
  return {
    type: 'album',
    ...named(rest, images),
    name: rest.name,
    artists: namesOf(artists),
    releaseDate: releaseDate ?? null,
  }
}

export function readListedTrack(json: unknown): AlbumTrack | null {
  const parsed = v.safeParse(ListedTrack, json)
  if (!parsed.success) return null
  const { id, name, track_number: trackNumber, disc_number: discNumber, explicit, ...rest } = parsed.output
  return {
    spotifyId: id,
    name,
    trackNumber,
    discNumber,
    duration: durationOf(rest.duration_ms),
    explicit,
    spotifyUrl: rest.external_urls.spotify ?? null,
  }
}

/** An answer about one thing. Null for an unknown id; throws when it cannot be read at all. */
export const readArtistAnswer = (json: unknown): ArtistInfo | null =>
  json === null ? null : readArtist(v.parse(Artist, json))

export const readTrackAnswer = (json: unknown): TrackInfo | null =>
  json === null ? null : readTrack(v.parse(Track, json))

export interface AlbumAnswer {
  info: AlbumInfo
  /** The first page of its tracks. */
  tracks: Page
}

export function readAlbumAnswer(json: unknown): AlbumAnswer | null {
  if (json === null) return null
  const { tracks } = v.parse(v.object({ tracks: Page }), json)
  const info = readAlbum(v.parse(Album, json))
  return info && { info, tracks }
}

export const readPageAnswer = (json: unknown): Page => v.parse(Page, json)

const named = (
  { id, external_urls: urls }: { id: string; external_urls: { spotify?: string | undefined } },
  images: v.InferOutput<typeof Images>,
) => ({
  spotifyId: id,
  imageUrl: imageNear(images),
  externalUrl: urls.spotify ?? null,
})

const namesOf = (artists: v.InferOutput<typeof By>) => artists.map(({ name }) => name).join(', ')

/** Each picture comes in several sizes, most often 640, 300 and 64 px, largest first. */
function imageNear(images: v.InferOutput<typeof Images>): string | null {
  const distance = ({ width }: { width?: number | null | undefined }) =>
    typeof width === 'number' ? Math.abs(width - IMAGE_NEAR_PX) : Number.MAX_SAFE_INTEGER
  return images.toSorted((one, other) => distance(one) - distance(other))[0]?.url ?? null
}

/** 187 000 ms is 3:07. */
function durationOf(ms: number | null | undefined): string | null {
  if (typeof ms !== 'number') return null
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
