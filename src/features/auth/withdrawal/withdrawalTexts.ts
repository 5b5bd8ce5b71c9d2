import type { ApiError } from '#src/api/apiError.ts'
import { TOO_MANY_TEXT } from '#src/api/failureText.ts'

/** docs/product/settings.md "Withdrawal". */
export const NOT_LOGGED_IN_TEXT = '로그인이 필요합니다'
const NOT_ALLOWED_TEXT = '권한이 없습니다. 다시 로그인해주세요.'
const EXPIRED_TEXT = '인증이 만료되었습니다. 다시 로그인해주세요.'
const FAILURE_TEXT = '회원탈퇴 중 오류가 발생했습니다. 다시 시도해주세요.'

/** The texts of docs/product/settings.md "Withdrawal". 429 has the text of P20. */
export function withdrawalFailureText(error: ApiError): string {
  switch ('status' in error && error.status) {
    case 401:
      return EXPIRED_TEXT
    case 403:
      return NOT_ALLOWED_TEXT
    case 429:
      return TOO_MANY_TEXT
    default:
      return FAILURE_TEXT
  }
}
