import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { KEY_HEADER } from '#contract/call.ts'
import type { Deps } from './deps.ts'
import { mountFiles } from './files/files.ts'
import { mountRoomFiles } from './files/roomFiles.ts'
import { mountArt } from './http/art.ts'
import { AppError, isOutOfReach } from './http/errors.ts'
import { securityHeaders } from './http/headers.ts'
import { mountHealth } from './http/health.ts'
import { memberReader, observed, type AnswerOther, type AppEnv, type OtherAnswer } from './http/middleware.ts'
import type { Pages } from './http/pages.ts'
import type { Serving } from './http/route.ts'
import { EVENT_TEXT, type SecurityEvent } from './http/securityEvents.ts'
import { mountExports } from './modules/auth/export/exportFiles.ts'
import { liveSessions } from './modules/auth/liveSessions.ts'
import { ROUTES } from './modules/routes.ts'

export interface AppOptions extends Serving {
  /** Other origins whose pages may call this server. */
  allowedOrigins?: readonly string[]
  /**
   * The public address; it decides HSTS, the socket's origin in the Content-Security-Policy and the addresses
   * of files.
   */
  publicUrl?: URL | null
  /** Other origins whose pictures the pages may show: the music provider's. */
  pictureOrigins?: readonly string[]
  /** Other origins from which pages load files of members: the files' store and PUBLIC_FILES_URL. */
  fileOrigins?: readonly string[]
  /** The number of trusted proxies that append to X-Forwarded-For. */
  trustedProxies?: number
  /** Answers paths below `/docs/api`. Absent in production. */
  apiDocs?: AnswerOther
  /** Answers the remaining paths with the SPA's files. */
  pages?: Pages
  /** True once the process has been asked to stop. */
  isDraining?: () => boolean
}

export type App = Hono<AppEnv>

/** The server without its sockets. It is portable: the mock worker and tests run the same app. */
export function createApp(deps: Deps, options: AppOptions = {}): App {
  const app = new Hono<AppEnv>()
  app.use(
    observed(deps, options.trustedProxies ?? 0),
    securityHeaders(options.publicUrl ?? null, {
      pictureOrigins: options.pictureOrigins,
      fileOrigins: options.fileOrigins,
      pageScripts: options.pages?.scripts,
    }),
    neverStored,
  )
  app.use(crossOrigin(options.allowedOrigins ?? []))

  mountHealth(app, deps, options.isDraining ?? (() => false))
  const readMember = memberReader(deps, liveSessions(deps))
  for (const route of ROUTES) route.mount(app, deps, readMember, options)
  mountFiles(app, deps)
  mountRoomFiles(app, deps)
  mountExports(app, deps)
  mountArt(app, deps)
  app.notFound(
    async (c) =>
      answeredAs('docs', c, await options.apiDocs?.(c)) ??
      answeredAs('pages', c, await options.pages?.answer(c)) ??
      answerFailure(new AppError(whyNotFound(c)), c, deps),
  )
  app.onError((error, c) => answerFailure(error, c, deps))
  return app
}

/**
 * Answers hold personal data and change by the second, so they are never cached. The SPA's files set their
 * own rule.
 */
const neverStored: MiddlewareHandler<AppEnv> = (c, next) => {
  c.header('Cache-Control', 'no-store')
  return next()
}

/** Pages of this origin send no `Origin` header when they read, so they skip the CORS work (S9). */
function crossOrigin(allowedOrigins: readonly string[]): MiddlewareHandler<AppEnv> {
  const answerOthers = cors({
    origin: (origin) => (allowedOrigins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    allowHeaders: ['Authorization', 'Content-Type', KEY_HEADER],
    exposeHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
  return (c, next) => {
    if (c.req.method === 'OPTIONS') c.set('call', 'preflight' satisfies OtherAnswer)
    if (c.req.header('Origin') !== undefined || c.req.method === 'OPTIONS') return answerOthers(c, next)
    c.header('Vary', 'Origin', { append: true })
    return next()
  }
}

/** Says for metrics what is answered, if it is. */
function answeredAs(
  answer: OtherAnswer,
  c: Context<AppEnv>,
  response: Response | undefined,
): Response | undefined {
  if (response) c.set('call', answer)
  return response
}

/** A path that exists under another method is COMMON405. */
function whyNotFound(c: Context<AppEnv>): 'COMMON404' | 'COMMON405' {
  return ROUTES.some((route) => route.matches(c.req.path)) ? 'COMMON405' : 'COMMON404'
}

/**
 * The failure envelope of docs/wire.md "Envelope". An error other than an AppError is logged and answered
 * without its details. A refusal that is an event is logged as one.
 */
function answerFailure(error: Error, c: Context<AppEnv>, { pseudonym }: Pick<Deps, 'pseudonym'>): Response {
  const refusal = error instanceof AppError ? error : unexpected(error, c)
  if (refusal.event) logEvent(c, refusal.event, pseudonym)
  if (refusal.retryAfterSeconds !== undefined) c.header('Retry-After', String(refusal.retryAfterSeconds))
  const { code, message, result } = refusal
  return c.json(
    { isSuccess: false, code, message, ...(result === undefined ? {} : { result }) },
    refusal.status,
  )
}

function logEvent(
  c: Context<AppEnv>,
  { email, ...event }: SecurityEvent,
  pseudonym: Deps['pseudonym'],
): void {
  const facts = email === undefined ? event : { ...event, emailHash: pseudonym('email', email) }
  c.get('log').info(facts, EVENT_TEXT[event.event])
}

function unexpected(error: Error, c: Context<AppEnv>): AppError {
  const code = isOutOfReach(error) ? 'COMMON503' : 'COMMON500'
  c.get('log').error({ err: error, refusal: code }, 'unexpected failure')
  return new AppError(code)
}
