import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { isStoreOutOfReach } from '#server/db/failures.ts'
import type { ReasonOf, SecurityEvent } from './securityEvents.ts'

interface AppErrorOptions {
  /** Replaces the message of the error table, as for a withdrawn member (MEMBER4004). */
  message?: string
  /** `result` of the failure envelope: the field map of COMMON400, or a fact such as the room of CHAT4010. */
  result?: unknown
  /** Sent as the `Retry-After` header of a COMMON429. */
  retryAfterSeconds?: number
  /** Logged with the refusal (docs/operations.md "Events"). */
  event?: SecurityEvent
}

/**
 * A refusal with a code of the error table. Services throw it; `app.ts` turns it into the failure envelope.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly status: ContentfulStatusCode
  readonly result: unknown
  readonly retryAfterSeconds: number | undefined
  readonly event: SecurityEvent | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? ERRORS[code][1])
    this.code = code
    this.status = ERRORS[code][0]
    this.result = options.result
    this.retryAfterSeconds = options.retryAfterSeconds
    this.event = options.event
  }
}

/** The store of members' files fails or does not answer in time. Its message tells an operator why. */
export class FilesOutOfReach extends Error {
  override readonly name = 'FilesOutOfReach'
}

/** True when the database or the files' store could not be reached, rather than having refused: COMMON503. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof FilesOutOfReach || isStoreOutOfReach(error)

/** @throws AppError COMMON429 with the time to wait, unless that is 0; logged with the limit as its reason */
export function refuseUntilFree(waitSeconds: number, reason: ReasonOf<'rate_limited'>, email?: string): void {
  if (waitSeconds <= 0) return
  const event: SecurityEvent = { event: 'rate_limited', reason, ...(email !== undefined && { email }) }
  throw new AppError('COMMON429', { retryAfterSeconds: waitSeconds, event })
}
