import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { CallAuth } from '#contract/call.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { AccessClaims, Deps } from '#server/deps.ts'
import type { OpenSpan } from '#server/traces/tracing.ts'
import { AppError } from './errors.ts'
import { networkOf } from './limits/network.ts'
import type { ReasonOf } from './securityEvents.ts'

export interface AppEnv {
  /** Passed by the Node adapter; absent when the app is called in process (tests, the mock worker). */
  Bindings: { incoming?: { socket: { remoteAddress?: string } } }
  /**
   * `call`: the id of the call, or what else is answered; set before anything can be refused. `span`: only
   * while the request is recorded.
   */
  Variables: { ip: string; log: Logger; call: string; span?: OpenSpan }
}

/** The metrics' label `call` for answers that are no calls. `unknown`: no route has the address. */
export type OtherAnswer =
  | 'art'
  | 'docs'
  | 'exports'
  | 'files'
  | 'health'
  | 'pages'
  | 'preflight'
  | 'room_files'
  | 'unknown'

/** Says for metrics what is answered. */
export const named =
  (answer: OtherAnswer): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    c.set('call', answer)
    return next()
  }

/** Tells which sessions have ended although their access tokens have not expired. */
export interface LiveSessions {
  /**
   * False once the session was ended (A3, A10, A11, a reused refresh token), and for a member who has
   * withdrawn or was deleted: its access tokens are AUTH_007 from then on (docs/wire.md "Who is calling").
   */
  isLive(claims: Pick<AccessClaims, 'memberId' | 'sessionId'>): Promise<boolean>
}

/**
 * Reads the caller as a call's `auth` declares (docs/wire.md "Who is calling"): `required` throws without a
 * valid token, `optional` returns null, `none` ignores the header.
 */
export type ReadMember = (auth: CallAuth, header: string | undefined) => Promise<AccessClaims | null>

export function memberReader({ tokens }: Deps, sessions: LiveSessions): ReadMember {
  return async (auth, header) => {
    if (auth === 'none') return null
    const read = await readBearer(header)
    if (!(read instanceof AppError)) return read
    if (auth === 'optional') return null
    throw read
  }

  async function readBearer(header: string | undefined): Promise<AccessClaims | AppError> {
    const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
    if (token === undefined) return new AppError('COMMON401')
    const verdict = await tokens.readAccess(token)
    if (!verdict.ok)
      return verdict.why === 'expired'
        ? refusedToken('AUTH_006', 'access_expired')
        : refusedToken('AUTH_007', 'access_invalid')
    return (await sessions.isLive(verdict.claims))
      ? verdict.claims
      : refusedToken('AUTH_007', 'session_ended')
  }
}

/** Answers what no call is at; undefined for a path that it does not have. */
export type AnswerOther = (c: Context<AppEnv>) => Promise<Response | undefined>

/** The refusal of a token, for the log too. */
export const refusedToken = (code: ErrorCode, reason: ReasonOf<'token_refused'>): AppError =>
  new AppError(code, { event: { event: 'token_refused', reason } })

/**
 * Sets the request's id and the caller's address, logs one line per answer, without query, body or headers,
 * and counts it. The lines of a request carry a pseudonym of the address, and the member once they are known.
 */
export function observed(
  { log, newId, metrics, pseudonym }: Deps,
  trustedProxies: number,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const since = performance.now()
    const requestId = newId()
    const ip = clientIp(c, trustedProxies)
    c.set('ip', ip)
    c.set('log', log.child({ requestId, ...addressFacts(pseudonym, ip) }))
    c.set('call', 'unknown' satisfies OtherAnswer)
    c.header('X-Request-Id', requestId)
    await next()
    const { method, path } = c.req
    const ms = performance.now() - since
    const call = c.get('call')
    c.get('log').info({ call, method, path, status: c.res.status, ms: Math.round(ms) }, 'answered')
    metrics.answered(call, c.res.status, ms / 1000)
    endSpan(c)
  }
}

/**
 * What the log says of a caller's address, never the address itself; nothing of one that is unknown. A /64 of
 * IPv6 counts as one, as for limits.
 */
export const addressFacts = (pseudonym: Deps['pseudonym'], ip: string): { addressHash?: string } =>
  ip === '' ? {} : { addressHash: pseudonym('address', networkOf(ip)) }

/** A refusal is an answer like any other; a failure of the server is one of the span. */
function endSpan(c: Context<AppEnv>): void {
  const { status } = c.res
  c.get('span')?.end({ 'http.response.status_code': status }, status >= 500 ? `${status}` : undefined)
}

function clientIp(c: Context<AppEnv>, trustedProxies: number): string {
  return callerIp(
    c.env?.incoming?.socket.remoteAddress ?? '',
    c.req.header('X-Forwarded-For'),
    trustedProxies,
  )
}

/**
 * Behind `trustedProxies` proxies the caller's address is that many entries from the right of
 * X-Forwarded-For; entries further left were written by the caller. Without a proxy the header is ignored.
 */
export function callerIp(peer: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0) return peer
  const forwarded = (forwardedFor ?? '').split(',').map((part) => part.trim())
  return forwarded.at(-trustedProxies) || peer
}
