import { isStoreOutOfReach } from '../../db/failures.ts'
import type { Deps } from '../../deps.ts'
import type { Authenticated, SocketHandlers } from '../../realtime/handlers.ts'
import { isLiveSession } from './liveSession.queries.ts'

/**
 * Authenticates a CONNECT (docs/wire.md "Connecting"). Asks the store every time: there is one CONNECT for
 * hundreds of frames. Never throws; an unreachable store is COMMON503, and the client retries.
 */
export function socketAuthenticate({ db, tokens, log }: Deps): SocketHandlers['authenticate'] {
  return async (token): Promise<Authenticated> => {
    if (token === null) return { ok: false, code: 'COMMON401' }
    try {
      const verdict = await tokens.readAccess(token)
      if (!verdict.ok) return { ok: false, code: verdict.why === 'expired' ? 'AUTH_006' : 'AUTH_007' }
      const { memberId, email, expiresAt } = verdict.claims
      return (await isLiveSession(db, verdict.claims))
        ? { ok: true, member: { memberId, email }, expiresAt }
        : { ok: false, code: 'AUTH_007' }
    } catch (error) {
      const code = isStoreOutOfReach(error) ? 'COMMON503' : 'COMMON500'
      log.error({ err: error, refusal: code }, 'could not check the token of a CONNECT frame')
      return { ok: false, code }
    }
  }
}
