import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { selectActiveIds } from '#server/modules/chat/rooms/membership.queries.ts'
import { lockRoom } from '#server/modules/chat/rooms/rooms.queries.ts'
import { withdrawnLine } from '#server/modules/chat/rooms/systemLines.ts'
import { publishLines, storeLines } from '#server/modules/chat/sending/announcing.service.ts'
import { tellChanged } from '#server/modules/notifications/notifications.service.ts'
import { emptyRooms } from '../ending.queries.ts'
import { lockApplicant } from './applying.queries.ts'
import { deletePending, selectNewest } from './withdrawing.queries.ts'

/**
 * B10. The application is deleted, with what the manager was told about it; both leave its room, whose
 * messages stay. The applicant may apply again, in a new room. The locks are those of applying and deciding,
 * in the same order, so that a decision at the same moment either finds no application or refuses this call.
 * @throws AppError APPLICATION4004 none · APPLICATION4009 already decided
 */
export async function withdrawApplication(deps: Deps, memberId: number, bandId: number): Promise<void> {
  const { managerId, line } = await deps.db.transaction(async (tx) => {
    if (!(await lockApplicant(tx, memberId))) throw new AppError('AUTH_007')
    const application = await selectNewest(tx, bandId, memberId)
    const room = application && (await lockRoom(tx, application.roomId))
    if (!application || !room) throw new AppError('APPLICATION4004')
    if (!(await deletePending(tx, room.id))) throw new AppError('APPLICATION4009')
    const content = withdrawnLine(application.session)
    const [line] = await storeLines(tx, [{ room, memberId, content }], deps.now())
    const audience = (await selectActiveIds(tx, [room.id])).get(room.id) ?? []
    await emptyRooms(tx, [room.id])
    return { managerId: application.managerId, line: { ...line!, audience } }
  })
  await publishLines(deps, [line])
  await Promise.all([
    tellChanged(deps, [managerId, memberId], 'ROOMS_CHANGED'),
    tellChanged(deps, [managerId], 'NOTIFICATIONS_CHANGED'),
  ])
}
