import type { SimilarArtist } from '#contract/http/archive/archivedArtists.ts'
import type { SimilarTrack } from '#contract/http/archive/archivedTracks.ts'
import type { BandCardSource, BandDetail, BandSummary } from '#contract/http/bands/bands.ts'
import { HOME_BANDS, RECOMMENDED_BANDS, RECOMMENDED_BANDS_MAX } from '#contract/limits.ts'
import { type BandCard, cardOfRecommended, cardOfSummary } from '../bandCard.ts'
import { acceptListed, acceptRecommended } from './acceptable.ts'
import { cardsOfRead } from './cardsOfRead.ts'
import { zipSimilar } from './zipSimilar.ts'

/** The screen: home's carousel needs many bands, the list a few. */
export type Where = 'home' | 'list'

const CANDIDATES_MAX = 20
/** The last of the default ids, which start at 1 (docs/product/bands.md "Recommended bands"). */
const LAST_DEFAULT_ID: Record<Where, number> = { home: CANDIDATES_MAX, list: 5 }

/**
 * The number of bands to request from B2. `knownBands`: the number of bands that B1 last listed; 0: unknown.
 */
export const howMany = (where: Where, knownBands: number): number =>
  where === 'list' ? RECOMMENDED_BANDS : Math.min(RECOMMENDED_BANDS_MAX, knownBands || HOME_BANDS)

/** The calls that find bands to recommend. None of them rejects: a failure gives an empty list or null. */
export interface BandSources {
  /** B2. */
  recommended: (howMany: number) => Promise<BandCardSource[]>
  /** B1. */
  listed: (howMany: number) => Promise<BandSummary[]>
  /** AT7. */
  similarTracks: () => Promise<SimilarTrack[]>
  /** AR6. */
  similarArtists: () => Promise<SimilarArtist[]>
  /** B4 for each id. */
  read: (bandIds: readonly number[]) => Promise<(BandDetail | null)[]>
}

/**
 * The bands to recommend, best first, from the first source that has any (docs/product/bands.md "Recommended
 * bands"):
 *
 *   B2   bands recommended by the server
 *   B1   recruiting bands, newest first
 *   B4   for each band named by similar music (AT7, AR6), or for the first ids
 *        the similar music itself
 *
 * Empty when no source has any; the built-in bands are shown then.
 */
export async function findBands(where: Where, asked: number, sources: BandSources): Promise<BandCard[]> {
  const recommended = acceptRecommended(await sources.recommended(asked))
  if (recommended.length > 0) return recommended.map(cardOfRecommended)

  const listed = acceptListed(await sources.listed(asked))
  if (listed.length > 0) return listed.map(cardOfSummary)

  const similar = zipSimilar(...(await Promise.all([sources.similarTracks(), sources.similarArtists()])))
  const read = cardsOfRead(await sources.read(candidateIds(where, asked, similar)), similar)
  return read.length > 0 ? read : eachOnce(similar)
}

/** Several tracks may name the same band. */
const eachOnce = (cards: readonly BandCard[]) => [...new Map(cards.map((card) => [card.seed, card])).values()]

/**
 * The ids of bands to read one by one: those that similar music names, at most twice the requested number and
 * never more than 20. When it names none, the first ids.
 */
export function candidateIds(where: Where, asked: number, cards: readonly BandCard[]): number[] {
  const named = [...new Set(cards.map(({ bandId }) => bandId))].filter((id) => id !== null)
  if (named.length > 0) return named.slice(0, Math.min(asked * 2, CANDIDATES_MAX))
  return Array.from({ length: LAST_DEFAULT_ID[where] }, (_, at) => at + 1)
}
