import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { type BandDraft, newDraft } from '../bandDraft.ts'
import { draftBegun, draftChanged, selectBandDraft } from '../bandDraftSlice.ts'

interface BandStep {
  draft: BandDraft
  /** Stored at once, so that it survives going back and a reload. */
  change: (part: Partial<BandDraft>) => void
}

/** The draft that the steps change. A step opened by its URL starts a new band. */
export function useBandStep(): BandStep {
  const dispatch = useDispatch()
  const saved = useSelector(selectBandDraft)
  const [isNew] = useState(saved === null)
  const [first] = useState(() => saved ?? newDraft(Date.now()))

  // only on mount: a draft that is dropped when the form is left stays dropped
  useEffect(() => {
    if (isNew) dispatch(draftBegun(first))
  }, [isNew, first, dispatch])

  return { draft: saved ?? first, change: (part) => dispatch(draftChanged(part)) }
}
