import type { SimilarArtist } from '#contract/http/archive/archivedArtists.ts'
import type { SimilarTrack } from '#contract/http/archive/archivedTracks.ts'
import type { BandCardSource, BandDetail, BandSummary } from '#contract/http/bands/bands.ts'
import { type BandCard, cardOfRecommended, cardOfSummary } from '../bandCard.ts'
import { acceptListed, acceptRecommended } from './acceptable.ts'
import { candidateIds } from './candidateIds.ts'
import { cardsOfRead } from './cardsOfRead.ts'
import type { Where } from './whereAsked.ts'
import { zipSimilar } from './zipSimilar.ts'

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
