import type { BandMember, BandStatus } from '#contract/http/bands/bands.ts'
import { BAND_SESSION_TYPES, type BandSessionType, SESSION_TYPES } from '#contract/sessions.ts'

/** docs/product/bands.md "Saved band". A band that seeks more than six sessions shows them all. */
const SHOWN = 6

export interface Skill {
  session: BandSessionType
  /** The band is looking for somebody who plays it. Only these are lit, and only these are read as 모집 중. */
  wanted: boolean
}

/**
 * The sessions on a band's card, from B5: those that the band is looking for, filled up with those that its
 * members play and with the rest of the eight. The result is in the usual order of sessions. A band that does
 * not recruit is looking for none.
 */
export function skillsOf(members: readonly BandMember[], status: BandStatus): Skill[] {
  const roles = members.map(({ role }) => role)
  const wanted = new Set(
    status === 'RECRUITING' ? members.filter(({ isRecruiting }) => isRecruiting).map(({ role }) => role) : [],
  )
  const shown = [...new Set<BandSessionType>([...wanted, ...roles, ...SESSION_TYPES])].slice(
    0,
    Math.max(SHOWN, wanted.size),
  )
  return BAND_SESSION_TYPES.filter((session) => shown.includes(session)).map((session) => ({
    session,
    wanted: wanted.has(session),
  }))
}
