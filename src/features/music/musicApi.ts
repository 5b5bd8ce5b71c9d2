import type { AnswerOf } from '#contract/call.ts'
import type { ArtistItem } from '#contract/http/archive.ts'
import { saveArtist } from '#contract/http/archivedArtists.ts'
import { completeArtists, searchMusic } from '#contract/http/music.ts'
import { api } from '#src/api/api.ts'
import { request, type ApiRequest } from '#src/api/request.ts'

interface MusicAsked {
  text: string
  limit: number
}

const once = (asked: ApiRequest): ApiRequest => ({ ...asked, once: true })

/** What an empty search asks for (product-1 section 7). */
const EMPTY_SEARCH = 'artist'

/** M1, M5 and AR1. A search that fails is not repeated: the autocomplete answers instead, and the next letter asks anew. */
export const musicApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchMusic: build.query<AnswerOf<typeof searchMusic>, MusicAsked>({
      query: ({ text, limit }) =>
        once(request(searchMusic, { query: { q: text.trim() || EMPTY_SEARCH, limit, offset: 0 } })),
    }),
    completeArtists: build.query<string[], MusicAsked>({
      query: ({ text, limit }) => once(request(completeArtists, { query: { query: text.trim(), limit } })),
      transformResponse: (answer: AnswerOf<typeof completeArtists>) => answer.results,
    }),
    saveArtist: build.mutation<ArtistItem, string>({
      query: (spotifyId) => request(saveArtist, { body: { spotifyId } }),
    }),
  }),
})

export const { useSearchMusicQuery, useCompleteArtistsQuery } = musicApi
