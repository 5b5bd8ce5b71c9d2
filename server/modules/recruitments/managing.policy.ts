import type { ErrorCode } from '#contract/errors.ts'
import type { BandStatus } from '#contract/http/bands.ts'

/** What decides whether somebody may look after a band. Undefined: no such band. */
type Managed = { managerId: number; status: BandStatus } | undefined

/** Null: may. An ended band is nobody's any more, its manager's neither. `forbidden` is what the call says to anybody else. */
export function whyCannotManage(
  band: Managed,
  memberId: number,
  forbidden: 'BAND4001' | 'COMMON403',
): ErrorCode | null {
  if (band === undefined || band.status === 'ENDED') return 'BAND4004'
  return band.managerId === memberId ? null : forbidden
}
