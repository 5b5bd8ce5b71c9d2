import { LRUCache } from 'lru-cache'
import type { Deps } from '#server/deps.ts'
import type { LiveSessions } from '#server/http/middleware.ts'
import { isLiveSession, type SessionClaims } from './liveSession.queries.ts'

/**
 * How long a node believes that a session is still there. Normally the bus tells of a log-out or withdrawal within
 * milliseconds; this bounds the time in which the bus itself is out of reach.
 */
const BELIEVED_FOR_MS = 10_000
const MEMBERS_REMEMBERED_MAX = 10_000

/**
 * An access token says who signed in up to 15 minutes ago; whether they and that log-in still exist only the store knows. Asking it
 * on every request would add a round trip to each read (S9) and, on PGlite, block every socket for it. So a yes is remembered per
 * process and forgotten for all of a member's sessions on `memberSessionsEnded`; a no is always asked again.
 */
export function liveSessions({ db, now, bus }: Pick<Deps, 'db' | 'now' | 'bus'>): LiveSessions {
  /** By member, then by session: when it was seen last. */
  const seen = new LRUCache<number, Map<string, number>>({ max: MEMBERS_REMEMBERED_MAX })
  /** Rises with every ending, so that a yes read just before it is not remembered after it. */
  let endings = 0

  bus.subscribe((event) => {
    if (event.kind === 'memberSessionsEnded') seen.delete(event.memberId)
    else if (event.kind === 'eventsMissed') seen.clear()
    else return
    endings += 1
  })

  return {
    async isLive(claims) {
      if (isBelieved(seen.get(claims.memberId)?.get(claims.sessionId))) return true
      const before = endings
      if (!(await isLiveSession(db, claims))) return false
      if (before === endings) remember(claims)
      return true
    },
  }

  function isBelieved(seenAt: number | undefined): boolean {
    return seenAt !== undefined && now().getTime() - seenAt < BELIEVED_FOR_MS
  }

  function remember({ memberId, sessionId }: SessionClaims): void {
    const others = [...(seen.get(memberId) ?? [])].filter(([, seenAt]) => isBelieved(seenAt))
    seen.set(memberId, new Map([...others, [sessionId, now().getTime()]]))
  }
}
