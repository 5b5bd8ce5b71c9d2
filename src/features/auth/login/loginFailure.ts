import { isUnanswered, type ApiError } from '#src/api/apiError.ts'
import { failureText, OFFLINE_TEXT } from '#src/api/failureText.ts'
import type { Lapsed } from '#src/auth/authSlice.ts'

export const MISSING_FIELDS_TEXT = '이메일과 비밀번호를 모두 입력해주세요.'
const LAPSED_TEXT = '로그인이 만료되었어요.\n다시 로그인하면 이어서 쓸 수 있어요.'
const SUSPENDED_TEXT = '이용이 정지되어 로그아웃했어요.\n로그인하면 이유와 기간을 알려드려요.'

/** Why a member is at the log-in who has not logged out. */
export const lapsedText = ({ isSuspended }: Lapsed) => (isSuspended ? SUSPENDED_TEXT : LAPSED_TEXT)

const MISMATCH_TEXT = '아이디 또는 비밀번호가 맞지 않습니다.'
/** The statuses that mean a mismatch (P30). */
const MISMATCH = [400, 401, 404]
/** Shown when the server says nothing itself. */
const FAILURE_TEXT = '로그인하지 못했습니다. 잠시 후 다시 시도해 주세요.'

/**
 * Only a mismatch is called one. Every other failure says what it is: too many tries, a failure of the server,
 * or a missing answer (docs/product/auth.md "Log-in", P30).
 */
export function loginFailureText(error: ApiError): string {
  if (isUnanswered(error)) return OFFLINE_TEXT
  if (error.kind === 'refused' && MISMATCH.includes(error.status)) return MISMATCH_TEXT
  return failureText(error, FAILURE_TEXT)
}
