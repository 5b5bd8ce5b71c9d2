import { ALL_CONSENTS, DOCUMENT_VERSIONS } from '#contract/documents.ts'
import type { Consents } from '#contract/http/auth/consents.ts'

/** What is ticked. A text counts while the version that was ticked is in force (P23). */
export interface Ticks {
  /** The version; null: not ticked. */
  terms: string | null
  privacy: string | null
  isFourteen: boolean
}

export const NO_TICKS: Ticks = { terms: null, privacy: null, isFourteen: false }
export const ALL_TICKS: Ticks = ALL_CONSENTS

export const tickedOf = ({ terms, privacy, isFourteen }: Ticks): Record<keyof Ticks, boolean> => ({
  terms: terms === DOCUMENT_VERSIONS.terms,
  privacy: privacy === DOCUMENT_VERSIONS.privacy,
  isFourteen,
})

/** What A8 and CO2 are sent. Null: not everything that is in force is ticked. */
export function consentsOf(ticks: Ticks): Consents | null {
  const { terms, privacy, isFourteen } = tickedOf(ticks)
  return terms && privacy && isFourteen ? ALL_CONSENTS : null
}
