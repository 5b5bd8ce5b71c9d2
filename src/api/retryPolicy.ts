import type { ApiError } from './apiError.ts'

const RETRIES_MAX = 3
const FIRST_DELAY_MS = 1_000
const DELAY_MAX_MS = 30_000

/**
 * The delay before a retry after `failures` failures (1, 2, …); null means no retry. Three retries, after 1
 * s, 2 s and 4 s, never above 30 s (docs/product.md "Reading and failing"). Only failures that may pass are
 * retried: no answer, a server error, or a 429.
 */
export function retryDelayMs(error: ApiError, failures: number): number | null {
  if (failures > RETRIES_MAX || !mayPassByItself(error)) return null
  const backoffMs = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), DELAY_MAX_MS)
  if (error.kind !== 'refused' || error.retryAfterSeconds === undefined) return backoffMs
  const askedMs = error.retryAfterSeconds * 1_000
  return askedMs > DELAY_MAX_MS ? null : Math.max(askedMs, backoffMs)
}

function mayPassByItself(error: ApiError): boolean {
  switch (error.kind) {
    case 'offline':
    case 'timeout':
      return true
    case 'broken':
      return error.status >= 500
    case 'refused':
      return error.status === 429
  }
}
