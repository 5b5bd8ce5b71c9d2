import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import type { ApiError } from '#src/api/apiError.ts'
import type { OwnFailure } from '../outboxFailures.ts'

/** The minimum wait when the server sends no Retry-After (CH13 is limited per hour). */
const RATE_LIMIT_WAIT_MS = 30_000
const OLD_TOKEN_WAIT_MS = 5_000

/**
 * `failure`: the message waits for the member. Otherwise the file is retried; without `waitMs`, after the
 * backoff or when the connection is back.
 */
export type UploadVerdict =
  | { failure: string; sentence?: string }
  | { code: string; counts: boolean; waitMs?: number }

/**
 * Decides what a failed CH13 means for its message. An upload that breaks while offline is not counted as an
 * attempt; one that breaks while online is, or a proxy that cuts large files would cause endless retries at
 * the member's expense.
 */
export function uploadVerdict(error: ApiError, isLive: boolean): UploadVerdict {
  switch (error.kind) {
    case 'offline':
      return { code: NOT_UPLOADED, counts: isLive }
    case 'timeout':
      return { code: NOT_UPLOADED, counts: true }
    case 'refused':
      // the session is ending, or another tab is renewing it
      if (error.status === 401) return { code: NOT_UPLOADED, counts: false, waitMs: OLD_TOKEN_WAIT_MS }
      return (
        ofStatus(error.status, error.retryAfterSeconds) ?? { failure: error.code, sentence: error.message }
      )
    case 'broken':
      // a 200 that breaks the contract may be a captive portal's log-in page
      if (error.status >= 500 || error.status < 400) return { code: NOT_UPLOADED, counts: true }
      return ofStatus(error.status) ?? proxyRefusal(error.status)
  }
}

const NOT_UPLOADED: OwnFailure = 'notUploaded'

/** A proxy refuses without the error envelope. */
const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = { 413: 'COMMON413', 415: 'COMMON415' }

function proxyRefusal(status: number): UploadVerdict {
  const code = CODE_OF_STATUS[status]
  return code ? { failure: code, sentence: ERRORS[code][1] } : { failure: NOT_UPLOADED }
}

/** Refusals that are not caused by the file. */
function ofStatus(status: number, retryAfterSeconds?: number): UploadVerdict | null {
  if (status === 408) return { code: NOT_UPLOADED, counts: true }
  if (status !== 429) return null
  const waitMs = retryAfterSeconds === undefined ? RATE_LIMIT_WAIT_MS : retryAfterSeconds * 1_000
  return { code: 'COMMON429' satisfies ErrorCode, counts: false, waitMs }
}
