import type { Context, Hono } from 'hono'
import {
  type AnswerOf,
  type AnyCall,
  type FileNameOf,
  KEY_HEADER,
  type ParsedInputOf,
  type ParsedQueryOf,
  type PathOf,
} from '#contract/call.ts'
import { SUCCESS_CODE, SUCCESS_MESSAGE } from '#contract/errors.ts'
import type { AccessClaims, Deps } from '#server/deps.ts'
import { urlsFor, urlsForOthers, type UrlOf } from './fileUrls.ts'
import { callCounter } from './limits/callLimit.ts'
import type { AppEnv, ReadMember } from './middleware.ts'
import { admitForm, readMultipart } from './multipart.ts'
import { answerOnce, type Once, readKey } from './once/once.ts'
import { readBody, readPath, readQuery } from './parse.ts'
import { noteMember } from './uploads/identified.ts'
import type { Upload } from './uploads/uploads.ts'

type MemberOf<C extends AnyCall> = C['auth'] extends 'required'
  ? AccessClaims
  : C['auth'] extends 'optional'
    ? AccessClaims | null
    : null

/** The parsed request. Of HTTP it holds only the caller's address (for limits) and the User-Agent. */
export interface Handled<C extends AnyCall> {
  /** `log` belongs to this request: its lines carry the request id. */
  deps: Deps
  path: PathOf<C>
  query: ParsedQueryOf<C>
  body: ParsedInputOf<C>
  /** Multipart calls only: each file, null if it was not sent. Only its first bytes have been checked. */
  files: Record<FileNameOf<C>, Uint8Array<ArrayBuffer> | null>
  member: MemberOf<C>
  /** Makes the address of a stored file absolute. */
  urlOf: UrlOf
  /** The same for data that reaches somebody other than the caller. */
  urlForOthers: UrlOf
  ip: string
  userAgent: string | undefined
  /** For the service of a call with `takesKey`, which must use it. */
  once: Once<AnswerOf<C>>
}

/** Runs before the handler and throws an `AppError` to refuse: permissions and rate limits. */
export type Check<C extends AnyCall = AnyCall> = (request: Omit<Handled<C>, 'once'>) => Promise<void> | void
/** The same before the body is read, so that a refused caller does not upload megabytes first. */
export interface EarlyCheck<C extends AnyCall = AnyCall> {
  beforeBody(request: Omit<Handled<C>, 'body' | 'files' | 'once'>): Promise<unknown> | void
}
/** A void call returns nothing. */
type Handler<C extends AnyCall> = (
  request: Handled<C>,
) => Promise<undefined extends AnswerOf<C> ? void : AnswerOf<C>>

export interface Route {
  call: AnyCall
  /** Whether a path is this call's, whatever the method. */
  matches(path: string): boolean
  mount(app: Hono<AppEnv>, deps: Deps, readMember: ReadMember, serving: Serving): void
}

export interface Serving {
  /** The public address. Absent or null: unknown. */
  publicUrl?: URL | null
  /** Where browsers load files below `/files/`, without a slash at the end. Absent or null: from the server. */
  publicFilesUrl?: string | null
  /** Compresses long answers; without it they are sent as they are. */
  compress?: Compress
}

/** Compresses a text with gzip, the one coding that every browser accepts. */
export type Compress = (text: string) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Shorter answers are not compressed. The limit is far above the answers of chat calls, and above every
 * answer that carries a secret: its compressed length would reveal the rest of the content.
 */
const COMPRESS_FROM_CHARS = 24_000

/**
 * Binds a call of the contract to its handler. The order: the call's budget and authentication, path ids and
 * query as the call declares them, the key of a creating call, the budget for uploads, early checks, the body,
 * the other checks in order, the handler. The call declares whether the result is sent bare, enveloped or
 * void.
 */
export function route<C extends AnyCall>(
  call: C,
  ...rest: [...checks: (Check<C> | EarlyCheck<C>)[], handler: Handler<C>]
): Route {
  const handler = rest.at(-1) as Handler<C>
  const checks = rest.slice(0, -1) as (Check<C> | EarlyCheck<C>)[]
  const pattern = new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`)
  return {
    call,
    matches: (path) => pattern.test(path),
    mount(app, deps, readMember, { publicUrl = null, publicFilesUrl = null, compress }) {
      const count = callCounter(deps, call)
      app.on(call.method, call.path, (c) => {
        c.set('call', call.id)
        return inSpan(deps, call, c, () => handled(c))
      })
      const handled = async (c: Context<AppEnv>): Promise<Response> => {
        const head = {
          deps: { ...deps, log: c.get('log') },
          member: await count(c.get('ip'), readMember(call.auth, c.req.header('Authorization'))),
          path: readPath(c.req.param()),
          query: readQuery(call, c.req.queries()),
          ip: c.get('ip'),
          userAgent: c.req.header('User-Agent'),
          urlOf: urlsFor(publicUrl, c.req.raw, publicFilesUrl),
          urlForOthers: urlsForOthers(publicUrl, publicFilesUrl),
        } as Handled<C>
        if (head.member !== null) {
          noteMember(c.env?.incoming)
          c.get('log').setBindings({ memberId: head.member.memberId })
        }
        const key = readKey(call, c.req.header(KEY_HEADER))
        let upload: Upload | null = null
        try {
          const { multipart } = call
          const uploader = { memberId: head.member?.memberId ?? null, ip: head.ip }
          upload = multipart ? admitForm(deps, uploader, multipart, c.req.raw) : null
          for (const check of checks) if (typeof check === 'object') await check.beforeBody(head)
          const request = {
            ...head,
            ...(multipart
              ? await readMultipart(call, multipart, c.req.raw, upload)
              : { body: await readBody(call, c.req.raw), files: {} }),
          } as Handled<C>
          for (const check of checks) if (typeof check === 'function') await check(request)
          const text = await answerOnce(
            request.deps,
            call,
            key !== null && head.member !== null ? { memberId: head.member.memberId, key } : null,
            request,
            (once) => handler({ ...request, once }),
            (value) => JSON.stringify(valueOf(call, value)),
          )
          return await answer(c, text, compress)
        } finally {
          await upload?.end()
        }
      }
    },
  }
}

/** Records the call, unless its trace is not. Its span ends with the answer (`observed`). */
function inSpan(
  { tracing }: Deps,
  { id, method, path }: AnyCall,
  c: Context<AppEnv>,
  handle: () => Promise<Response>,
): Promise<Response> {
  const facts = { 'hapju.call': id, 'http.request.method': method, 'http.route': path }
  const span = tracing.begin(id, facts, c.req.header('traceparent'))
  if (span === null) return handle()
  c.set('span', span)
  c.get('log').setBindings({ traceId: span.traceId })
  return span.run(handle)
}

function valueOf(call: AnyCall, value: unknown): object {
  if (call.body === 'bare') return value as object
  const envelope = { isSuccess: true, code: SUCCESS_CODE, message: SUCCESS_MESSAGE }
  return call.body === 'void' ? envelope : { ...envelope, result: value as object }
}

async function answer(c: Context<AppEnv>, text: string, compress: Compress | undefined): Promise<Response> {
  c.header('Content-Type', 'application/json')
  if (!compress || text.length < COMPRESS_FROM_CHARS) return c.body(text)
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (!/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) return c.body(text)
  c.header('Content-Encoding', 'gzip')
  return c.body(await compress(text))
}
