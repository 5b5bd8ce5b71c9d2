import { listRecommendedBands } from '#contract/http/bands.ts'
import { RECOMMENDED_BANDS } from '#contract/limits.ts'
import { api } from '#src/api/api.ts'
import { request } from '#src/api/request.ts'
import { type BandCard, cardOfRecommended } from '../bandCard.ts'

/** Who asks: the carousel wants many, the list a few. */
export type Where = 'home' | 'list'

const ASKED: Record<Where, number> = { home: 40, list: RECOMMENDED_BANDS }

export const recommendedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The bands to recommend, best first; empty when none could be had. */
    findRecommended: build.query<BandCard[], Where>({
      query: (where) => ({
        ...request(listRecommendedBands, { query: { limit: ASKED[where] } }),
        once: true,
      }),
      transformResponse: (bands: Parameters<typeof cardOfRecommended>[0][]) => bands.map(cardOfRecommended),
      providesTags: ['Bands'],
    }),
  }),
})

export const { useFindRecommendedQuery } = recommendedApi
