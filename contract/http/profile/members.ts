import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { AnswerId } from '#contract/scalars.ts'

export const SimilarMember = v.object({
  memberId: AnswerId,
  nickname: v.string(),
  profileImageUrl: v.nullable(v.string()),
  /** The number of saved tracks or artists that both have. */
  shared: v.number(),
})
export type SimilarMember = v.InferOutput<typeof SimilarMember>

/**
 * MS1, ours (P11). Returns at most ten members who share the most saved tracks or artists with the caller.
 * Members who share nothing are left out.
 */
export const listSimilarMembers = call({
  id: 'MS1',
  method: 'GET',
  path: '/api/members/similar',
  auth: 'required',
  body: 'enveloped',
  query: v.object({ by: v.picklist(['tracks', 'artists'], FIELD_TEXT.notInList) }),
  answer: v.array(SimilarMember),
})
