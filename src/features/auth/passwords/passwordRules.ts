import { isCommonPassword } from '#contract/commonPasswords.ts'
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '#contract/limits.ts'
import { whyWrongCharacters } from '../signup/signupRules.ts'

export const PASSWORD_HINT = '영문과 숫자 조합, 8~12자리'
/** As the server says it (AUTH4025). */
export const COMMON_PASSWORD_TEXT = '너무 흔한 비밀번호입니다. 다른 비밀번호를 정해 주세요.'
export const PASSWORDS_DIFFER_TEXT = '비밀번호가 일치하지 않습니다'

/** docs/product/auth.md "Sign-up limits". The sentence to show, or null when the password may be set. */
export function whyPasswordInvalid(password: string): string | null {
  const wrongCharacters = whyWrongCharacters(password)
  if (wrongCharacters) return wrongCharacters
  const rightLength = password.length >= PASSWORD_MIN_CHARS && password.length <= PASSWORD_MAX_CHARS
  if (!rightLength || !/[A-Za-z]/.test(password) || !/\d/.test(password)) return PASSWORD_HINT
  return isCommonPassword(password) ? COMMON_PASSWORD_TEXT : null
}

/** Whether more typing would not make it right, so that it is said before the field is left. */
export const isWrongAtOnce = (password: string): boolean =>
  whyWrongCharacters(password) !== null || isCommonPassword(password)
