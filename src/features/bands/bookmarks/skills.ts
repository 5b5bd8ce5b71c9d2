import type { BandMember } from '#contract/http/bands/bands.ts'
import { BAND_SESSION_TYPES, type BandSessionType, SESSION_TYPES } from '#contract/sessions.ts'

/** docs/product/bands.md "Saved band": six icons, three highlighted, three not. */
const HIGHLIGHTED = 3
const PLAIN = 3

export interface Skill {
  session: BandSessionType
  highlighted: boolean
  /** The band is looking for somebody who plays it. */
  wanted: boolean
}

/**
 * What a band's card shows of B5. Highlighted is what the band is about: what it looks for, in the manager's order, then what its members
 * play. Not highlighted is what is left of the eight sessions. Where a band looks for so many that the eight do not go round, or has so
 * few that three cannot be highlighted, the next best fills the place, so that it is always three and three. They stand in the order in which sessions
 * are always listed.
 */
export function skillsOf(members: readonly BandMember[]): Skill[] {
  const wanted = rolesOf(members.filter(({ isRecruiting }) => isRecruiting))
  const played = rolesOf(members.filter(({ isRecruiting }) => !isRecruiting))
  const about = new Set([...wanted, ...played, ...SESSION_TYPES])
  const highlighted = [...about].slice(0, HIGHLIGHTED)
  const apart = new Set([
    ...without(SESSION_TYPES, [...wanted, ...played]),
    ...without(played, wanted),
    ...wanted,
  ])
  const plain = without([...apart], highlighted).slice(0, PLAIN)
  return BAND_SESSION_TYPES.filter((session) => [...highlighted, ...plain].includes(session)).map(
    (session) => ({
      session,
      highlighted: highlighted.includes(session),
      wanted: wanted.includes(session),
    }),
  )
}

const rolesOf = (members: readonly BandMember[]) => members.map(({ role }) => role)

const without = (sessions: readonly BandSessionType[], left: readonly BandSessionType[]) =>
  sessions.filter((session) => !left.includes(session))
