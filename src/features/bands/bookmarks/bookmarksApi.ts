import {
  addBookmark,
  type BandBookmark,
  listBookmarks,
  removeBookmark,
} from '#contract/http/bands/bookmarks.ts'
import { api } from '#src/api/api.ts'
import { type ApiError, isRefusedWith } from '#src/api/apiError.ts'
import { request } from '#src/api/request.ts'
import { logProblem } from '#src/lib/log.ts'

export interface BookmarkChange {
  bandId: number
  saved: boolean
}

/** Another tab was faster, or the band is gone and its bookmark with it: it is as it was to be. */
const isSoAlready = (error: ApiError, saved: boolean) =>
  saved ? isRefusedWith(error, 'BAND4009') : isRefusedWith(error, 'BAND4000', 'BAND4004')

/** A read that is given up, as at a log-out, has not failed. */
const isAborted = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** BM1 to BM3: bands that somebody keeps in mind. */
export const bookmarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** BM1, newest first. */
    listBookmarks: build.query<BandBookmark[], void>({
      query: () => request(listBookmarks),
      providesTags: ['Bookmark'],
      onQueryStarted: (_none, { queryFulfilled }) =>
        queryFulfilled.then(
          () => {},
          // docs/product/bands.md "Saved band"
          ({ error }) => {
            if (!isAborted(error)) logProblem('the bookmarks could not be read', error)
          },
        ),
    }),
    /** BM2 and BM3. A band leaves the list at once, and comes back where it stood when the server keeps it. */
    changeBookmark: build.mutation<null, BookmarkChange>({
      queryFn: async ({ bandId, saved }, _api, _options, ask) => {
        const path = { bandId }
        const { error } = await ask(
          saved ? request(addBookmark, { path }) : request(removeBookmark, { path }),
        )
        return error && !isSoAlready(error, saved) ? { error } : { data: null }
      },
      onQueryStarted: async ({ bandId, saved }, { dispatch, getState, queryFulfilled }) => {
        if (saved) return
        const change = (recipe: (known: BandBookmark[]) => BandBookmark[]) =>
          void dispatch(bookmarksApi.util.updateQueryData('listBookmarks', undefined, recipe))
        const known = bookmarksApi.endpoints.listBookmarks.select()(getState()).data ?? []
        const place = known.findIndex((band) => band.bandId === bandId)
        const taken = known[place]
        if (!taken) return
        change((rows) => rows.filter((row) => row.bandId !== bandId))
        try {
          await queryFulfilled
        } catch {
          // said by whoever asked
          change((rows) =>
            rows.some((row) => row.bandId === bandId) ? rows : rows.toSpliced(place, 0, taken),
          )
        }
      },
      // also where it failed: an answer that was lost may have been a yes
      invalidatesTags: ['Bookmark'],
    }),
  }),
})

export const { useListBookmarksQuery, useChangeBookmarkMutation } = bookmarksApi
