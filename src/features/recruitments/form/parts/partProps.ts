import type { BandDraft } from '../bandDraft.ts'

/** What all parts of the form are given. */
export interface PartProps {
  draft: BandDraft
  onChange: (change: Partial<BandDraft>) => void
}
