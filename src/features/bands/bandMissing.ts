import type { ApiError } from '#src/api/apiError.ts'

const MISSING = /not exist|not found|404/i

/** Whether a band is unknown or over (product-2 section 2), also where a proxy says it in its own words. */
export function isBandMissing(error: ApiError): boolean {
  if (error.kind !== 'refused' && error.kind !== 'broken') return false
  return error.status === 404 || MISSING.test(error.message ?? '')
}
