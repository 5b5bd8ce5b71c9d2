import { isUnanswered, type ApiError } from '#src/api/apiError.ts'
import { OFFLINE_TEXT, TOO_MANY_TEXT } from '#src/api/failureText.ts'

export const MISSING_FIELDS_TEXT = '이메일과 비밀번호를 모두 입력해주세요.'
const FAILURE_TEXT = '아이디 또는 비밀번호가 맞지 않습니다.'

/**
 * One text for every answered failure (docs/product/auth.md "Log-in") except 429, which has its own (P20).
 * Without an answer the text must not blame the password.
 */
export function loginFailureText(error: ApiError): string {
  if (isUnanswered(error)) return OFFLINE_TEXT
  return error.kind === 'refused' && error.status === 429 ? TOO_MANY_TEXT : FAILURE_TEXT
}
