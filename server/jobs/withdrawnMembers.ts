import { dayInSeoul } from '#contract/seoul.ts'
import { isStoreOutOfReach } from '../db/failures.ts'
import type { Deps } from '../deps.ts'
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
 * Deletes who has withdrawn, once more than `WITHDRAWN_KEPT_DAYS` have passed by the calendar of Seoul, with all that is theirs; what
 * they said stays without their name (docs/wire.md "What is kept"). Resolves with how many.
 *
 * Any node may run it at any time, several at once too, and may die at any moment: a member goes in small transactions, each of which
 * looks anew at what is left, so whoever comes next goes on. One who cannot be deleted is logged and tried again with the next run.
 */
export async function deleteWithdrawn(deps: Deps, stopping?: AbortSignal): Promise<number> {
  let deleted = 0
  for (const memberId of await selectDue(deps.db, dayInSeoul(deps.now()))) {
    if (stopping?.aborted) break
    try {
      if (await deleteOne(deps, memberId, stopping)) deleted += 1
    } catch (error) {
      if (isStoreOutOfReach(error)) throw error
      deps.log.error({ err: error, memberId }, 'a withdrawn member could not be deleted')
    }
  }
  return deleted
}

/**
 * The files go when nothing shows them any more and before the row that names them: whatever happens in between, they are found again.
 * False: not now, or another node has done it.
 */
async function deleteOne(deps: Deps, memberId: number, stopping?: AbortSignal): Promise<boolean> {
  const { db, files } = deps
  for (let isMore = true; isMore;) {
    if (stopping?.aborted) return false
    const part = await deletePart(deps, memberId)
    if (part === null) return false
    isMore = part.isMore
    await tellEnded(deps, part.ended)
  }
  for (const path of await selectFiles(db, memberId)) await files.remove(path)
  return db.transaction(
    async (tx) => (await holdWithdrawn(tx, memberId)) && (await deleteMember(tx, memberId)),
  )
}

/** A small part of what may be much. Null: not now, or gone already. */
const deletePart = ({ db, now }: Deps, memberId: number) =>
  db.transaction(async (tx) => {
    if (!(await holdWithdrawn(tx, memberId))) return null
    // those there are have ended with the withdrawal, but for what was brought in otherwise
    const ended = await endBandsOf(tx, memberId, now())
    const isMore =
      ended.lines.length > 0 ||
      (await leaveRooms(tx, memberId)) ||
      (await takeNameOff(tx, memberId)) ||
      (await deleteSaved(tx, memberId))
    return { ended, isMore }
  })
