import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { CallAuth } from '#contract/call.ts'
import type { AccessClaims, Deps } from '#server/deps.ts'
import type { OpenSpan } from '#server/traces/tracing.ts'
import { AppError } from './errors.ts'

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
    if (!verdict.ok) return new AppError(verdict.why === 'expired' ? 'AUTH_006' : 'AUTH_007')
    return (await sessions.isLive(verdict.claims)) ? verdict.claims : new AppError('AUTH_007')
  }
}

/** Answers what no call is at; undefined for a path that it does not have. */
export type AnswerOther = (c: Context<AppEnv>) => Promise<Response | undefined>

/**
 * Sets the request's id and the caller's address, logs one line per answer, without query, body or headers,
 * and counts it.
 */
export function observed({ log, newId, metrics }: Deps, trustedProxies: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const since = performance.now()
    const requestId = newId()
    c.set('ip', clientIp(c, trustedProxies))
    c.set('log', log.child({ requestId }))
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
