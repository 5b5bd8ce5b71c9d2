import type { AnswerOf } from '#contract/call.ts'
import { readAlbum } from '#contract/http/archive/archivedAlbums.ts'
import { readQuestion } from '#contract/http/archive/archivedArtists.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

/** AR7 (the recommendation of the screen for adding) and AL5 (an album and its tracks). */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Without tags: the recommendation does not change under the member's finger while its tracks are saved.
     */
    readQuestion: build.query<AnswerOf<typeof readQuestion>, void>({
      query: () => request(readQuestion),
    }),
    readAlbum: build.query<AnswerOf<typeof readAlbum>, number>({
      query: (albumId) => request(readAlbum, { path: { albumId } }),
    }),
  }),
})

export const { useReadQuestionQuery, useReadAlbumQuery } = searchApi
