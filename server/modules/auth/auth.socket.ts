import type { ErrorCode } from '#contract/errors.ts'
import { isStoreOutOfReach } from '../../db/failures.ts'
import type { Deps } from '../../deps.ts'
import { addressFacts } from '../../http/middleware.ts'
import { EVENT_TEXT, type ReasonOf } from '../../http/securityEvents.ts'
import type { Authenticated, SocketHandlers } from '../../realtime/handlers.ts'
import { isLiveSession } from './liveSession.queries.ts'

/**
 * Authenticates a CONNECT (docs/wire.md "Connecting"). Asks the store every time: there is one CONNECT for
 * hundreds of frames. Never throws; an unreachable store is COMMON503, and the client retries. A refused token
 * is logged as one of a call is.
 */
export function socketAuthenticate({ db, tokens, pseudonym, log }: Deps): SocketHandlers['authenticate'] {
  return async (token, address = ''): Promise<Authenticated> => {
    const refused = (code: ErrorCode, reason: ReasonOf<'token_refused'>): Authenticated => {
      const facts = { event: 'token_refused', reason, ...addressFacts(pseudonym, address) }
      log.info(facts, EVENT_TEXT.token_refused)
      return { ok: false, code }
    }
    if (token === null) return { ok: false, code: 'COMMON401' }
    try {
      const verdict = await tokens.readAccess(token)
      if (!verdict.ok)
        return verdict.why === 'expired'
          ? refused('AUTH_006', 'access_expired')
          : refused('AUTH_007', 'access_invalid')
      const { memberId, email, expiresAt } = verdict.claims
      return (await isLiveSession(db, verdict.claims))
        ? { ok: true, member: { memberId, email, ...addressFacts(pseudonym, address) }, expiresAt }
        : refused('AUTH_007', 'session_ended')
    } catch (error) {
      const code = isStoreOutOfReach(error) ? 'COMMON503' : 'COMMON500'
      log.error({ err: error, refusal: code }, 'could not check the token of a CONNECT frame')
      return { ok: false, code }
    }
  }
}
