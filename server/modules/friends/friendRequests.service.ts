import type { ParsedInputOf } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import type { requestFriend } from '#contract/http/friends.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { UrlOf } from '#server/fileUrls.ts'
import { badFields } from '#server/parse.ts'
import { holdReceiver, insertNotification } from '../notifications/notifications.queries.ts'
import { tellNotified } from '../notifications/notifications.service.ts'
import { areFriends, insertRequest } from './friendRequests.queries.ts'

/**
 * F2. The request and its notification, or neither. Of requests that race, from either side, the store's constraint lets one
 * through. Friendship is asked last: an answer given meanwhile has been waited for by then.
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
  const stored = await deps.db.transaction(async (tx) => {
    if ((await holdReceiver(tx, receiverId)) !== 'ACTIVE') throw new AppError('FRIEND4007')
    const friendRequestId = await insertRequest(tx, { requesterId, receiverId, message, createdAt })
    if (friendRequestId === null) throw new AppError('FRIEND4009')
    if (await areFriends(tx, requesterId, receiverId)) throw new AppError('FRIEND4011')
    return insertNotification(tx, {
      type: 'FRIEND',
      senderId: requesterId,
      receiverId,
      message: message || null,
      friendRequestId,
      createdAt,
    })
  })
  if (stored) await tellNotified(deps, receiverId, stored, urlForOthers)
}
