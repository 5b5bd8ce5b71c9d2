import type { BandCard } from '../bandCard.ts'
import { bandsApi } from '../bandsApi.ts'
import { bandSources } from './bandSources.ts'
import { findBands } from './findBands.ts'
import { howMany, type Where } from './whereAsked.ts'

type State = Parameters<typeof bandsApi.util.selectCachedArgsForQuery>[0]

/** As many as B1 listed, in whatever part of the app it was asked for all of them; 0: nobody asked. */
function knownBands(state: State): number {
  const { select } = bandsApi.endpoints.listBands
  return bandsApi.util
    .selectCachedArgsForQuery(state, 'listBands')
    .filter(({ q, artistId }) => q === undefined && artistId === undefined)
    .reduce((most, asked) => Math.max(most, select(asked)(state).data?.length ?? 0), 0)
}

export const recommendedApi = bandsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The bands to recommend, best first. Never fails: empty where there are none to be had and never were. */
    findRecommended: build.query<BandCard[], Where>({
      queryFn: async (where, queryApi): Promise<{ data: BandCard[] }> => {
        const state = queryApi.getState() as Parameters<
          typeof recommendedApi.util.selectCachedArgsForQuery
        >[0]
        const found = await findBands(where, howMany(where, knownBands(state)), bandSources(queryApi))
        // a bad moment takes nothing away
        const before = recommendedApi.endpoints.findRecommended.select(where)(state).data
        return { data: found.length > 0 ? found : (before ?? []) }
      },
      providesTags: ['Bands'],
    }),
  }),
})

export const { useFindRecommendedQuery } = recommendedApi
