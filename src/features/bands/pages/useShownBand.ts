import { asApiError } from '#src/api/apiError.ts'
import { cardOfDetail } from '../bandCard.ts'
import { isBandMissing } from '../bandMissing.ts'
import { bandsApi } from '../bandsApi.ts'
import { bandStateOf, readBandState } from '../bandState.ts'
import type { Failing } from './BandFailing.tsx'

/** A band by id: first from the navigation state, then from B4. */
export function useShownBand(bandId: number, state: unknown) {
  const { currentData: detail, error, isFetching, refetch } = bandsApi.useReadBandDetailQuery(bandId)
  const isOver = error !== undefined && isBandMissing(asApiError(error))
  const isUnread = error !== undefined && !isFetching && !detail
  const failure: Failing = { error, retry: () => void refetch() }
  return {
    /** Null: the name is not known yet. */
    head: detail ? bandStateOf(cardOfDetail(detail)) : readBandState(state, bandId),
    detail,
    /** The band is unknown or has ended. Then the navigation state is outdated too. */
    isOver,
    failure: isOver || isUnread ? failure : null,
  }
}
