import type { ApiError } from '#src/api/apiError.ts'
import type { BandCard } from '../bandCard.ts'
import { bandsApi } from '../bandsApi.ts'
import { bandSources } from './bandSources.ts'
import { findBands, howMany, type Where } from './findBands.ts'

type State = Parameters<typeof bandsApi.util.selectCachedArgsForQuery>[0]

/** The length of the longest complete list that B1 has answered in any part of the app; 0: none yet. */
function knownBands(state: State): number {
  const { select } = bandsApi.endpoints.listBands
  return bandsApi.util
    .selectCachedArgsForQuery(state, 'listBands')
    .filter(({ q, artistId, trackId }) => [q, artistId, trackId].every((each) => each === undefined))
    .reduce((most, asked) => Math.max(most, select(asked)(state).data?.length ?? 0), 0)
}

export const recommendedApi = bandsApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The bands to recommend, best first; empty only if no bands were found now or earlier. Fails when none
     * were found and a source gave no answer: the earlier bands then stay, as old as they are.
     */
    findRecommended: build.query<BandCard[], Where>({
      queryFn: async (where, queryApi): Promise<{ data: BandCard[] } | { error: ApiError }> => {
        const state = queryApi.getState() as Parameters<
          typeof recommendedApi.util.selectCachedArgsForQuery
        >[0]
        const sources = bandSources(queryApi)
        const found = await findBands(where, howMany(where, knownBands(state)), sources)
        if (found.length > 0) return { data: found }
        const error = sources.unanswered()
        if (error) return { error }
        // an unsuccessful search keeps the earlier bands
        return { data: recommendedApi.endpoints.findRecommended.select(where)(state).data ?? [] }
      },
      providesTags: ['Bands'],
    }),
  }),
})

export const { useFindRecommendedQuery } = recommendedApi
