import type { ReactNode } from 'react'
import { asApiError } from '#src/api/apiError.ts'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { BandFailure } from '../BandFailure.tsx'
import { isBandMissing } from '../bandMissing.ts'
import { bandsApi } from '../bandsApi.ts'

export interface BandPanelProps {
  bandId: number
  onBack: () => void
}

interface Answer<Item> {
  currentData?: readonly Item[]
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface ListPanelProps<Item> extends BandPanelProps {
  answer: Answer<Item>
  skeleton: ReactNode
  /** Shown when the list is empty. */
  empty: { title: string; help: string }
  children: (items: readonly Item[]) => ReactNode
}

/**
 * A list of the band in each of its states: loaded, empty, failed, loading. While the page still reads the
 * band, the list does not say that the band is missing: the page would then replace the list's button under
 * the member's finger.
 */
export function BandPanel<Item>({ bandId, answer, onBack, skeleton, empty, children }: ListPanelProps<Item>) {
  const { isLoading: isBandUnread } = bandsApi.useReadBandDetailQuery(bandId)
  const { currentData: items, error, isFetching, refetch } = answer
  if (items) return items.length > 0 ? children(items) : <EmptyState art="crate" {...empty} />
  if (error === undefined || isFetching) return skeleton
  if (isBandUnread && isBandMissing(asApiError(error))) return skeleton
  return <BandFailure level={2} error={error} retry={() => void refetch()} onBack={onBack} />
}
