import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { asApiError } from '#src/api/apiError.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { ANSWERED_TEXT, answerFailureText, type FriendAnswer } from './answerTexts.ts'
import { useAcceptFriendMutation, useRejectFriendMutation } from './friendsApi.ts'

const NONE: ReadonlyMap<number, FriendAnswer> = new Map()

/** Answers requests (F3, F4), several at a time, each with a toast about the outcome. */
export function useAnswerRequests() {
  const dispatch = useDispatch()
  const [accept] = useAcceptFriendMutation()
  const [reject] = useRejectFriendMutation()
  const [answering, setAnswering] = useState(NONE)

  /** Never rejects. Ignores a request that is being answered already. */
  async function answer(friendRequestId: number, how: FriendAnswer): Promise<void> {
    if (answering.has(friendRequestId)) return
    setAnswering((known) => new Map(known).set(friendRequestId, how))
    const { error } = await (how === 'accept' ? accept : reject)(friendRequestId)
    setAnswering((known) => new Map([...known].filter(([id]) => id !== friendRequestId)))
    dispatch(
      toastShown(
        error
          ? { text: answerFailureText(asApiError(error), how), tone: 'error' }
          : { text: ANSWERED_TEXT[how], tone: 'ok' },
      ),
    )
  }

  /** `answering`: the answer being sent, by request id. */
  return { answer, answering }
}
