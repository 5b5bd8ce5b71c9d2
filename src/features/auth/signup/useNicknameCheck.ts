import { useRef, useState } from 'react'
import { asApiError } from '#src/api/apiError.ts'
import { useCheckNicknameMutation } from './signupApi.ts'
import { NICKNAME_TAKEN_TEXT, nicknameFailureText } from './signupFailure.ts'

export type NicknameVerdict =
  | { kind: 'unknown' }
  | { kind: 'checking' }
  | { kind: 'free' }
  | { kind: 'no'; text: string }

const UNKNOWN: NicknameVerdict = { kind: 'unknown' }

/** A7 about the nickname in the field. What is said of a text that has changed since is ignored. */
export function useNicknameCheck(initial: NicknameVerdict['kind'] & ('unknown' | 'free')) {
  const [verdict, setVerdict] = useState<NicknameVerdict>({ kind: initial })
  const [checkNickname] = useCheckNicknameMutation()
  const asked = useRef(0)

  const check = async (nickname: string) => {
    const turn = ++asked.current
    setVerdict({ kind: 'checking' })
    const answer = await checkNickname(nickname)
    if (turn !== asked.current) return
    if (answer.error) setVerdict({ kind: 'no', text: nicknameFailureText(asApiError(answer.error)) })
    else setVerdict(answer.data.available ? { kind: 'free' } : { kind: 'no', text: NICKNAME_TAKEN_TEXT })
  }

  /** The field was edited. */
  const forget = () => {
    asked.current += 1
    setVerdict(UNKNOWN)
  }

  return { verdict, check, forget }
}
