import type { Deps } from '#server/deps.ts'
import { roomEvent } from '../../events.present.ts'
import { selectActiveIds } from '../membership.queries.ts'
import { lockRooms } from '../rooms.queries.ts'
import { chooseOwners, selectOwned } from './ownership.queries.ts'

/** A message to one of these groups waits for the transaction. */
const ROOMS_AT_A_TIME = 100

/**
 * Gives the groups of a member who has withdrawn (A4) to others. It is not part of the withdrawal's
 * transaction, which locks other rooms already: locking these after those could deadlock with senders. Never
 * rejects: the withdrawal is already committed, and the deletion of the member does what is left.
 */
export async function handOverGroups(deps: Deps, memberId: number): Promise<void> {
  try {
    while (await handOverSome(deps, memberId));
  } catch (error) {
    deps.log.error({ err: error, memberId }, 'could not hand over the groups of a withdrawn member')
  }
}

/** False: none were left. */
async function handOverSome(deps: Deps, memberId: number): Promise<boolean> {
  const heard = await deps.db.transaction(async (tx) => {
    const roomIds = await selectOwned(tx, memberId, ROOMS_AT_A_TIME)
    if (roomIds.length === 0) return null
    await lockRooms(tx, roomIds)
    await chooseOwners(tx, roomIds, memberId)
    return selectActiveIds(tx, roomIds)
  })
  if (heard === null) return false
  for (const [roomId, audience] of heard) await tellAccessChanged(deps, roomId, audience)
  return true
}

/**
 * WS1. Reports to those who have the group open that its owner or openness in CH1 is outdated. Never rejects:
 * the change is already committed.
 */
export async function tellAccessChanged(
  { bus, log }: Pick<Deps, 'bus' | 'log'>,
  roomId: number,
  audience: readonly number[],
): Promise<void> {
  try {
    await bus.publish(roomEvent({ id: roomId, kind: 'GROUP' }, audience, { type: 'ROOMS_CHANGED', data: {} }))
  } catch (error) {
    log.error({ err: error, roomId }, 'could not publish a change of a group')
  }
}
