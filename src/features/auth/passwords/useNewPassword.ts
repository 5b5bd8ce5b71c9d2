import { useState } from 'react'
import { isWrongAtOnce, PASSWORDS_DIFFER_TEXT, useIsCommon, whyPasswordInvalid } from './passwordRules.ts'

/** The two fields of a new password, for `NewPasswordFields`, and what `useForm` is told about them. */
export function useNewPassword() {
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const isCommon = useIsCommon()
  const invalid = whyPasswordInvalid(password, isCommon)
  const isSame = repeated === password
  return {
    password,
    setPassword,
    repeated,
    setRepeated,
    /** Whether the password may be sent. */
    isReady: invalid === null && isSame,
    isValid: invalid === null,
    errors: {
      password: password === '' ? null : invalid,
      repeated: repeated !== '' && !isSame ? PASSWORDS_DIFFER_TEXT : null,
    },
    atOnce: {
      password: isWrongAtOnce(password, isCommon),
      // not while it may still become the same
      repeated: !password.startsWith(repeated),
    },
  }
}

export type NewPassword = ReturnType<typeof useNewPassword>
export type NewPasswordField = keyof NewPassword['errors']
