import type { Db } from '#server/db/db.ts'
import {
  bandIdsQuery,
  countMatching,
  isMeantOtherwise,
  nearNamedQuery,
  type BandsAsked,
} from './bands.queries.ts'

/** In this many of the newest bands frequent names are found; a name that is rarer among them is rare among all. */
const NEAR_BANDS = 1_000

interface Found {
  bandId: number
}

/**
 * The wanted bands in their order; with a text those with the name first, then those that it means otherwise, such
 * as by a genre.
 */
export async function selectBandIds(db: Db, asked: BandsAsked, nearBands = NEAR_BANDS): Promise<Found[]> {
  const { text, offset, limit } = asked
  if (text === undefined) return bandIdsQuery(db, asked)
  const named = await selectNamed(db, asked, nearBands)
  if (named.length === limit || !isMeantOtherwise(text)) return named
  // the end of the named ones is on this page, or on an earlier one
  const isEndKnown = named.length > 0 || offset === 0
  const before = isEndKnown ? offset + named.length : await countMatching(db, asked, 'named')
  const rest = { ...asked, offset: Math.max(0, offset - before), limit: limit - named.length }
  return [...named, ...(await bandIdsQuery(db, rest, 'meant'))]
}

async function selectNamed(db: Db, asked: BandsAsked, nearBands: number): Promise<Found[]> {
  // the first to end may be any of all bands
  if (asked.order === 'newest') {
    const near = await nearNamedQuery(db, asked, nearBands)
    if (near.length === asked.limit) return near
  }
  return bandIdsQuery(db, asked, 'named')
}
