import type { BlockedMember } from '#contract/http/safety/blocks.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { tellChanged } from '#server/modules/notifications/notifications.service.ts'
import {
  deleteBlock,
  deletePending,
  deleteRelations,
  insertBlock,
  lockTwo,
  raiseVersions,
  selectBlocked,
  selectRoomsOfTwo,
} from './blocks.queries.ts'

/** BL1. */
export async function listBlockedMembers(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
  urlOf: UrlOf,
): Promise<BlockedMember[]> {
  const rows = await selectBlocked(db, memberId)
  return rows.map((row) => ({
    ...row,
    profileImageUrl: urlOf(row.profileImageUrl),
    blockedAt: row.blockedAt.toISOString(),
  }))
}

/**
 * BL2. What is between the two ends with the block, in one transaction (docs/product/safety.md "Blocks").
 * Their lists are read again; the other cannot tell this from a friend or an applicant who has left.
 *
 * The lock order is members, rooms, requests, the same as in applying and deciding.
 * @throws AppError COMMON400 own id · MEMBER4004 unknown
 */
export async function blockMember(deps: Deps, memberId: number, otherId: number): Promise<void> {
  if (otherId === memberId) throw new AppError('COMMON400')
  const isNew = await deps.db.transaction(async (tx) => {
    const found = await lockTwo(tx, [memberId, otherId])
    if (!found.includes(otherId)) throw new AppError('MEMBER4004')
    if (!found.includes(memberId)) throw new AppError('AUTH_007') // the caller was deleted meanwhile
    if (!(await insertBlock(tx, memberId, otherId, deps.now()))) return false
    const shared = await selectRoomsOfTwo(tx, memberId, otherId)
    const roomIds = shared.map(({ id }) => id)
    await raiseVersions(tx, roomIds)
    await deletePending(tx, roomIds)
    await deleteRelations(tx, memberId, otherId)
    return true
  })
  if (isNew) await tellBoth(deps, [memberId, otherId])
}

/** BL3. The room of the two and its messages are there again; the friendship is not. */
export async function unblockMember(deps: Deps, memberId: number, otherId: number): Promise<void> {
  const wasThere = await deps.db.transaction(async (tx) => {
    if (!(await deleteBlock(tx, memberId, otherId))) return false
    // the room is back, which a deleted block does not tell (docs/queries.md, CH1)
    const shared = await selectRoomsOfTwo(tx, memberId, otherId)
    await raiseVersions(
      tx,
      shared.map(({ id }) => id),
    )
    return true
  })
  if (wasThere) await tellBoth(deps, [memberId, otherId])
}

/** WS9: lists on screen are stale. The events name nobody. */
async function tellBoth(deps: Deps, two: readonly number[]): Promise<void> {
  await Promise.all([
    tellChanged(deps, two, 'ROOMS_CHANGED'),
    tellChanged(deps, two, 'FRIENDS_CHANGED'),
    tellChanged(deps, two, 'NOTIFICATIONS_CHANGED'),
  ])
}
