import type { ErrorCode } from '#contract/errors.ts'

/** A failed call as a value. Only the screen that made the call shows it. */
export type ApiError =
  | {
      kind: 'refused'
      status: number
      /** A newer server may send codes that this build does not know: they are kept and match nothing. */
      code: ErrorCode | (string & {})
      /** The server's sentence for the member. */
      message: string
      /** COMMON400 only: one text per invalid field. */
      fields?: Record<string, string>
      /** `Retry-After` of a 429. */
      retryAfterSeconds?: number
      /** `result` of a refusal that has a value, such as the room of CHAT4010. Not checked. */
      result?: unknown
    }
  /**
   * The answer violates the contract, or its status is 5xx. `message` only when the answer had an envelope.
   */
  | { kind: 'broken'; status: number; message?: string }
  | { kind: 'offline' }
  | { kind: 'timeout' }

export const isRefusedWith = (error: ApiError, ...codes: ErrorCode[]) =>
  error.kind === 'refused' && codes.some((code) => code === error.code)

/** No answer: the request may or may not have reached the server. */
export const isUnanswered = (error: ApiError) => error.kind === 'offline' || error.kind === 'timeout'

/**
 * Narrows the error that RTK Query passes to a component. That can also be a `SerializedError`, caused by a
 * bug of ours; it is shown as broken.
 */
export function asApiError(error: unknown): ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error
    ? (error as ApiError)
    : { kind: 'broken', status: 0 }
}
