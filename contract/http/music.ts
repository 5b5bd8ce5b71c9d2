import * as v from 'valibot'
import { call } from '../call.ts'
import { FIELD_TEXT } from '../fieldText.ts'
import {
  PROVIDER_ID_MAX_CHARS,
  SEARCH_LIMIT_MAX,
  SEARCH_OFFSET_MAX,
  SEARCH_TEXT_MAX_CHARS,
} from '../limits.ts'
import { AnswerId, QueryNumber } from '../scalars.ts'
import { withoutNul } from '../text.ts'

/** The music provider's id of an artist, track or album (docs/wire.md "Provider ids"). */
export const ProviderId = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.trim(),
  v.nonEmpty(FIELD_TEXT.missing),
  v.maxLength(PROVIDER_ID_MAX_CHARS, FIELD_TEXT.tooLong(PROVIDER_ID_MAX_CHARS)),
  withoutNul,
)

const found = {
  spotifyId: v.string(),
  imageUrl: v.nullable(v.string()),
  externalUrl: v.nullable(v.string()),
}

export const TrackInfo = v.object({
  type: v.literal('track'),
  ...found,
  title: v.string(),
  artist: v.string(),
  album: v.nullable(v.string()),
  /** `m:ss`; null: unknown to the provider. */
  duration: v.nullable(v.string()),
})
export type TrackInfo = v.InferOutput<typeof TrackInfo>

export const ArtistInfo = v.object({
  type: v.literal('artist'),
  ...found,
  name: v.string(),
  /** Joined with commas. */
  genres: v.nullable(v.string()),
})
export type ArtistInfo = v.InferOutput<typeof ArtistInfo>

export const AlbumInfo = v.object({
  type: v.literal('album'),
  ...found,
  name: v.string(),
  /** Joined with commas. */
  artists: v.string(),
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, with the provider's precision. */
  releaseDate: v.nullable(v.string()),
})
export type AlbumInfo = v.InferOutput<typeof AlbumInfo>

/** A search text. Missing is COMMON400, blank finds nothing. */
const SearchText = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.trim(),
  v.maxLength(SEARCH_TEXT_MAX_CHARS, FIELD_TEXT.tooLong(SEARCH_TEXT_MAX_CHARS)),
  withoutNul,
)

const search = (defaultLimit: number) =>
  ({
    method: 'GET',
    auth: 'optional',
    body: 'enveloped',
    query: v.object({
      q: SearchText,
      limit: v.optional(QueryNumber(1, SEARCH_LIMIT_MAX), defaultLimit),
      offset: v.optional(QueryNumber(0, SEARCH_OFFSET_MAX), 0),
    }),
  }) as const

const autocomplete = (defaultLimit: number) =>
  ({
    method: 'GET',
    auth: 'optional',
    body: 'enveloped',
    query: v.object({
      query: SearchText,
      limit: v.optional(QueryNumber(1, SEARCH_LIMIT_MAX), defaultLimit),
    }),
    answer: v.object({ results: v.array(v.string()) }),
  }) as const

/**
 * M1. Searches tracks, artists and albums. `limit` and `offset` apply to each list.
 * Refuses, as M2 to M8: COMMON400, SPOTIFY5002.
 */
export const searchMusic = call({
  id: 'M1',
  path: '/api/music/search',
  ...search(20),
  answer: v.object({
    tracks: v.array(TrackInfo),
    artists: v.array(ArtistInfo),
    albums: v.array(AlbumInfo),
  }),
})

export const FoundArtist = v.object({
  ...ArtistInfo.entries,
  /** Ours: the id in the shared catalogue (AR5, B1). Null: the catalogue does not have the artist yet. */
  artistId: v.optional(v.nullable(AnswerId), null),
})
export type FoundArtist = v.InferOutput<typeof FoundArtist>

/** M2. Searches artists. */
export const searchArtists = call({
  id: 'M2',
  path: '/api/music/search/artists',
  ...search(10),
  answer: v.array(FoundArtist),
})

/** M3. Searches tracks. */
export const searchTracks = call({
  id: 'M3',
  path: '/api/music/search/tracks',
  ...search(10),
  answer: v.array(TrackInfo),
})

/** M4. Searches albums. */
export const searchAlbums = call({
  id: 'M4',
  path: '/api/music/search/albums',
  ...search(20),
  answer: v.array(AlbumInfo),
})

/**
 * M5. Completes names of artists. Returns distinct names that contain the query, in this order: the exact
 * name, names with the query as first words, names that begin with it, names with a later word that begins
 * with it, the others. M6 to M8 have the same order.
 */
export const completeArtists = call({ id: 'M5', path: '/api/autocomplete/artists', ...autocomplete(20) })

/** M6. Completes titles of tracks. */
export const completeTracks = call({ id: 'M6', path: '/api/autocomplete/tracks', ...autocomplete(20) })

/** M7. Completes names of albums. */
export const completeAlbums = call({ id: 'M7', path: '/api/autocomplete/albums', ...autocomplete(20) })

/** M8. Completes names of all three kinds. */
export const completeMusic = call({ id: 'M8', path: '/api/autocomplete/music', ...autocomplete(10) })
