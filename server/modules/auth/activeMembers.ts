import type { Deps } from '../../deps.ts'
import { isActiveMember } from './activeMember.queries.ts'

/**
 * How long a node believes that a member is still there. Normally the bus tells of a log-out or withdrawal within
 * milliseconds; this bounds the time in which the bus itself is out of reach.
 */
const BELIEVED_FOR_MS = 10_000
const MEMBERS_REMEMBERED_MAX = 10_000

export interface ActiveMembers {
  /** False for a member who has withdrawn or is gone: their access tokens are AUTH_007 from then on (api.md 1.4). */
  isActive(memberId: number): Promise<boolean>
}

/**
 * An access token says who signed in up to 15 minutes ago; whether they still exist only the store knows. Asking it on
 * every request would add a round trip to each read (S9) and, on PGlite, block every socket for it. So a yes is
 * remembered per process and forgotten on `memberSessionsEnded`; a no is always asked again.
 */
export function activeMembers({ db, now, bus }: Pick<Deps, 'db' | 'now' | 'bus'>): ActiveMembers {
  const seenAt = new Map<number, number>()
  /** Rises with every ending, so that a yes read just before it is not remembered after it. */
  let endings = 0

  bus.subscribe((event) => {
    if (event.kind === 'memberSessionsEnded') seenAt.delete(event.memberId)
    else if (event.kind === 'eventsMissed') seenAt.clear()
    else return
    endings += 1
  })

  return {
    async isActive(memberId) {
      const seen = seenAt.get(memberId)
      if (seen !== undefined && now().getTime() - seen < BELIEVED_FOR_MS) return true
      const before = endings
      if (!(await isActiveMember(db, memberId))) return false
      if (before === endings) remember(memberId)
      return true
    },
  }

  function remember(memberId: number): void {
    // Insertion order is age here, since every remembering inserts anew.
    seenAt.delete(memberId)
    if (seenAt.size >= MEMBERS_REMEMBERED_MAX) seenAt.delete(seenAt.keys().next().value!)
    seenAt.set(memberId, now().getTime())
  }
}
