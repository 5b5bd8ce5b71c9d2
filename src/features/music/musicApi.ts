import type { AnswerOf } from '#contract/call.ts'
import {
  completeArtists,
  completeMusic,
  type FoundArtist,
  searchArtists,
  searchMusic,
  searchTracks,
  type TrackInfo,
} from '#contract/http/music.ts'
import { api } from '#src/api/api.ts'
import { request, type ApiRequest } from '#src/api/request.ts'

export interface MusicAsked {
  text: string
  limit: number
}

const once = (asked: ApiRequest): ApiRequest => ({ ...asked, once: true })

/** The text that is sent for an empty search (docs/product/music.md "Search rules"). */
const EMPTY_SEARCH = 'artist'

const namesOf = (answer: { results: string[] }) => answer.results

/** M1 to M3, M5 and M8. Without retries: the member is waiting, and the next letter sends a new request. */
export const musicApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchMusic: build.query<AnswerOf<typeof searchMusic>, MusicAsked>({
      query: ({ text, limit }) =>
        once(request(searchMusic, { query: { q: text.trim() || EMPTY_SEARCH, limit, offset: 0 } })),
    }),
    searchArtists: build.query<FoundArtist[], MusicAsked>({
      query: ({ text, limit }) =>
        once(request(searchArtists, { query: { q: text.trim(), limit, offset: 0 } })),
    }),
    searchTracks: build.query<TrackInfo[], MusicAsked>({
      query: ({ text, limit }) =>
        once(request(searchTracks, { query: { q: text.trim(), limit, offset: 0 } })),
    }),
    completeArtists: build.query<string[], MusicAsked>({
      query: ({ text, limit }) => once(request(completeArtists, { query: { query: text.trim(), limit } })),
      transformResponse: namesOf,
    }),
    completeMusic: build.query<string[], MusicAsked>({
      query: ({ text, limit }) => once(request(completeMusic, { query: { query: text.trim(), limit } })),
      transformResponse: namesOf,
    }),
  }),
})

export const {
  useSearchMusicQuery,
  useSearchArtistsQuery,
  useSearchTracksQuery,
  useCompleteArtistsQuery,
  useCompleteMusicQuery,
} = musicApi
