import * as v from 'valibot'
import { call } from '../call.ts'
import { FIELD_TEXT } from '../fieldText.ts'
import { REQUEST_MESSAGE_MAX_CHARS } from '../limits.ts'
import { maxGraphemes, withoutNul } from '../text.ts'
import { AnswerId, Id, Timestamp } from '../values.ts'

/** A friendship as the caller sees it (api.md section 7). `friendId` is the friendship, `otherMemberId` the person. */
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
 * F2. Notifies the member asked. After a refusal or an ended friendship it may be asked again. Refuses: COMMON400 (also the
 * own id), FRIEND4007 (unknown or withdrawn), FRIEND4009 (one is pending, whoever asked), FRIEND4011 (friends already).
 */
export const requestFriend = call({
  id: 'F2',
  method: 'POST',
  path: '/api/friend/request',
  auth: 'required',
  body: 'void',
  input: v.object({ targetMemberId: Id, message: RequestMessage }),
})
