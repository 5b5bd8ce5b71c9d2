import { isRefusedWith, isUnanswered, type ApiError } from '#src/api/apiError.ts'
import { failureText, OFFLINE_TEXT } from '#src/api/failureText.ts'

/** The server's sentence, else `fallback`; no answer is called what it is (P30). */
export function passwordFailureText(error: ApiError, fallback: string): string {
  return isUnanswered(error) ? OFFLINE_TEXT : failureText(error, fallback)
}

export const SEND_FAILED_TEXT = '인증번호를 보내지 못했습니다. 잠시 후 다시 시도해 주세요.'
export const TRY_FAILED_TEXT = '인증번호를 확인하지 못했습니다. 잠시 후 다시 시도해 주세요.'
export const SET_FAILED_TEXT = '비밀번호를 바꾸지 못했습니다. 잠시 후 다시 시도해 주세요.'

/** A14: the proof is used, replaced or too old. */
export const isProofLapsed = (error: ApiError) => isRefusedWith(error, 'AUTH4023')
