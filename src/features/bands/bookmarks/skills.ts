import type { BandMember } from '#contract/http/bands/bands.ts'
import { BAND_SESSION_TYPES, type BandSessionType, SESSION_TYPES } from '#contract/sessions.ts'

/** docs/product/bands.md "Saved band": six icons, three of them highlighted. */
const HIGHLIGHTED = 3
const PLAIN = 3

export interface Skill {
  session: BandSessionType
  highlighted: boolean
  /** The band is looking for somebody who plays it. */
  wanted: boolean
}

/**
 * The sessions on a band's card, from B5. Highlighted: the wanted sessions in the manager's order, then those
 * that the members play. Not highlighted: the rest of the eight sessions. When one of the two groups has
 * fewer than three, the next best sessions fill it, so that it is always three and three. The result is in
 * the usual order of sessions.
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
