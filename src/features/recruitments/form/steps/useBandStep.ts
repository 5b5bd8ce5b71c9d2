import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { type BandDraft, newDraft } from '../bandDraft.ts'
import { draftBegun, draftChanged, selectBandDraft } from '../bandDraftSlice.ts'

interface BandStep {
  draft: BandDraft
  /** Written down at once: neither the way back nor a reload loses it. */
  change: (part: Partial<BandDraft>) => void
}

/** The draft that the steps choose for. Who opens a step directly begins a new band. */
export function useBandStep(): BandStep {
  const dispatch = useDispatch()
  const saved = useSelector(selectBandDraft)
  const [isNew] = useState(saved === null)
  const [first] = useState(() => saved ?? newDraft(Date.now()))

  // only at the beginning: one that is dropped on the way out stays so
  useEffect(() => {
    if (isNew) dispatch(draftBegun(first))
  }, [isNew, first, dispatch])

  return { draft: saved ?? first, change: (part) => dispatch(draftChanged(part)) }
}
