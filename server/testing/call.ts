import * as v from 'valibot'
import {
  fillPath,
  KEY_HEADER,
  type AnswerOf,
  type AnyCall,
  type FileNameOf,
  type InputOf,
  type PathOf,
  type QueryOf,
} from '#contract/call.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { App } from '../app.ts'
import type { Deps } from '../deps.ts'
import { nextId } from './ids.ts'

/**
 * `as`: a member, with a log-in that need not be in the store, or the text of an access token. Body and query
 * may be invalid on purpose.
 */
interface CallOptions<C extends AnyCall> {
  path?: PathOf<C>
  query?: QueryOf<C> | Record<string, unknown>
  body?: InputOf<C> | Record<string, unknown>
  /** Files of a multipart call. */
  files?: Partial<Record<FileNameOf<C>, Blob>>
  as?: { memberId: number; email: string; sessionId?: string } | string
  /** The caller's address; absent: unknown, as in the browser. */
  ip?: string
  /** The key of a creating call (W14). */
  key?: string
}

export interface TestAnswer<C extends AnyCall> {
  status: number
  headers: Headers
  /** The result, checked against the contract. Throws with the failure's text when the call failed. */
  readonly value: AnswerOf<C>
  /** Code and text of a failure envelope, or of a success that has an envelope. */
  code: string | undefined
  message: string | undefined
  /** `result` of a failure: the field map of COMMON400. */
  result: unknown
}

export type Call = <C extends AnyCall>(call: C, options?: CallOptions<C>) => Promise<TestAnswer<C>>

/** `logged` is used to explain a 500. */
export function caller(app: App, deps: Deps, logged: readonly Record<string, unknown>[]): Call {
  const elsewhere = nextId()
  return async (call, { path, query, body, files, as, ip, key } = {}) => {
    const url = `${fillPath(call.path, path ?? {})}${queryText(query)}`
    const token =
      typeof as === 'object' ? await deps.tokens.signAccess({ sessionId: elsewhere, ...as }, deps.now()) : as
    const request = {
      method: call.method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { [KEY_HEADER]: key }),
        ...(body === undefined || isForm(call, files) ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(isForm(call, files) && { body: formOf(call, body, files) }),
      ...(!isForm(call, files) && body !== undefined && { body: JSON.stringify(body) }),
    }
    const response = await app.request(
      url,
      request,
      ip === undefined ? {} : { incoming: { socket: { remoteAddress: ip } } },
    )
    const { status, headers } = response
    const why = status === 500 ? `\n${JSON.stringify(logged.findLast(({ err }) => err)?.err, null, 2)}` : ''
    return present(call, status, headers, await response.json(), why)
  }
}

/** Like the SPA: a call that allows JSON uses it unless a file is attached. */
const isForm = ({ multipart }: AnyCall, files: object | undefined) =>
  multipart !== undefined && (!multipart.orJson || files !== undefined)

function formOf(
  { multipart }: AnyCall,
  body: unknown,
  files: Record<string, Blob | undefined> = {},
): FormData {
  const form = new FormData()
  if (multipart?.json !== undefined && body !== undefined) form.append(multipart.json, JSON.stringify(body))
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file)
  return form
}

function present<C extends AnyCall>(
  call: C,
  status: number,
  headers: Headers,
  json: unknown,
  why: string,
): TestAnswer<C> {
  const envelope = json as Partial<Envelope>
  const { code, message, result } =
    status === 200 && call.body === 'bare' ? ({} as Partial<Envelope>) : envelope
  return {
    status,
    headers,
    code,
    message,
    result,
    get value() {
      if (status !== 200) throw new Error(`${call.id} was refused: ${status} ${JSON.stringify(json)}${why}`)
      if (call.body === 'void') return undefined as AnswerOf<C>
      return v.parse(call.answer, call.body === 'bare' ? json : result) as AnswerOf<C>
    },
  }
}

function queryText(query: Record<string, unknown> | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return pairs.length === 0
    ? ''
    : `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`
}
