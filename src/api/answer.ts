import { safeParse } from 'valibot'
import type { AnyCall } from '#contract/call.ts'
import { Envelope } from '#contract/envelope.ts'
import type { ApiError } from './apiError.ts'

/** What DevTools show of an answer. */
export interface AnswerMeta {
  /** The request was sent before the app was loaded (`early.ts`). */
  isEarly?: true
}

/** The form that RTK Query expects: exactly one of `data` and `error` is present. */
export type Answer<T = unknown> =
  | { data: T; error?: undefined; meta?: AnswerMeta }
  | { data?: undefined; error: ApiError; meta?: AnswerMeta }

/** Reads the answer of a call: unwraps the envelope and checks the value against the contract's schema. */
export async function readAnswer(call: AnyCall, response: Response): Promise<Answer> {
  const body = await readJson(response)
  if (!response.ok) return { error: refusal(response, body) }
  if (call.body === 'bare') return checked(call, response, body)

  const envelope = safeParse(Envelope, body)
  if (!envelope.success) return broken(response)
  if (!envelope.output.isSuccess) return { error: refusal(response, body) }
  return call.body === 'void' ? { data: null } : checked(call, response, envelope.output.result)
}

function checked(call: AnyCall, response: Response, value: unknown): Answer {
  const parsed = safeParse(call.answer, value)
  return parsed.success ? { data: parsed.output } : broken(response)
}

const broken = ({ status }: Response): Answer => ({ error: { kind: 'broken', status } })

/**
 * Every failure has an envelope, also for calls whose success is bare (docs/wire.md "Envelope"). An error
 * page of a proxy has none.
 */
function refusal({ status, headers }: Response, body: unknown): ApiError {
  const envelope = safeParse(Envelope, body)
  if (!envelope.success) return { kind: 'broken', status }
  const { code, message, result } = envelope.output
  if (status >= 500) return { kind: 'broken', status, message }
  const retryAfterSeconds = Number(headers.get('Retry-After') ?? NaN)
  return {
    kind: 'refused',
    status,
    code,
    message,
    ...(Number.isFinite(retryAfterSeconds) && { retryAfterSeconds }),
    ...(code === 'COMMON400' && isFieldMap(result) && { fields: result }),
    ...(result !== undefined && { result }),
  }
}

function isFieldMap(result: unknown): result is Record<string, string> {
  return (
    typeof result === 'object' &&
    result !== null &&
    Object.values(result).every((text) => typeof text === 'string')
  )
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined // not JSON: the checks above return `broken`
  }
}
