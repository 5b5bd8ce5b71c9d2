import * as v from 'valibot'
import { call } from '../call.ts'
import { AnswerId, Timestamp } from '../values.ts'

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
