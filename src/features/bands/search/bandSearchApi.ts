import { type BandSummary, listBands } from '#contract/http/bands/bands.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'
import { FOUND_MAX } from './found.ts'

/** B1 by name. Without retries: the member is waiting, and the next letter sends a new request. */
export const bandSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchBands: build.query<BandSummary[], string>({
      query: (q) => ({ ...request(listBands, { query: { q, size: FOUND_MAX } }), once: true }),
      providesTags: ['Bands'],
    }),
  }),
})

export const { useSearchBandsQuery } = bandSearchApi
