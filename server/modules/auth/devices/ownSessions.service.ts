import type { Session } from '#contract/http/auth/auth.ts'
import type { AccessClaims, Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { revokeOneOf, revokeOthersOf, selectLiveSessions } from '../auth.queries.ts'
import { tellSessionsEnded } from '../sessions.service.ts'
import { deviceOf } from './device.ts'

/** A9. Of the caller alone: the current one first, then the one used last, as many as `SESSIONS_LISTED_MAX`. */
export async function listSessions(
  { db, now }: Deps,
  { memberId, sessionId }: AccessClaims,
): Promise<Session[]> {
  const rows = await selectLiveSessions(db, memberId, sessionId, now())
  return rows.map(({ id, userAgent, startedAt, lastUsedAt }) => ({
    sessionId: id,
    isCurrent: id === sessionId,
    device: deviceOf(userAgent),
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}

/**
 * A10. The caller's own as well: that is a log-out. Whatever of the member's is connected is cut; what has not ended comes back by itself.
 * @throws AppError AUTH4004 unknown, of somebody else, ended already, or run out
 */
export async function endSession(deps: Deps, memberId: number, sessionId: string): Promise<void> {
  if (!(await revokeOneOf(deps.db, memberId, sessionId, deps.now()))) throw new AppError('AUTH4004')
  await tellSessionsEnded(deps, memberId)
}

/** A11. Nothing to end is nothing to tell. */
export async function endOtherSessions(deps: Deps, { memberId, sessionId }: AccessClaims): Promise<void> {
  if (await revokeOthersOf(deps.db, memberId, sessionId, deps.now())) await tellSessionsEnded(deps, memberId)
}
