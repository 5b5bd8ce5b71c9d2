import { type ApiError, isRefusedWith, isUnanswered } from '#src/api/apiError.ts'
import { failureText, OFFLINE_TEXT } from '#src/api/failureText.ts'
import { MISSING_BAND } from '../bandMissing.ts'

/** Shown instead of the choice of a session (docs/product/bands.md "Applying"). */
export const NOT_RECRUITING = {
  title: '지금은 모집하지 않는 밴드예요',
  text: '모집이 다시 시작되면 조인할 수 있어요.',
}
export const OWN_BAND = {
  title: '자신의 밴드에는 지원할 수 없습니다.',
  text: '지원한 사람들은 JOIN 탭에서 볼 수 있어요.',
}

const JOIN_FAILED_TEXT = '조인하지 못했습니다. 다시 시도해 주세요.'
/** docs/product/bands.md "Applying". */
const LOGIN_TEXT = '로그인이 필요합니다.'

/** The text of a failure after which the member can try again. */
export function joinFailureText(failure: ApiError): string {
  if (isUnanswered(failure)) return OFFLINE_TEXT
  if (failure.kind === 'refused' && failure.status === 401) return LOGIN_TEXT
  return failureText(failure, JOIN_FAILED_TEXT)
}

/** The title and text of a failure after which trying again does not help; null for any other failure. */
export function finalWordOn(failure: ApiError): typeof NOT_RECRUITING | null {
  if (isRefusedWith(failure, 'BAND4004')) return MISSING_BAND
  return isRefusedWith(failure, 'BAND4002') ? OWN_BAND : null
}
