import type { ErrorCode } from '#contract/errors.ts'
import type { BandStatus } from '#contract/http/bands/bands.ts'
import type { BandSessionType } from '#contract/sessions.ts'

/** The facts that decide whether somebody may apply. */
export interface Recruitment {
  status: BandStatus
  endsAt: Date | null
  autoClose: boolean
  /** In the manager's order. */
  recruiting: readonly BandSessionType[]
}

/**
 * Null: allowed. `wanted` undefined: any session. With automatic closing, applications are refused from the
 * end on, even before the job has run.
 */
export function whyCannotApply(
  { status, endsAt, autoClose, recruiting }: Recruitment,
  wanted: BandSessionType | undefined,
  now: Date,
): ErrorCode | null {
  const isOver = autoClose && endsAt !== null && endsAt <= now
  const isWanted = wanted === undefined ? recruiting.length > 0 : recruiting.includes(wanted)
  return status === 'RECRUITING' && !isOver && isWanted ? null : 'BAND_SESSION4000'
}
