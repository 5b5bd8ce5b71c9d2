import type { SimilarArtist } from '#contract/http/archive/archivedArtists.ts'
import type { SimilarTrack } from '#contract/http/archive/archivedTracks.ts'
import type { BandCardSource, BandDetail, BandSummary } from '#contract/http/bands/bands.ts'
import { type BandCard, cardOfRecommended, cardOfSummary } from '../bandCard.ts'
import { acceptListed, acceptRecommended } from './acceptable.ts'
import { candidateIds } from './candidateIds.ts'
import { cardsOfRead } from './cardsOfRead.ts'
import type { Where } from './whereAsked.ts'
import { zipSimilar } from './zipSimilar.ts'

/** The calls that bands to recommend are found with. None of them fails: what cannot be had is empty or null. */
export interface BandSources {
  /** B2. */
  recommended: (howMany: number) => Promise<BandCardSource[]>
  /** B1. */
  listed: (howMany: number) => Promise<BandSummary[]>
  /** AT7. */
  similarTracks: () => Promise<SimilarTrack[]>
  /** AR6. */
  similarArtists: () => Promise<SimilarArtist[]>
  /** B4 of each. */
  read: (bandIds: readonly number[]) => Promise<(BandDetail | null)[]>
}

/**
 * The bands to recommend, best first, from the first source that has any (docs/product/bands.md "Recommended bands"):
 *
 *   B2   what the server recommends
 *   B1   what there is, newest first
 *   B4   of each band that similar music names (AT7, AR6), or of the first ids that there ever were
 *        the similar music itself
 *
 * Empty: none of them has any, and the built-in ones are shown.
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

/** A band may be named by more than one song. */
const eachOnce = (cards: readonly BandCard[]) => [...new Map(cards.map((card) => [card.seed, card])).values()]
