import { useCallback, useState } from 'react'
import { loadedWhenOpen } from '#src/ui/loadedWhenOpen.ts'
import type { BandCard } from './bandCard.ts'
import { BandRow } from './BandRow.tsx'
import { BandRowsSkeleton } from './BandRowsSkeleton.tsx'
import { Column } from './RecommendedColumn.tsx'

const BandDetailModal = loadedWhenOpen(() =>
  import('./BandDetailModal.tsx').then((part) => part.BandDetailModal),
)

interface RecommendedListProps {
  cards: readonly BandCard[]
  isLoading: boolean
}

/** Recommended bands one below the other, each opening to what else is known of it (product-2 section 2). */
export function RecommendedList({ cards, isLoading }: RecommendedListProps) {
  const [opened, setOpened] = useState<BandCard | null>(null)
  const close = useCallback(() => setOpened(null), [])
  if (isLoading) return <BandRowsSkeleton />
  return (
    <>
      <Column>
        {cards.map((band) => (
          <BandRow key={band.seed} band={band} onOpen={setOpened} />
        ))}
      </Column>
      <BandDetailModal open={opened !== null} band={opened} onClose={close} />
    </>
  )
}
