import { is } from 'valibot'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { AGE_MAX_YEARS, AGE_MIN_YEARS, NICKNAME_MAX_CHARS, NICKNAME_MIN_CHARS } from '#contract/limits.ts'
import { Email } from '#contract/scalars.ts'

/**
 * The rules of docs/product/auth.md "Sign-up limits" and docs/interface.md "Typing Hangul". Each returns the
 * sentence to show, or null when the text is valid.
 */

export const NICKNAME_HINT = '영문/숫자 가능, 2~10자'
const LETTERS_AND_DIGITS_ONLY = '영문과 숫자만 사용할 수 있습니다.'

const lettersAndDigits = /^[A-Za-z\d]*$/

/** The one rule that is applied while the member is typing. */
export function whyWrongCharacters(text: string): string | null {
  return lettersAndDigits.test(text) ? null : LETTERS_AND_DIGITS_ONLY
}

export function whyNicknameInvalid(nickname: string): string | null {
  const wrongCharacters = whyWrongCharacters(nickname)
  if (wrongCharacters) return wrongCharacters
  return nickname.length >= NICKNAME_MIN_CHARS && nickname.length <= NICKNAME_MAX_CHARS ? null : NICKNAME_HINT
}

export function whyAgeInvalid(age: string): string | null {
  if (!/^\d{1,3}$/.test(age) || Number(age) > AGE_MAX_YEARS)
    return `0부터 ${AGE_MAX_YEARS}까지의 숫자를 입력해 주세요.`
  return Number(age) < AGE_MIN_YEARS ? FIELD_TEXT.tooYoung : null
}

export const EMAIL_FORM_TEXT = '이메일 형식이 올바르지 않습니다.'

/** The same schema as the server. */
export function whyEmailInvalid(email: string): string | null {
  return is(Email, email) ? null : EMAIL_FORM_TEXT
}
