import { useEffect, useState } from 'react'
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '#contract/limits.ts'
import { whyWrongCharacters } from '../signup/signupRules.ts'

export const PASSWORD_HINT = '영문과 숫자 조합, 8~12자리'
/** As the server says it (AUTH4025). */
export const COMMON_PASSWORD_TEXT = '너무 흔한 비밀번호입니다. 다른 비밀번호를 정해 주세요.'
export const PASSWORDS_DIFFER_TEXT = '비밀번호가 일치하지 않습니다'

/** Whether a password is a common one (docs/product/auth.md "Common passwords"). */
export type IsCommon = (password: string) => boolean

/** docs/product/auth.md "Sign-up limits". The sentence to show, or null when the password may be set. */
export function whyPasswordInvalid(password: string, isCommon: IsCommon): string | null {
  const wrongCharacters = whyWrongCharacters(password)
  if (wrongCharacters) return wrongCharacters
  const rightLength = password.length >= PASSWORD_MIN_CHARS && password.length <= PASSWORD_MAX_CHARS
  if (!rightLength || !/[A-Za-z]/.test(password) || !/\d/.test(password)) return PASSWORD_HINT
  return isCommon(password) ? COMMON_PASSWORD_TEXT : null
}

/** Whether more typing would not make it right, so that it is said before the field is left. */
export const isWrongAtOnce = (password: string, isCommon: IsCommon): boolean =>
  whyWrongCharacters(password) !== null || isCommon(password)

const unknown: IsCommon = () => false

/** Until the list is loaded, and where it cannot be, only the server judges. */
export function useIsCommon(): IsCommon {
  const [isCommon, setIsCommon] = useState<IsCommon>(() => unknown)
  useEffect(() => {
    import('#contract/commonPasswords.ts').then(
      ({ isCommonPassword }) => setIsCommon(() => isCommonPassword),
      () => {},
    )
  }, [])
  return isCommon
}
