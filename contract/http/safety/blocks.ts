import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { AnswerId, Timestamp } from '#contract/scalars.ts'

/** A member whom the caller has blocked. */
export const BlockedMember = v.object({
  memberId: AnswerId,
  nickname: v.string(),
  profileImageUrl: v.nullable(v.string()),
  blockedAt: Timestamp,
})
export type BlockedMember = v.InferOutput<typeof BlockedMember>

/** BL1 (ours). Returns the members whom the caller has blocked, the latest first. */
export const listBlockedMembers = call({
  id: 'BL1',
  method: 'GET',
  path: '/api/blocks',
  auth: 'required',
  body: 'enveloped',
  answer: v.array(BlockedMember),
})

/**
 * BL2 (ours). Blocks a member. Neither finds the other from then on; friendship, requests and what waits
 * between the two end at once, and nobody is told (P22). Idempotent. Refuses: COMMON400 (the caller's own
 * id), MEMBER4004.
 */
export const blockMember = call({
  id: 'BL2',
  method: 'PUT',
  path: '/api/blocks/:memberId',
  auth: 'required',
  body: 'void',
})

/** BL3 (ours). Ends the caller's block of a member. The other's own block stays. Idempotent. */
export const unblockMember = call({
  id: 'BL3',
  method: 'DELETE',
  path: '/api/blocks/:memberId',
  auth: 'required',
  body: 'void',
})
