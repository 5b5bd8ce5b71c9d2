import { isRefusedWith, isUnanswered, type ApiError } from '#src/api/apiError.ts'
import { failureOrOfflineText, failureText, OFFLINE_TEXT, TOO_MANY_TEXT } from '#src/api/failureText.ts'
import { EMAIL_FORM_TEXT } from './signupRules.ts'

/** The texts of the steps (docs/product/auth.md "Sign-up"). */

export const EMAIL_MISSING_TEXT = '이메일 정보가 없습니다. 다시 시도해 주세요.'
export const EMAIL_MISSING_ON_RESEND_TEXT = '이메일 정보가 없습니다. 처음 단계에서 다시 시도해 주세요.'

/** On the code step when no code was sent since the proof of the e-mail was lost or refused (W13). */
export const PROOF_LAPSED_TEXT = '이메일 인증 시간이 지났어요. 인증번호를 다시 받아 주세요.'

/** A5. Only a taken e-mail is called taken (P30). An unreadable answer is the unknown error. */
export function sendCodeFailureText(error: ApiError): string {
  if (isRefusedWith(error, 'MEMBER4002')) return '이미 사용 중인 이메일입니다.'
  if (isRefusedWith(error, 'COMMON400')) return EMAIL_FORM_TEXT
  if (error.kind === 'broken' && error.status < 500) return '알 수 없는 오류가 발생했습니다.'
  return failureText(error, '이메일 인증코드 발송에 실패했습니다.')
}

/** A5, sent from the code step: one text for everything except 429 (P20). */
export function resendFailureText(error: ApiError): string {
  return error.kind === 'refused' && error.status === 429
    ? TOO_MANY_TEXT
    : '인증번호 재발송에 실패했습니다. 잠시 후 다시 시도해 주세요.'
}

/** A6. Without an answer the server is not to blame (P30). */
export const VERIFY_FAILURE_TEXT = '서버 오류로 인증에 실패했습니다.'
export const verifyFailureText = (error: ApiError) => failureOrOfflineText(error, VERIFY_FAILURE_TEXT)

/** A7. A nickname of the wrong form is shown as unavailable, like a taken one. */
export function nicknameFailureText(error: ApiError): string {
  if (isUnanswered(error)) return OFFLINE_TEXT
  if (error.kind === 'refused' && error.status === 400) return NICKNAME_TAKEN_TEXT
  return error.kind === 'refused' && error.status === 429 ? TOO_MANY_TEXT : '서버 오류가 발생했습니다.'
}
export const NICKNAME_TAKEN_TEXT = '사용 불가능한 닉네임입니다'
export const NICKNAME_FREE_TEXT = '사용 가능한 닉네임입니다'

/** A8. Shown and not only logged, so that the member knows why nothing happens. */
export function signUpFailureText(error: ApiError): string {
  return failureOrOfflineText(error, '가입하지 못했습니다. 잠시 후 다시 시도해 주세요.')
}

/** A8, refused for the consents: the sentence at that field. Null: refused for something else. */
export function consentFailureText(error: ApiError): string | null {
  if (error.kind !== 'refused') return null
  const [, text] = Object.entries(error.fields ?? {}).find(([field]) => /^consents\b/.test(field)) ?? []
  return text ?? null
}
