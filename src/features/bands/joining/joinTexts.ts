import { type ApiError, isRefusedWith, isUnanswered } from '#src/api/apiError.ts'
import { failureText, OFFLINE_TEXT } from '#src/api/failureText.ts'
import { MISSING_BAND } from '../bandMissing.ts'

/** Said instead of a choice (ours). */
export const NOT_RECRUITING = {
  title: '지금은 모집하지 않는 밴드예요',
  text: '모집이 다시 시작되면 조인할 수 있어요.',
}
export const OWN_BAND = {
  title: '자신의 밴드에는 지원할 수 없습니다.',
  text: '지원한 사람들은 JOIN 탭에서 볼 수 있어요.',
}

const JOIN_FAILED_TEXT = '조인하지 못했습니다. 다시 시도해 주세요.'
/** docs/product/bands.md "Applying", as elsewhere. */
const LOGIN_TEXT = '로그인이 필요합니다.'

/** Why it did not work, where trying again may help. */
export function joinFailureText(failure: ApiError): string {
  if (isUnanswered(failure)) return OFFLINE_TEXT
  if (failure.kind === 'refused' && failure.status === 401) return LOGIN_TEXT
  return failureText(failure, JOIN_FAILED_TEXT)
}

/** The last word on a band, where there is nothing to try again. */
export function finalWordOn(failure: ApiError): typeof NOT_RECRUITING | null {
  if (isRefusedWith(failure, 'BAND4004')) return MISSING_BAND
  return isRefusedWith(failure, 'BAND4002') ? OWN_BAND : null
}
