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

/** The wanted state is reached already: by another tab, or because the band has ended. */
const isSoAlready = (error: ApiError, saved: boolean) =>
  saved ? isRefusedWith(error, 'BAND4009') : isRefusedWith(error, 'BAND4000', 'BAND4004')

/** An aborted request, for example at a log-out, is not a failure. */
const isAborted = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** BM1 to BM3: bookmarks of bands. */
export const bookmarksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** BM1, newest first. */
    listBookmarks: build.query<BandBookmark[], void>({
      query: () => request(listBookmarks),
      providesTags: ['Bookmark'],
      onQueryStarted: (_none, { queryFulfilled }) =>
        queryFulfilled.then(
          () => {},
          // the failure is logged (docs/product/bands.md "Saved band")
          ({ error }) => {
            if (!isAborted(error)) logProblem('the bookmarks could not be read', error)
          },
        ),
    }),
    /**
     * BM2 and BM3. A removed band leaves the list at once, and returns to its place when the server refuses.
     */
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
          // the caller shows the failure
          change((rows) =>
            rows.some((row) => row.bandId === bandId) ? rows : rows.toSpliced(place, 0, taken),
          )
        }
      },
      // also after a failure: the change may be stored although the answer was lost
      invalidatesTags: ['Bookmark'],
    }),
  }),
})

export const { useListBookmarksQuery, useChangeBookmarkMutation } = bookmarksApi
