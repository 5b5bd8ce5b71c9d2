import type { BandMember } from '#contract/http/bands/bands.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { BandFacts } from './bandFacts.queries.ts'
import type { BandPerson } from './bandPeople.queries.ts'

type Line = Pick<BandFacts, 'recruiting' | 'occupied'>

/** B5. */
export function membersOf(band: Line, people: readonly BandPerson[], urlOf: UrlOf): BandMember[] {
  const taken = people.map(({ appliedFor }) => appliedFor)
  return [
    ...people.map((person) => ({
      id: person.memberId,
      name: person.nickname,
      role: person.appliedFor ?? managerRole(band, person.plays, taken),
      isRecruiting: false,
      profileImage: urlOf(person.profileImageUrl),
    })),
    ...band.recruiting.map((role) => ({
      id: 0,
      name: '모집중',
      role,
      isRecruiting: true,
      profileImage: null,
    })),
  ]
}

/**
 * Managers never state their session in the band, so it is guessed. Candidates are the occupied sessions that
 * no accepted applicant has: the first session that the manager plays among them; otherwise the first that
 * the manager plays; otherwise the first candidate; otherwise the first recruited session.
 */
export function managerRole(
  { occupied, recruiting }: Line,
  plays: readonly BandSessionType[],
  taken: readonly (BandSessionType | null)[],
): BandSessionType {
  const free = occupied.filter((session) => !taken.includes(session))
  return plays.find((session) => free.includes(session)) ?? plays[0] ?? free[0] ?? recruiting[0] ?? 'vocal'
}
