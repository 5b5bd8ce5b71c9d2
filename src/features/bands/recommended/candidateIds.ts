import type { BandCard } from '../bandCard.ts'
import type { Where } from './whereAsked.ts'

const CANDIDATES_MAX = 20
/** The last of the default ids, which start at 1 (docs/product/bands.md "Recommended bands"). */
const LAST_DEFAULT_ID: Record<Where, number> = { home: 60, list: 5 }

/**
 * The ids of bands to read one by one: those that similar music names, at most twice the requested number and
 * never more than 20. When it names none, the first ids.
 */
export function candidateIds(where: Where, asked: number, cards: readonly BandCard[]): number[] {
  const named = [...new Set(cards.map(({ bandId }) => bandId))].filter((id) => id !== null)
  if (named.length > 0) return named.slice(0, Math.min(asked * 2, CANDIDATES_MAX))
  return Array.from({ length: LAST_DEFAULT_ID[where] }, (_, at) => at + 1)
}
