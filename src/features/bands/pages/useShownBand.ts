import { asApiError } from '#src/api/apiError.ts'
import { cardOfDetail } from '../bandCard.ts'
import { isBandMissing } from '../bandMissing.ts'
import { bandsApi } from '../bandsApi.ts'
import { bandStateOf, readBandState } from '../bandState.ts'
import type { Failing } from './BandFailing.tsx'

/** A band by its id: what came along at once, then what B4 says. */
export function useShownBand(bandId: number, state: unknown) {
  const { currentData: detail, error, isFetching, refetch } = bandsApi.useReadBandDetailQuery(bandId)
  const isOver = error !== undefined && isBandMissing(asApiError(error))
  const isUnread = error !== undefined && !isFetching && !detail
  const failure: Failing = { error, retry: () => void refetch() }
  return {
    /** Null: nobody knows its name yet. */
    head: detail ? bandStateOf(cardOfDetail(detail)) : readBandState(state, bandId),
    detail,
    /** Unknown, or no more: not even what came along holds. */
    isOver,
    failure: isOver || isUnread ? failure : null,
  }
}
