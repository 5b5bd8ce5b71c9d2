import type { ParsedInputOf } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import type { FriendRequest, requestFriend as requestFriendCall } from '#contract/http/friends/friends.ts'
import { areBlocked } from '#server/db/blocked.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { Once } from '#server/http/once/once.ts'
import { badFields } from '#server/http/parse.ts'
import {
  deleteOfFriendRequest,
  holdMember,
  insertNotification,
  type NotificationRow,
} from '../notifications/notifications.queries.ts'
import { tellChanged, tellNotified } from '../notifications/notifications.service.ts'
import {
  acceptFrom,
  answerOpen,
  areFriends,
  deleteOpenOf,
  deleteRequest,
  hasAsked,
  insertFriendship,
  insertRequest,
  selectOpenRequests,
  selectTwo,
  type NewRequest,
} from './friendRequests.queries.ts'

/** The result of sending a request. */
type Outcome =
  | { is: 'refused'; code: 'FRIEND4009' | 'FRIEND4011' }
  | { is: 'asked'; notification: NotificationRow | null }
  /** The other had already asked, so both are friends now. `notification`: for the other. */
  | { is: 'befriended'; notification: NotificationRow | null }

/** A stored request, to be published after the commit. */
export interface Asked {
  requesterId: number
  receiverId: number
  outcome: Exclude<Outcome, { is: 'refused' }>
}

/**
 * Stores the request and its notification; if the other member has already asked, accepts that request
 * instead; or refuses. When requests race, from either side, the constraint lets one through. Friendship is
 * checked last: by then a concurrent answer has been waited for.
 *
 * To avoid deadlocks, several requests in one transaction must be stored in the order of their pairs, by the
 * lower member id, then the higher. Within a pair the lock order is request, friendship, notification. The
 * receiver is ACTIVE and locked.
 */
export async function storeRequest(tx: Tx, request: NewRequest): Promise<Outcome> {
  const { requesterId, receiverId, message, createdAt } = request
  const friendRequestId = await insertRequest(tx, request)
  if (friendRequestId === null) {
    const crossing = await acceptFrom(tx, receiverId, requesterId, createdAt)
    if (crossing !== null) {
      const notification = await makeFriends(tx, crossing, requesterId, receiverId, createdAt)
      return { is: 'befriended', notification }
    }
    if (await hasAsked(tx, requesterId, receiverId)) return { is: 'refused', code: 'FRIEND4009' }
    // The conflicting request has just been answered or withdrawn.
    return storeRequest(tx, request)
  }
  if (await areFriends(tx, requesterId, receiverId)) {
    await deleteRequest(tx, friendRequestId)
    return { is: 'refused', code: 'FRIEND4011' }
  }
  const notification = await insertNotification(tx, {
    type: 'FRIEND',
    senderId: requesterId,
    receiverId,
    message: message || null,
    friendRequestId,
    createdAt,
  })
  return { is: 'asked', notification }
}

/** Called after `friendRequestId` was accepted. Returns the notification for the one who had asked. */
async function makeFriends(
  tx: Tx,
  friendRequestId: number,
  accepterId: number,
  requesterId: number,
  at: Date,
): Promise<NotificationRow | null> {
  await insertFriendship(tx, accepterId, requesterId, at)
  await deleteOfFriendRequest(tx, friendRequestId)
  return insertNotification(tx, {
    type: 'FRIEND',
    senderId: accepterId,
    receiverId: requesterId,
    friendRequestId,
    createdAt: at,
  })
}

/** Called after the commit. */
export async function tellAsked(
  deps: Pick<Deps, 'bus' | 'log' | 'onPushNews'>,
  { requesterId, receiverId, outcome }: Asked,
  urlForOthers: UrlOf,
): Promise<void> {
  await Promise.all([
    outcome.is === 'befriended' && tellChanged(deps, [requesterId], 'NOTIFICATIONS_CHANGED'),
    outcome.notification && tellNotified(deps, receiverId, outcome.notification, urlForOthers),
    tellChanged(deps, [requesterId, receiverId], 'FRIENDS_CHANGED'),
  ])
}

/**
 * F2. If the target has already asked the caller, they become friends.
 * @throws AppError COMMON400 own id · FRIEND4007 unknown, withdrawn, or a block · FRIEND4009 the caller has
 * already asked · FRIEND4011 already friends
 */
