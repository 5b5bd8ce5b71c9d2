import type { ErrorCode } from '#contract/errors.ts'
import type { BandStatus } from '#contract/http/bands/bands.ts'
import type { BandSessionType } from '#contract/sessions.ts'

/** What decides whether somebody may apply. */
export interface Recruitment {
  status: BandStatus
  endsAt: Date | null
  autoClose: boolean
  /** In the manager's order. */
  recruiting: readonly BandSessionType[]
}

/** Null: may. `wanted` undefined: whichever comes first. One that closes by itself is closed from that instant, not from when the job comes by. */
export function whyCannotApply(
  { status, endsAt, autoClose, recruiting }: Recruitment,
  wanted: BandSessionType | undefined,
  now: Date,
): ErrorCode | null {
  const isOver = autoClose && endsAt !== null && endsAt <= now
  const isWanted = wanted === undefined ? recruiting.length > 0 : recruiting.includes(wanted)
  return status === 'RECRUITING' && !isOver && isWanted ? null : 'BAND_SESSION4000'
}
