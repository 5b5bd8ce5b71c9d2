import type { Deps } from '#server/deps.ts'
import type { LiveSessions } from '#server/http/middleware.ts'
import { recentlyUsed } from '#server/lib/recentlyUsed.ts'
import { isLiveSession, type SessionClaims } from './liveSession.queries.ts'

/**
 * How long a node trusts that a session is live. Normally the bus reports a log-out or withdrawal within
 * milliseconds; this is the limit while the bus is unreachable.
 */
const BELIEVED_FOR_MS = 10_000
const MEMBERS_REMEMBERED_MAX = 10_000

/**
 * An access token was signed up to 15 minutes ago; only the store knows whether the member and session still
 * exist. Reading it on every request would add a round trip to each read (S9) and, on PGlite, block every
 * socket meanwhile. So each process caches a positive answer and evicts all of a member's sessions on
 * `memberSessionsEnded` (everything on `eventsMissed`); a negative answer is never cached.
 */
export function liveSessions({ db, now, bus }: Pick<Deps, 'db' | 'now' | 'bus'>): LiveSessions {
  /** When each session was last confirmed, by member, then by session. */
  const seen = recentlyUsed<number, Map<string, number>>(MEMBERS_REMEMBERED_MAX)
  /** Incremented with every such event, so that an answer read just before it is not cached after it. */
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
