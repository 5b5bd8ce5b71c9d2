import { dayInSeoul } from '#contract/seoul.ts'
import { removeShown } from '#server/files/keeping.ts'
import type { Deps } from '../deps.ts'
import { isOutOfReach } from '../http/errors.ts'
import { endBandsOf, tellEnded } from '../modules/recruitments/ending.service.ts'
import {
  deleteMember,
  deleteSaved,
  holdWithdrawn,
  leaveRooms,
  selectDue,
  selectFiles,
  takeNameOff,
} from './withdrawnMembers.queries.ts'

/**
 * Deletes withdrawn members, once more than `WITHDRAWN_KEPT_DAYS` have passed by the calendar of Seoul, with
 * all their data; their messages stay without their name (docs/wire.md "What is kept"). Resolves with the
 * number of members.
 *
 * Any node may run it at any time, also concurrently, and may die at any moment: a member is deleted in small
 * transactions that each read what is left, so the next run continues. A member who cannot be deleted is
 * logged and retried in the next run.
 */
export async function deleteWithdrawn(deps: Deps, stopping?: AbortSignal): Promise<number> {
  let deleted = 0
  for (const memberId of await selectDue(deps.db, dayInSeoul(deps.now()))) {
    if (stopping?.aborted) break
    try {
      if (await deleteOne(deps, memberId, stopping)) deleted += 1
    } catch (error) {
      if (isOutOfReach(error)) throw error
      deps.log.error({ err: error, memberId }, 'could not delete a withdrawn member')
    }
  }
  return deleted
}

/**
 * Removes the files after everything that shows them and before the row that names them, so that an
 * interrupted run finds them again. False: not possible now, or another node has deleted the member.
 */
async function deleteOne(deps: Deps, memberId: number, stopping?: AbortSignal): Promise<boolean> {
  const { db } = deps
  for (let isMore = true; isMore;) {
    if (stopping?.aborted) return false
    const part = await deletePart(deps, memberId)
    if (part === null) return false
    isMore = part.isMore
    await tellEnded(deps, part.ended)
  }
  for (const path of await selectFiles(db, memberId)) await removeShown(deps, path)
  return db.transaction(
    async (tx) => (await holdWithdrawn(tx, memberId)) && (await deleteMember(tx, memberId)),
  )
}

/** Deletes one small part. Null: not possible now, or already deleted. */
const deletePart = ({ db, now }: Deps, memberId: number) =>
  db.transaction(async (tx) => {
    if (!(await holdWithdrawn(tx, memberId))) return null
    // usually none: bands end with the withdrawal, except for imported data
    const ended = await endBandsOf(tx, memberId, now())
    const isMore =
      ended.lines.length > 0 ||
      (await leaveRooms(tx, memberId)) ||
      (await takeNameOff(tx, memberId)) ||
      (await deleteSaved(tx, memberId))
    return { ended, isMore }
  })
