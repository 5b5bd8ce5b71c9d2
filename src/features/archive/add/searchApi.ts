import type { AnswerOf } from '#contract/call.ts'
import { readAlbum } from '#contract/http/archive/archivedAlbums.ts'
import { readQuestion } from '#contract/http/archive/archivedArtists.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

/** AR7 and AL5: what is looked at before it is saved, and after. */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stays as it is while its songs are added: what somebody reads does not change under their finger. */
    readQuestion: build.query<AnswerOf<typeof readQuestion>, void>({
      query: () => request(readQuestion),
    }),
    readAlbum: build.query<AnswerOf<typeof readAlbum>, number>({
      query: (albumId) => request(readAlbum, { path: { albumId } }),
    }),
  }),
})

export const { useReadQuestionQuery, useReadAlbumQuery } = searchApi
