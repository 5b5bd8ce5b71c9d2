import { useLocation } from 'react-router-dom'
import * as v from 'valibot'

/**
 * How far a reset of the password has come. It is kept in the history entry of each step, so that back and a
 * reload find it, and nothing of it is left once the tab is closed.
 */
const ResetProgress = v.object({
  email: v.string(),
  /** In ms since 1970. Absent: no code was sent. */
  codeEndsAt: v.optional(v.number()),
  /** From A13. Absent: the code was not entered yet. */
  proof: v.optional(v.string()),
})
export type ResetProgress = v.InferOutput<typeof ResetProgress>

/** Null when the step was not reached from the one before it. */
export function useResetProgress(): ResetProgress | null {
  const { state } = useLocation()
  const read = v.safeParse(ResetProgress, state)
  return read.success ? read.output : null
}

/** Percent of the progress bar. */
export const RESET_PERCENT = { email: 33, code: 66, password: 100 } as const

export const resetProgressOf = (step: keyof typeof RESET_PERCENT) => ({
  label: '비밀번호 찾기 진행',
  percent: RESET_PERCENT[step],
})
