import type { AnswerOf } from '#contract/call.ts'
import { WITHDRAWN_MEMBER_MESSAGE } from '#contract/errors.ts'
import type { listFriendRooms as listFriendRoomsCall, RoomEntry } from '#contract/http/chat/rooms.ts'
import { areBlocked } from '#server/db/blocked.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { Once } from '#server/http/once/once.ts'
import { deleteAnsweredByRoom } from '#server/modules/notifications/notifications.queries.ts'
import { tellChanged } from '#server/modules/notifications/notifications.service.ts'
import { readEntry } from '../messages/messages.service.ts'
import { reopenRoom } from '../sending/appending.queries.ts'
import {
  countAbsent,
  insertPrivateRoom,
  lockPrivateRoom,
  selectFriendRooms,
  selectMemberState,
  type Pair,
} from './privateRooms.queries.ts'

/** CH11. */
export async function listFriendRooms(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
  urlOf: UrlOf,
): Promise<AnswerOf<typeof listFriendRoomsCall>> {
  const rows = await selectFriendRooms(db, memberId)
  return { rooms: rows.map((room) => ({ ...room, profileImage: urlOf(room.profileImage) })) }
}

/**
 * CH12. Creates the private room, or reopens it with the old history for members who had left. It also
 * answers the other member's requests: their CHAT and BAND notifications to the caller are deleted even if
 * both are already in the room.
 * @throws AppError COMMON400 own id · MEMBER4004 unknown, withdrawn, or a block · CHAT4010 both are already
 * in it; its `result` has the room id
 */
export async function openPrivateRoom(
  deps: Deps,
  memberId: number,
  otherId: number,
  urlOf: UrlOf,
  once: Once<RoomEntry>,
): Promise<RoomEntry> {
  const { db, now } = deps
  if (otherId === memberId) throw new AppError('COMMON400')
  const otherState = await selectMemberState(db, otherId)
  if (otherState === null || (await areBlocked(db, memberId, otherId))) throw new AppError('MEMBER4004')
  if (otherState === 'INACTIVE') throw new AppError('MEMBER4004', { message: WITHDRAWN_MEMBER_MESSAGE })

  const pair = { lowId: Math.min(memberId, otherId), highId: Math.max(memberId, otherId) }
  const { roomId, answered, entry } = await db.transaction(async (tx) => {
    await once.begin(tx)
    const { roomId, wasOpen } = await openRoom(tx, pair, now())
    const answered = await deleteAnsweredByRoom(tx, otherId, memberId)
    if (wasOpen) return { roomId, answered, entry: null }
    const room = { id: roomId, kind: 'PRIVATE' as const }
    const entry = await readEntry({ ...deps, db: tx }, memberId, room, urlOf)
    return { roomId, answered, entry: await once.keep(tx, entry) }
  })
  if (answered) await tellChanged(deps, [memberId], 'NOTIFICATIONS_CHANGED')
  // Outside the transaction: throwing inside would restore the notifications.
  if (entry === null) throw new AppError('CHAT4010', { result: { roomId } })
  return entry
}

/** `wasOpen`: both were already in it. */
async function openRoom(tx: Tx, pair: Pair, at: Date): Promise<{ roomId: number; wasOpen: boolean }> {
  const created = await insertPrivateRoom(tx, pair, at)
  if (created !== null) return { roomId: created, wasOpen: false }
  const existing = await lockPrivateRoom(tx, pair)
  if (existing === null) throw new AppError('MEMBER4004') // one of the two has just been deleted
  if ((await countAbsent(tx, existing)) === 0) return { roomId: existing, wasOpen: true }
  await reopenRoom(tx, existing)
  return { roomId: existing, wasOpen: false }
}
