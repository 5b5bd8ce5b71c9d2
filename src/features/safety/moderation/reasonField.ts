import { SANCTION_REASON_MAX_CHARS } from '#contract/limits.ts'

/** The field for the sentence that a member gets with a decision. */
export const REASON_FIELD = {
  rows: 5,
  maxGraphemes: SANCTION_REASON_MAX_CHARS,
  missing: '보낼 말을 적어주세요.',
} as const
