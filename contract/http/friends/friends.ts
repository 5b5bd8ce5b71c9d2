import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { REQUEST_MESSAGE_MAX_CHARS } from '#contract/limits.ts'
import { AnswerId, Id, Timestamp } from '#contract/scalars.ts'
import { maxGraphemes, withoutNul } from '#contract/text.ts'

/**
 * A friendship as the caller sees it (docs/product/friends.md "Friendship on the wire"). `friendId`
 * identifies the friendship, `otherMemberId` the member.
 */
export const Friend = v.object({
  friendId: AnswerId,
  otherMemberId: AnswerId,
  nickname: v.string(),
  profileImageUrl: v.nullable(v.string()),
  bio: v.nullable(v.string()),
  createdAt: Timestamp,
})
export type Friend = v.InferOutput<typeof Friend>

/** F1. Returns the friends by nickname, without withdrawn members. */
export const listFriends = call({
  id: 'F1',
  method: 'GET',
  path: '/api/friend',
  auth: 'required',
  body: 'bare',
  answer: v.array(Friend),
})

/** The text of a friend or chat request. Absent and null mean empty. */
export const RequestMessage = v.pipe(
  v.nullish(v.pipe(v.string(FIELD_TEXT.form), v.trim(), maxGraphemes(REQUEST_MESSAGE_MAX_CHARS), withoutNul)),
  v.transform((message) => message ?? ''),
)

/**
 * F2. Asks a member to be friends and notifies them. If that member has a pending request to the caller, both
 * become friends at once. After a rejection or an ended friendship the caller may ask again. Refuses:
 * COMMON400 (also the caller's own id), FRIEND4007 (unknown or withdrawn), FRIEND4009 (the caller has a
 * pending request), FRIEND4011 (friends already), CHAT4031.
 */
export const requestFriend = call({
  id: 'F2',
  method: 'POST',
  path: '/api/friend/request',
  auth: 'required',
  body: 'enveloped',
  takesKey: true,
  input: v.object({ targetMemberId: Id, message: RequestMessage }),
  /** Ours: whether the two are friends now, because the other had asked. */
  answer: v.object({ friends: v.boolean() }),
})

/**
 * F3. Accepts a friend request, as its receiver: both become friends, the request's notification is deleted,
 * and the requester gets one. Refuses: FRIEND4004, COMMON403 (not the receiver), FRIEND4010 (answered, or
 * withdrawn in the meantime).
 */
export const acceptFriend = call({
  id: 'F3',
  method: 'POST',
  path: '/api/friend/request/:friendRequestId/accept',
  auth: 'required',
  body: 'void',
})

/** F4. Rejects a friend request, as its receiver. The request's notification is deleted. Refuses as F3. */
export const rejectFriend = call({
  id: 'F4',
  method: 'POST',
  path: '/api/friend/request/:friendRequestId/reject',
  auth: 'required',
  body: 'void',
})

/**
 * F5. Takes a friend request back, as its requester: the request and its notification are deleted. Refuses:
 * FRIEND4004, COMMON403 (not the requester), FRIEND4010 (answered).
 */
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
  /** Empty: without a text. */
  message: v.string(),
  createdAt: Timestamp,
})
export type FriendRequest = v.InferOutput<typeof FriendRequest>

/**
 * F7 (ours). Returns the caller's pending requests in both directions, newest first, without those of
 * withdrawn members.
 */
export const listFriendRequests = call({
  id: 'F7',
  method: 'GET',
  path: '/api/friend/requests',
  auth: 'required',
  body: 'enveloped',
  answer: v.array(FriendRequest),
})
