import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BandOrder } from '#contract/http/bands/bands.ts'
import { type BandFilters, readFilters, readOrder, withFilters, withOrder } from './bandFilters.ts'

/** A change is no step back later, and the list stays where it is. */
const HERE = { replace: true, preventScrollReset: true }

/** The filters in the address, which keeps them for a reload, the way back and whoever gets the link. */
export function useBandFilters() {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readFilters(params), [params])
  return {
    filters,
    order: readOrder(params),
    choose: (chosen: BandFilters) => setParams((now) => withFilters(now, chosen), HERE),
    chooseOrder: (chosen: BandOrder) => setParams((now) => withOrder(now, chosen), HERE),
  }
}

export type ChosenFilters = ReturnType<typeof useBandFilters>
