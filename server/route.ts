import type { Hono } from 'hono'
import * as v from 'valibot'
import type { AnswerOf, AnyCall, ParsedInputOf, ParsedQueryOf, PathOf } from '#contract/call.ts'
import { FIELD_TEXT, SUCCESS_CODE, SUCCESS_MESSAGE } from '#contract/errors.ts'
import type { AccessClaims, Deps } from './deps.ts'
import { AppError } from './errors.ts'
import { readMember, type AppEnv } from './middleware.ts'

type MemberOf<C extends AnyCall> = C['auth'] extends 'required' ? AccessClaims : C['auth'] extends 'optional' ? AccessClaims | null : null

/** What a handler gets: everything parsed, nothing of HTTP but the caller's address (for limits). */
export interface Handled<C extends AnyCall> {
  deps: Deps
  path: PathOf<C>
  query: ParsedQueryOf<C>
  body: ParsedInputOf<C>
  member: MemberOf<C>
  ip: string
}

/** Runs before the handler; throws an `AppError` to refuse. Who may and how often. */
export type Check<C extends AnyCall = AnyCall> = (request: Handled<C>) => Promise<void> | void
type Handler<C extends AnyCall> = (request: Handled<C>) => Promise<AnswerOf<C>>

export interface Route {
  call: AnyCall
  mount(app: Hono<AppEnv>, deps: Deps): void
}

/**
 * Binds a call of the contract to its handler. Authentication, path ids, query and body are read as the call declares
 * them, then the checks run in order, then the handler; its value leaves bare, enveloped or void as the call says.
 */
export function route<C extends AnyCall>(call: C, ...rest: [...checks: Check<C>[], handler: Handler<C>]): Route {
  const handler = rest.at(-1) as Handler<C>
  const checks = rest.slice(0, -1) as Check<C>[]
  return {
    call,
    mount(app, deps) {
      app.on(call.method, call.path, async (c) => {
        const request = {
          deps,
          member: await readMember(call.auth, c.req.header('Authorization'), deps),
          path: readPath(c.req.param()),
          query: readQuery(call, c.req.queries()),
          body: await readBody(call, () => c.req.text()),
          ip: c.get('ip'),
        } as Handled<C>
        for (const check of checks) await check(request)
        const value = await handler(request)
        if (call.body === 'bare') return c.json(value as object)
        const envelope = { isSuccess: true, code: SUCCESS_CODE, message: SUCCESS_MESSAGE }
        return c.json(call.body === 'void' ? envelope : { ...envelope, result: value })
      })
    },
  }
}

function readPath(params: Record<string, string>): Record<string, number> {
  const ids: Record<string, number> = {}
  for (const [name, text] of Object.entries(params)) {
    if (!/^[1-9]\d{0,15}$/.test(text) || !Number.isSafeInteger(Number(text))) throw badFields({ [name]: FIELD_TEXT.form })
    ids[name] = Number(text)
  }
  return ids
}

/** A repeated key counts with its first value (CH4); unknown keys are ignored. */
function readQuery(call: AnyCall, queries: Record<string, string[]>): unknown {
  if (!call.query) return undefined
  return parse(call.query, Object.fromEntries(Object.entries(queries).map(([key, values]) => [key, values[0]])))
}

async function readBody(call: AnyCall, text: () => Promise<string>): Promise<unknown> {
  if (!call.input) return undefined
  const raw = await text()
  let json: unknown
  try {
    json = raw === '' ? {} : JSON.parse(raw)
  } catch {
    throw new AppError('COMMON400')
  }
  return parse(call.input, json)
}

function parse(schema: v.GenericSchema<unknown, unknown>, value: unknown): unknown {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  const fields: Record<string, string> = {}
  for (const issue of parsed.issues) {
    const field = v.getDotPath(issue)
    if (field === null) continue
    const text = issue.input === undefined || issue.input === null ? FIELD_TEXT.missing : fieldText(issue.message)
    fields[field] = field in fields && fields[field] !== text ? `${fields[field]}, ${text}` : text
  }
  throw badFields(fields)
}

const KNOWN_TEXTS = new Set<string>(Object.values(FIELD_TEXT).filter((text) => typeof text === 'string'))

/** Schema texts of ours pass through; the library's English ones never reach the wire. */
function fieldText(message: string): string {
  return KNOWN_TEXTS.has(message) || message.startsWith('최대 ') ? message : FIELD_TEXT.form
}

function badFields(fields: Record<string, string>): AppError {
  return new AppError('COMMON400', Object.keys(fields).length > 0 ? { result: fields } : {})
}
