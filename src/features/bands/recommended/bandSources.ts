import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { listSimilarArtists, type SimilarArtist } from '#contract/http/archive/archivedArtists.ts'
import { listSimilarTracks, type SimilarTrack } from '#contract/http/archive/archivedTracks.ts'
import {
  type BandCardSource,
  type BandDetail,
  type BandSummary,
  listBands,
  listRecommendedBands,
  readBandDetail,
} from '#contract/http/bands/bands.ts'
import type { Answer } from '#src/api/answer.ts'
import type { ApiError } from '#src/api/apiError.ts'
import { baseQuery } from '#src/api/baseQuery.ts'
import { type ApiRequest, request } from '#src/api/request.ts'
import { selectAccessToken, type WithAuth } from '#src/auth/authSlice.ts'
import { logProblem } from '#src/lib/log.ts'
import { bandsApi } from '../bandsApi.ts'
import type { BandSources } from './findBands.ts'
import { inTime } from './inTime.ts'

/** How long a step may take. All in a row take less than the 10 s after which no screen is blank; the first is the one that counts. */
export const STEP_MS = { recommended: 4_500, listed: 1_500, similar: 1_500, read: 2_000 }

/** The calls, each asked once and for so long. What fails is logged, and nothing. */
export function bandSources(api: BaseQueryApi): BandSources {
  /** The base query has compared what comes with what the call promises. Null: refused, failed, or not in time. */
  async function ask<Promised>(asked: ApiRequest, withinMs: number): Promise<Promised | null> {
    const answer = await inTime(withinMs, api.signal, async (signal) => {
      const { data, error } = await baseQuery({ ...asked, once: true }, { ...api, signal }, {})
      const answered: Answer = error ? { error } : { data }
      return answered
    })
    if (!answer.error) return answer.data as Promised
    // once nobody waits any more, or is signed in, nothing is missing
    if (!api.signal.aborted && selectAccessToken(api.getState() as WithAuth) !== null)
      logProblem(whatFailed(asked, answer.error), { ...asked.path, error: answer.error })
    return null
  }

  return {
    recommended: async (limit) =>
      (await ask<BandCardSource[]>(
        request(listRecommendedBands, { query: { limit } }),
        STEP_MS.recommended,
      )) ?? [],
    listed: async (size) => {
      const query = { size, status: 'RECRUITING' } as const
      const bands = await ask<BandSummary[]>(request(listBands, { query }), STEP_MS.listed)
      // how many there are decides how many are asked for the next time
      if (bands) void api.dispatch(bandsApi.util.upsertQueryData('listBands', query, bands))
      return bands ?? []
    },
    similarTracks: async () => (await ask<SimilarTrack[]>(request(listSimilarTracks), STEP_MS.similar)) ?? [],
    similarArtists: async () =>
      (await ask<SimilarArtist[]>(request(listSimilarArtists), STEP_MS.similar)) ?? [],
    // all at once: one that hangs holds nobody
    read: (bandIds) =>
      Promise.all(
        bandIds.map((bandId) => ask<BandDetail>(request(readBandDetail, { path: { bandId } }), STEP_MS.read)),
      ),
  }
}

/** docs/product/bands.md "Recommended bands": a server without B1 is one that has no list of bands, and says so in these words. */
const whatFailed = ({ call }: ApiRequest, error: ApiError) =>
  call.id === listBands.id && 'status' in error && error.status === 404
    ? 'API not available'
    : `${call.id} found no bands`
