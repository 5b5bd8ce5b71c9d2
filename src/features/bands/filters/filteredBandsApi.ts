import type { QueryOf } from '#contract/call.ts'
import { type BandOrder, type BandSummary, countBands, listBands } from '#contract/http/bands/bands.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'

type Wanted = QueryOf<typeof countBands>

export interface FilteredAsked {
  wanted: Wanted
  order: BandOrder
}

/** The bands of one page. */
export const PAGE_SIZE = 30

/** B1 and B9 with filters. Without retries: the member is waiting, and the next tap sends a new request. */
export const filteredBandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** B1, one page at a time. */
    filterBands: build.infiniteQuery<BandSummary[], FilteredAsked, number>({
      query: ({ queryArg: { wanted, order }, pageParam }) => ({
        ...request(listBands, { query: { ...wanted, sort: order, page: pageParam, size: PAGE_SIZE } }),
        once: true,
      }),
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page, _pages, at) => (page.length === PAGE_SIZE ? at + 1 : undefined),
      },
      providesTags: ['Bands'],
    }),
    /** B9. */
    countBands: build.query<number, Wanted>({
      query: (query) => ({ ...request(countBands, { query }), once: true }),
      transformResponse: ({ count }: { count: number }) => count,
      providesTags: ['Bands'],
    }),
  }),
})

export const { useFilterBandsInfiniteQuery, useCountBandsQuery } = filteredBandsApi
