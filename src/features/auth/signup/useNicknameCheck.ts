import { useRef, useState } from 'react'
import { asApiError } from '#src/api/apiError.ts'
import { useCheckNicknameMutation } from './signupApi.ts'
import { NICKNAME_TAKEN_TEXT, nicknameFailureText } from './signupFailure.ts'

type Verdict = 'unknown' | 'checking' | 'free'

/** A7 for the nickname in the field. The answer is ignored when the nickname was edited meanwhile. */
export function useNicknameCheck(initial: Exclude<Verdict, 'checking'>) {
  const [verdict, setVerdict] = useState<Verdict>(initial)
  const [checkNickname] = useCheckNicknameMutation()
  const asked = useRef(0)

  /**
   * Resolves with the reason why the nickname is unavailable; null when it is free or the answer is ignored.
   */
  const check = async (nickname: string): Promise<string | null> => {
    const turn = ++asked.current
    setVerdict('checking')
    const { data, error } = await checkNickname(nickname)
    if (turn !== asked.current) return null
    setVerdict(data?.available ? 'free' : 'unknown')
    if (error) return nicknameFailureText(asApiError(error))
    return data.available ? null : NICKNAME_TAKEN_TEXT
  }

  /** The field was edited. */
  const forget = () => {
    asked.current += 1
    setVerdict('unknown')
  }

  return { verdict, check, forget }
}