export async function requestFriend(
  deps: Deps,
  requesterId: number,
  { targetMemberId: receiverId, message }: ParsedInputOf<typeof requestFriendCall>,
  urlForOthers: UrlOf,
  once: Once<{ friends: boolean }>,
): Promise<{ friends: boolean }> {
  if (receiverId === requesterId) throw badFields({ targetMemberId: FIELD_TEXT.notInList })
  const createdAt = deps.now()
  const { outcome, answer } = await deps.db.transaction(async (tx) => {
    await once.begin(tx)
    if ((await holdMember(tx, receiverId)) !== 'ACTIVE') throw new AppError('FRIEND4007')
    // after the lock: a block at the same moment has been waited for
    if (await areBlocked(tx, requesterId, receiverId)) throw new AppError('FRIEND4007')
    const come = await storeRequest(tx, { requesterId, receiverId, message, createdAt })
    if (come.is === 'refused') throw new AppError(come.code)
    return { outcome: come, answer: await once.keep(tx, { friends: come.is === 'befriended' }) }
  })
  await tellAsked(deps, { requesterId, receiverId, outcome }, urlForOthers)
  return answer
}

/** F3. The requester is notified. @throws AppError as `answerRequest` */
export async function acceptFriend(
  deps: Deps,
  memberId: number,
  friendRequestId: number,
  urlForOthers: UrlOf,
): Promise<void> {
  const { requesterId, notification } = await answerRequest(deps, memberId, friendRequestId, 'ACCEPTED')
  await Promise.all([
    notification && tellNotified(deps, requesterId, notification, urlForOthers),
    tellSettled(deps, requesterId, memberId),
  ])
}

/** F4. @throws AppError as `answerRequest` */
export async function rejectFriend(deps: Deps, memberId: number, friendRequestId: number): Promise<void> {
  const { requesterId } = await answerRequest(deps, memberId, friendRequestId, 'REJECTED')
  await tellSettled(deps, requesterId, memberId)
}

interface Answered {
  requesterId: number
  /** For the requester; null after a rejection. */
  notification: NotificationRow | null
}

/**
 * A request of a requester who has withdrawn from the service counts as missing, as in F7 and N1.
 * @throws AppError FRIEND4004 unknown, withdrawn, or its sender has left · COMMON403 not the receiver ·
 * FRIEND4010 no longer open
 */
async function answerRequest(
  deps: Deps,
  memberId: number,
  friendRequestId: number,
  answer: 'ACCEPTED' | 'REJECTED',
): Promise<Answered> {
  return deps.db.transaction(async (tx) => {
    const two = await selectTwo(tx, friendRequestId)
    if (two === null) throw new AppError('FRIEND4004')
    if (two.receiverId !== memberId) throw new AppError('COMMON403')
    if ((await holdMember(tx, two.requesterId)) !== 'ACTIVE') throw new AppError('FRIEND4004')
    const at = deps.now()
    if (!(await answerOpen(tx, friendRequestId, answer, at))) throw new AppError('FRIEND4010')
    const { requesterId } = two
    if (answer === 'ACCEPTED')
      return { requesterId, notification: await makeFriends(tx, friendRequestId, memberId, requesterId, at) }
    await deleteOfFriendRequest(tx, friendRequestId)
    return { requesterId, notification: null }
  })
}

/**
 * F5.
 * @throws AppError FRIEND4004 unknown or already withdrawn · COMMON403 another member's · FRIEND4010 answered
 */
export async function withdrawFriendRequest(
  deps: Deps,
  memberId: number,
  friendRequestId: number,
): Promise<void> {
  const deleted = await deleteOpenOf(deps.db, friendRequestId, memberId)
  if (deleted === null) {
    const two = await selectTwo(deps.db, friendRequestId)
    if (two === null) throw new AppError('FRIEND4004')
    throw new AppError(two.requesterId === memberId ? 'FRIEND4010' : 'COMMON403')
  }
  await tellSettled(deps, memberId, deleted.receiverId)
}

/** The receiver's notification was deleted with the request. */
async function tellSettled(
  deps: Pick<Deps, 'bus' | 'log' | 'onPushNews'>,
  requesterId: number,
  receiverId: number,
): Promise<void> {
  await Promise.all([
    tellChanged(deps, [receiverId], 'NOTIFICATIONS_CHANGED'),
    tellChanged(deps, [requesterId, receiverId], 'FRIENDS_CHANGED'),
  ])
}

/** F7. */
export async function listFriendRequests(
  { db }: Pick<Deps, 'db'>,
  memberId: number,
  urlOf: UrlOf,
): Promise<FriendRequest[]> {
  const rows = await selectOpenRequests(db, memberId)
  return rows.map(({ requesterId, profileImageUrl, createdAt, ...row }) => ({
    ...row,
    direction: requesterId === memberId ? 'SENT' : 'RECEIVED',
    profileImageUrl: urlOf(profileImageUrl),
    createdAt: createdAt.toISOString(),
  }))
}
