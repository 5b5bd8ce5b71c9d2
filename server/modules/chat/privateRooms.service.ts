import type { AnswerOf } from '#contract/call.ts'
import { WITHDRAWN_MEMBER_MESSAGE } from '#contract/errors.ts'
import type { listFriendRooms, RoomEntry } from '#contract/http/chat.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { reopenRoom } from './appending.queries.ts'
import { readEntry } from './messages.service.ts'
import {
  countAbsent,
  insertPrivateRoom,
  lockPrivateRoom,
  selectFriendRooms,
  selectMemberState,
} from './privateRooms.queries.ts'

/** CH11. */
export async function friendRoomsOf(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
): Promise<AnswerOf<typeof listFriendRooms>> {
  return { rooms: await selectFriendRooms(db, memberId) }
}

/**
 * CH12. Creates the room of the two, or brings back whoever has left it, with the old history.
 * @throws AppError COMMON400 own id · MEMBER4004 · CHAT4010 both are in it already; its `result` names the room
 */
export async function openWith({ db, now }: Deps, memberId: number, otherId: number): Promise<RoomEntry> {
  if (otherId === memberId) throw new AppError('COMMON400')
  const otherState = await selectMemberState(db, otherId)
  if (otherState === null) throw new AppError('MEMBER4004')
  if (otherState === 'INACTIVE') throw new AppError('MEMBER4004', { message: WITHDRAWN_MEMBER_MESSAGE })

  const pair = { lowId: Math.min(memberId, otherId), highId: Math.max(memberId, otherId) }
  const roomId = await db.transaction(async (tx) => {
    const created = await insertPrivateRoom(tx, pair, now())
    if (created !== null) return created
    const existing = await lockPrivateRoom(tx, pair)
    if (existing === null) throw new AppError('MEMBER4004') // one of the two was deleted this moment
    if ((await countAbsent(tx, existing)) === 0)
      throw new AppError('CHAT4010', { result: { roomId: existing } })
    await reopenRoom(tx, existing)
    return existing
  })
  return readEntry(db, memberId, { id: roomId, kind: 'PRIVATE' })
}
