import type { AnswerOf } from '#contract/call.ts'
import { readAlbum } from '#contract/http/archive/archivedAlbums.ts'
import { readQuestion } from '#contract/http/archive/archivedArtists.ts'
import {
  type AlbumInfo,
  type ArtistInfo,
  searchAlbums,
  searchArtists,
  searchTracks,
  type TrackInfo,
} from '#contract/http/music.ts'
import { SEARCH_OFFSET_MAX } from '#contract/limits.ts'
import { api } from '#src/api/api.ts'
import { request, type ApiRequest } from '#src/api/request.ts'
import type { ArchiveKind } from '../kinds.ts'
import { foundAlbums, foundArtists, type FoundItem, foundTracks } from './foundItems.ts'

/** docs/product/music.md "Search rules". */
export const FIRST_RESULTS = 4
const MORE_AT_A_TIME = 20

interface FoundAsked {
  kind: ArchiveKind
  text: string
}

interface FoundPage {
  items: FoundItem[]
  /** Where the next page begins; null on the last page. */
  next: number | null
}

interface Part {
  q: string
  limit: number
  offset: number
}

const SEARCH: Readonly<
  Record<ArchiveKind, { ask: (query: Part) => ApiRequest; read: (answer: unknown) => FoundItem[] }>
> = {
  artists: {
    ask: (query) => request(searchArtists, { query }),
    read: (answer) => foundArtists(answer as ArtistInfo[]),
  },
  albums: {
    ask: (query) => request(searchAlbums, { query }),
    read: (answer) => foundAlbums(answer as AlbumInfo[]),
  },
  tracks: {
    ask: (query) => request(searchTracks, { query }),
    read: (answer) => foundTracks(answer as TrackInfo[]),
  },
}

/** AR7 (the recommendation of the screen for adding), AL5 (an album and its tracks), and M2 to M4. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Without tags: the recommendation does not change under the member's finger while its tracks are saved.
     */
    readQuestion: build.query<AnswerOf<typeof readQuestion>, void>({
      query: () => request(readQuestion),
    }),
    /** Further results of one kind, after the first ones that M1 has found. Not repeated, as every search. */
    listMoreFound: build.infiniteQuery<FoundPage, FoundAsked, number>({
      query: ({ queryArg: { kind, text }, pageParam: offset }) => ({
        ...SEARCH[kind].ask({ q: text, limit: MORE_AT_A_TIME, offset }),
        once: true,
      }),
      infiniteQueryOptions: {
        initialPageParam: FIRST_RESULTS,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      transformResponse: (answer: unknown[], _meta, { queryArg: { kind }, pageParam: offset }): FoundPage => {
        const next = offset + MORE_AT_A_TIME
        const isLast = answer.length < MORE_AT_A_TIME || next > SEARCH_OFFSET_MAX
        return { items: SEARCH[kind].read(answer), next: isLast ? null : next }
      },
    }),
    readAlbum: build.query<AnswerOf<typeof readAlbum>, number>({
      query: (albumId) => request(readAlbum, { path: { albumId } }),
    }),
  }),
})

export const { useReadQuestionQuery, useReadAlbumQuery, useListMoreFoundInfiniteQuery } = searchApi
