import type { BandCard } from '../bandCard.ts'
import { useBandModal } from '../modal/useBandModal.tsx'
import { BandRow, Column } from './BandRow.tsx'
import { BandRowsSkeleton } from './BandRowsSkeleton.tsx'

interface RecommendedListProps {
  cards: readonly BandCard[]
  isLoading: boolean
}

/**
 * Recommended bands in a column; each opens a dialog with more about the band (docs/product/bands.md
 * "Recommended bands").
 */
export function RecommendedList({ cards, isLoading }: RecommendedListProps) {
  const { open, modal } = useBandModal()
  if (isLoading) return <BandRowsSkeleton />
  return (
    <>
      <Column>
        {cards.map((band) => (
          <BandRow key={band.seed} band={band} onOpen={open} />
        ))}
      </Column>
      {modal}
    </>
  )
}
