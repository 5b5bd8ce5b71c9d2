import type { ErrorCode } from '#contract/errors.ts'

/** A failed call, as a value. The screen that asked shows it; nobody below it does. */
export type ApiError =
  | {
      kind: 'refused'
      status: number
      /** A newer server may know codes that this build does not: they are kept and match nothing. */
      code: ErrorCode | (string & {})
      /** The server's sentence for people. */
      message: string
      /** COMMON400 only: one text for each bad field. */
      fields?: Record<string, string>
      /** `Retry-After` of a 429. */
      retryAfterSeconds?: number
      /** `result` of a refusal that carries a value, for example the room of CHAT4010. Unchecked. */
      result?: unknown
    }
  /** Answered, but out of contract, or 5xx. `message` only when the answer was an envelope. */
  | { kind: 'broken'; status: number; message?: string }
  | { kind: 'offline' }
  | { kind: 'timeout' }

export const isRefusedWith = (error: ApiError, ...codes: ErrorCode[]) =>
  error.kind === 'refused' && codes.some((code) => code === error.code)

/** The server never said anything: the request may or may not have reached it. */
export const isUnanswered = (error: ApiError) => error.kind === 'offline' || error.kind === 'timeout'

/** Narrows what RTK Query hands to a component, where `SerializedError` is also possible (a bug of ours: shown as broken). */
export function asApiError(error: unknown): ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error
    ? (error as ApiError)
    : { kind: 'broken', status: 0 }
}
