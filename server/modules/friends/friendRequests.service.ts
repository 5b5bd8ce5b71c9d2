import type { ParsedInputOf } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import type { requestFriend } from '#contract/http/friends.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UrlOf } from '#server/fileUrls.ts'
import { badFields } from '#server/parse.ts'
import {
  holdReceiver,
  insertNotification,
  type NotificationRow,
} from '../notifications/notifications.queries.ts'
import { tellNotified } from '../notifications/notifications.service.ts'
import { areFriends, deleteRequest, insertRequest } from './friendRequests.queries.ts'

type NewRequest = Parameters<typeof insertRequest>[1]
type Verdict =
  { refused: 'FRIEND4009' | 'FRIEND4011' } | { refused: null; notification: NotificationRow | null }

/**
 * The request and its notification, or nothing. Of requests that race, from either side, the store's constraint lets one
 * through. Friendship is asked last: an answer given meanwhile has been waited for by then.
 *
 * Who stores several in one transaction does so in the order of the pairs, the lower member first, then the higher one: otherwise
 * two would wait for each other.
 */
export async function storeRequest(tx: Tx, request: NewRequest): Promise<Verdict> {
  const { requesterId, receiverId, message, createdAt } = request
  const friendRequestId = await insertRequest(tx, request)
  if (friendRequestId === null) return { refused: 'FRIEND4009' }
  if (await areFriends(tx, requesterId, receiverId)) {
    await deleteRequest(tx, friendRequestId)
    return { refused: 'FRIEND4011' }
  }
  const notification = await insertNotification(tx, {
    type: 'FRIEND',
    senderId: requesterId,
    receiverId,
    message: message || null,
    friendRequestId,
    createdAt,
  })
  return { refused: null, notification }
}

/**
 * F2.
 * @throws AppError COMMON400 own id · FRIEND4007 unknown or withdrawn · FRIEND4009 one is open · FRIEND4011 friends already
 */
export async function askToBeFriends(
  deps: Deps,
  requesterId: number,
  { targetMemberId: receiverId, message }: ParsedInputOf<typeof requestFriend>,
  urlForOthers: UrlOf,
): Promise<void> {
  if (receiverId === requesterId) throw badFields({ targetMemberId: FIELD_TEXT.notInList })
  const createdAt = deps.now()
  const notification = await deps.db.transaction(async (tx) => {
    if ((await holdReceiver(tx, receiverId)) !== 'ACTIVE') throw new AppError('FRIEND4007')
    const verdict = await storeRequest(tx, { requesterId, receiverId, message, createdAt })
    if (verdict.refused !== null) throw new AppError(verdict.refused)
    return verdict.notification
  })
  if (notification) await tellNotified(deps, receiverId, notification, urlForOthers)
}
