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
import { isOffline } from '#src/api/offline.ts'
import { type ApiRequest, request } from '#src/api/request.ts'
import { selectAccessToken, type WithAuth } from '#src/auth/authSlice.ts'
import { logProblem } from '#src/lib/log.ts'
import { bandsApi } from '../bandsApi.ts'
import type { BandSources } from './findBands.ts'
import { inTime } from './inTime.ts'

/**
 * Time limits of the steps. Their sum stays below 10 s, so that no screen is blank for longer. The first step
 * gets most of it, because it usually has the answer.
 */
export const STEP_MS = { recommended: 4_500, listed: 1_500, similar: 1_500, read: 2_000 }

/** The calls, without retries and with a time limit. A failed call is logged and counts as empty. */
export function bandSources(api: BaseQueryApi): BandSources & { unanswered: () => ApiError | null } {
  let unanswered: ApiError | null = null

  /** The base query has checked the shape of the answer. Null: refused, failed or timed out. */
  async function ask<Promised>(asked: ApiRequest, withinMs: number): Promise<Promised | null> {
    // the other sources would not answer either
    if (unanswered?.kind === 'offline' && isOffline()) return null
    const answer = await inTime(withinMs, api.signal, async (signal) => {
      const { data, error } = await baseQuery({ ...asked, once: true }, { ...api, signal }, {})
      const answered: Answer = error ? { error } : { data }
      return answered
    })
    if (!answer.error) return answer.data as Promised
    if (answer.error.kind !== 'refused') unanswered ??= answer.error
    // after a cancelled request or a log-out, nobody misses the answer
    if (!api.signal.aborted && selectAccessToken(api.getState() as WithAuth) !== null)
      logProblem(whatFailed(asked, answer.error), { ...asked.path, error: answer.error })
    return null
  }

  return {
    /** Why a call had no answer, or none that says anything; null: all had one. */
    unanswered: () => unanswered,
    recommended: async (limit) =>
      (await ask<BandCardSource[]>(
        request(listRecommendedBands, { query: { limit } }),
        STEP_MS.recommended,
      )) ?? [],
    listed: async (size) => {
      const query = { size, status: 'RECRUITING' } as const
      const bands = await ask<BandSummary[]>(request(listBands, { query }), STEP_MS.listed)
      // the number of known bands decides how many are requested next time
      if (bands) void api.dispatch(bandsApi.util.upsertQueryData('listBands', query, bands))
      return bands ?? []
    },
    similarTracks: async () => (await ask<SimilarTrack[]>(request(listSimilarTracks), STEP_MS.similar)) ?? [],
    similarArtists: async () =>
      (await ask<SimilarArtist[]>(request(listSimilarArtists), STEP_MS.similar)) ?? [],
    // in parallel: a call without an answer does not delay the others
    read: (bandIds) =>
      Promise.all(
        bandIds.map((bandId) => ask<BandDetail>(request(readBandDetail, { path: { bandId } }), STEP_MS.read)),
      ),
  }
}

/** A 404 of B1 means that the server does not have the call. */
const whatFailed = ({ call }: ApiRequest, error: ApiError) =>
  call.id === listBands.id && 'status' in error && error.status === 404
    ? 'API not available'
    : `${call.id} found no bands`
