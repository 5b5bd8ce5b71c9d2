import type { Session } from '#contract/http/auth/sessions.ts'
import type { AccessClaims, Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import { revokeOneOf, revokeOthersOf, selectLiveSessions } from '../auth.queries.ts'
import { tellSessionsEnded } from '../sessions.service.ts'
import { deviceOf } from './device.ts'

/** A9. The caller's sessions: the current one first, then by last use; at most `SESSIONS_LISTED_MAX`. */
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
 * A10. May also be the caller's current session: that is a log-out. All sockets of the member are closed;
 * those of other sessions reconnect.
 * @throws AppError AUTH4004 unknown, another member's, already ended, or expired
 */
export async function endSession(deps: Deps, memberId: number, sessionId: string): Promise<void> {
  if (!(await revokeOneOf(deps.db, memberId, sessionId, deps.now()))) throw new AppError('AUTH4004')
  await tellSessionsEnded(deps, memberId)
}

/** A11. Publishes no event when there was nothing to end. */
export async function endOtherSessions(deps: Deps, { memberId, sessionId }: AccessClaims): Promise<void> {
  if (await revokeOthersOf(deps.db, memberId, sessionId, deps.now())) await tellSessionsEnded(deps, memberId)
}
