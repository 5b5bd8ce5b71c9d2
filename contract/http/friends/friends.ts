import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { REQUEST_MESSAGE_MAX_CHARS } from '#contract/limits.ts'
import { AnswerId, Id, Timestamp } from '#contract/scalars.ts'
import { maxGraphemes, withoutNul } from '#contract/text.ts'

/** A friendship as the caller sees it (docs/product/friends.md "Friendship on the wire"). `friendId` is the friendship, `otherMemberId` the person. */
export const Friend = v.object({
  friendId: AnswerId,
  otherMemberId: AnswerId,
  nickname: v.string(),
  profileImageUrl: v.nullable(v.string()),
  bio: v.nullable(v.string()),
  createdAt: Timestamp,
})
export type Friend = v.InferOutput<typeof Friend>

/** F1. In nickname order; withdrawn members are left out. */
export const listFriends = call({
  id: 'F1',
  method: 'GET',
  path: '/api/friend',
  auth: 'required',
  body: 'bare',
  answer: v.array(Friend),
})

/** What travels with a friend or chat request; none is empty. */
export const RequestMessage = v.pipe(
  v.nullish(v.pipe(v.string(FIELD_TEXT.form), v.trim(), maxGraphemes(REQUEST_MESSAGE_MAX_CHARS), withoutNul)),
  v.transform((message) => message ?? ''),
)

/**
 * F2. Notifies the member asked. Who has been asked by that very member becomes their friend instead: two requests that cross make one
 * friendship. After a refusal or an ended friendship it may be asked again. Refuses: COMMON400 (also the own id), FRIEND4007 (unknown or
 * withdrawn), FRIEND4009 (the caller's own is pending), FRIEND4011 (friends already).
 */
export const requestFriend = call({
  id: 'F2',
  method: 'POST',
  path: '/api/friend/request',
  auth: 'required',
  body: 'void',
  input: v.object({ targetMemberId: Id, message: RequestMessage }),
})

/** F3. The receiver accepts: one friendship, and the request's notification goes. Refuses: FRIEND4004, COMMON403 (not the receiver), FRIEND4010 (answered or withdrawn meanwhile). */
export const acceptFriend = call({
  id: 'F3',
  method: 'POST',
  path: '/api/friend/request/:friendRequestId/accept',
  auth: 'required',
  body: 'void',
})

/** F4. The receiver refuses; the request's notification goes. Refuses as F3. */
export const rejectFriend = call({
  id: 'F4',
  method: 'POST',
  path: '/api/friend/request/:friendRequestId/reject',
  auth: 'required',
  body: 'void',
})

/** F5. Who asked takes it back: request and notification are deleted. Refuses: FRIEND4004, COMMON403 (not who asked), FRIEND4010 (answered). */
export const withdrawFriendRequest = call({
  id: 'F5',
  method: 'DELETE',
  path: '/api/friend/request/:friendRequestId',
  auth: 'required',
  body: 'void',
})

/** F6. Ends a friendship for both. Refuses: FRIEND4005, COMMON403 (not one of the two). */
export const endFriendship = call({
  id: 'F6',
  method: 'DELETE',
  path: '/api/friend/:friendId',
  auth: 'required',
  body: 'void',
})

/** A pending request as the caller sees it. */
export const FriendRequest = v.object({
  friendRequestId: AnswerId,
  direction: v.picklist(['SENT', 'RECEIVED']),
  otherMemberId: AnswerId,
  nickname: v.string(),
  profileImageUrl: v.nullable(v.string()),
  /** Empty: none was written. */
  message: v.string(),
  createdAt: Timestamp,
})
export type FriendRequest = v.InferOutput<typeof FriendRequest>

/** F7 (ours). The caller's pending requests, both directions, newest first; those with a withdrawn member are left out. */
export const listFriendRequests = call({
  id: 'F7',
  method: 'GET',
  path: '/api/friend/requests',
  auth: 'required',
  body: 'enveloped',
  answer: v.array(FriendRequest),
})
