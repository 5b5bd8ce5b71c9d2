import type { ReactNode } from 'react'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { BandFailure } from '../BandFailure.tsx'

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

interface ListPanelProps<Item> {
  answer: Answer<Item>
  onBack: () => void
  skeleton: ReactNode
  /** Shown when the list is empty. */
  empty: { title: string; help: string }
  children: (items: readonly Item[]) => ReactNode
}

/** A list of the band in each of its states: loaded, empty, failed, loading. */
export function BandPanel<Item>({ answer, onBack, skeleton, empty, children }: ListPanelProps<Item>) {
  const { currentData: items, error, isFetching, refetch } = answer
  if (items) return items.length > 0 ? children(items) : <EmptyState art="crate" {...empty} />
  if (error !== undefined && !isFetching)
    return <BandFailure level={2} error={error} retry={() => void refetch()} onBack={onBack} />
  return skeleton
}
