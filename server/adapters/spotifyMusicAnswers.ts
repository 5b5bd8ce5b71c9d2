import * as v from 'valibot'
import type { AlbumInfo, ArtistInfo, TrackInfo } from '#contract/http/music.ts'

/** What we read of the answers of Spotify's Web API, and how it leaves us. Whatever is not of this shape is left out. */

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

/** One page of one kind. */
const Page = v.object({ items: v.array(v.unknown()), total: v.fallback(v.number(), 0) })
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

/** Null for an id that nobody has. */
export const readArtistAnswer = (json: unknown): ArtistInfo | null =>
  json === null ? null : readArtist(v.parse(Artist, json))

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
    duration: typeof durationMs === 'number' ? minutesAndSeconds(durationMs) : null,
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

const named = (
  { id, external_urls: urls }: { id: string; external_urls: { spotify?: string | undefined } },
  images: v.InferOutput<typeof Images>,
) => ({
  spotifyId: id,
  imageUrl: imageNear(images),
  externalUrl: urls.spotify ?? null,
})

const namesOf = (artists: v.InferOutput<typeof By>) => artists.map(({ name }) => name).join(', ')

/** Each picture comes in several sizes, most often 640, 300 and 64 px; the largest first. */
function imageNear(images: v.InferOutput<typeof Images>): string | null {
  const distance = ({ width }: { width?: number | null | undefined }) =>
    typeof width === 'number' ? Math.abs(width - IMAGE_NEAR_PX) : Number.MAX_SAFE_INTEGER
  return images.toSorted((one, other) => distance(one) - distance(other))[0]?.url ?? null
}

/** 187 000 ms is 3:07. */
function minutesAndSeconds(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
