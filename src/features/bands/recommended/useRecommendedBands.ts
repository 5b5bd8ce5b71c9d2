import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { selectMemberId } from '#src/auth/authSlice.ts'
import type { BandCard } from '../bandCard.ts'
import { BUILT_IN_BANDS } from './builtInBands.ts'
import type { Where } from './findBands.ts'
import { useFindRecommendedQuery } from './recommendedApi.ts'
import { withSpecialBand } from './withSpecialBand.ts'

/** docs/product/bands.md "Recommended bands". */
const FRESH_SECONDS = 60

/** The bands to recommend, best first. Never empty after loading: the built-in bands replace missing ones. */
export function useRecommendedBands(where: Where): { cards: readonly BandCard[]; isLoading: boolean } {
  const isPretest = useLocation().pathname.startsWith('/pre-test')
  const memberId = useSelector(selectMemberId)
  const { data, isLoading } = useFindRecommendedQuery(where, {
    skip: isPretest,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  })
  const cards = useMemo(() => {
    if (isLoading) return []
    return withSpecialBand(data && data.length > 0 ? data : BUILT_IN_BANDS, memberId)
  }, [data, isLoading, memberId])
  return { cards, isLoading }
}
