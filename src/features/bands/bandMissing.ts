import type { ApiError } from '#src/api/apiError.ts'

const MISSING = /not exist|not found|404/i

/** The wording is fixed in docs/product/bands.md "Band failures". */
export const MISSING_BAND = {
  title: '해당 밴드의 정보가 존재하지 않습니다',
  text: '모집이 끝났거나 삭제된 밴드예요.',
}

/**
 * Whether a band is unknown or has ended (docs/product/bands.md "Band failures"). A proxy may report it in
 * its own words.
 */
export function isBandMissing(error: ApiError): boolean {
  if (error.kind !== 'refused' && error.kind !== 'broken') return false
  return error.status === 404 || MISSING.test(error.message ?? '')
}
