import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { holdMember, insertFavourites, unmarkOthers } from './artists.queries.ts'
import { ARTISTS } from './catalogue.ts'
import { artistRowsNamed, itemRowsOf } from './knownItems.service.ts'

/**
 * Favourites in two steps (P9, W9). First, before any transaction, the artists are resolved: that may ask a
 * provider over the network, and no lock and no connection may be held meanwhile. Then they are marked inside
 * the transaction of the profile or the survey.
 *
 *     const artistIds = await artistIdsNamed(deps, memberId, names)
 *     await deps.db.transaction(async (tx) => { …; await setFavourites(deps, tx, memberId, artistIds) })
 */
type LookUp = Pick<Deps, 'db' | 'now' | 'music'>

/** By the provider's ids (S7). Unknown ones are skipped. @throws AppError SPOTIFY5002 */
export async function artistIdsOf(deps: LookUp, spotifyIds: readonly string[]): Promise<number[]> {
  return (await itemRowsOf(deps, ARTISTS, spotifyIds)).map(({ id }) => id)
}

/** By any of their names, ignoring case (PR2). Unknown ones are skipped. @throws AppError SPOTIFY5002 */
export async function artistIdsNamed(
  deps: LookUp,
  memberId: number,
  names: readonly string[],
): Promise<number[]> {
  return (await artistRowsNamed(deps, memberId, names)).map(({ id }) => id)
}

/** Saves these artists and marks them; all others lose the mark and stay saved (PR2, S7, W9). */
export async function setFavourites(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  memberId: number,
  artistIds: readonly number[],
): Promise<void> {
  await holdMember(tx, memberId)
  await unmarkOthers(tx, memberId, artistIds)
  await insertFavourites(tx, memberId, artistIds, now())
}
