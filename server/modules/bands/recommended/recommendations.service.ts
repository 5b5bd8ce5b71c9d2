import type { BandCardSource } from '#contract/http/bands/bands.ts'
import type { Deps } from '#server/deps.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { selectBandFacts } from '../bandFacts.queries.ts'
import { cardSourceOf, type Why } from '../bands.present.ts'
import { selectRanking } from './ranking.queries.ts'
import { whyOf } from './reasons.present.ts'

const UNKNOWN: Why = { reasons: [], reasonSession: null }

/** B2. Best first. A band that is deleted between the two reads is left out. */
export async function listRecommendedBands(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  memberId: number,
  limit: number,
  urlOf: UrlOf,
): Promise<BandCardSource[]> {
  const ranked = await selectRanking(db, memberId, { limit, now: now() })
  const why = new Map(ranked.map((band) => [band.bandId, whyOf(band)]))
  const bands = await selectBandFacts(db, [...why.keys()])
  return bands.map((band) => cardSourceOf(band, why.get(band.bandId) ?? UNKNOWN, urlOf))
}
