import type { ErrorCode } from '#contract/errors.ts'
import type { BandStatus } from '#contract/http/bands.ts'
import { AppError } from '#server/errors.ts'

/** What decides whether somebody may look after a band. */
interface Managed {
  managerId: number
  status: BandStatus
}

/** What a call says to somebody who does not manage the band. */
type Forbidden = 'BAND4001' | 'COMMON403'

/** Null: may. Undefined: no such band. An ended one is nobody's any more, its manager's neither. */
export function whyCannotManage(
  band: Managed | undefined,
  memberId: number,
  forbidden: Forbidden,
): ErrorCode | null {
  if (band === undefined || band.status === 'ENDED') return 'BAND4004'
  return band.managerId === memberId ? null : forbidden
}

/** The band, for its manager. @throws AppError BAND4004 unknown or ended · `forbidden` */
export function requireManager<Band extends Managed>(
  band: Band | undefined,
  memberId: number,
  forbidden: Forbidden,
): Band {
  const why = whyCannotManage(band, memberId, forbidden)
  if (band === undefined || why !== null) throw new AppError(why ?? 'BAND4004')
  return band
}
