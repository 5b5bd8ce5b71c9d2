import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { asApiError } from '#src/api/apiError.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { ANSWERED_TEXT, answerFailureText, type FriendAnswer } from './answerTexts.ts'
import { useAcceptFriendMutation, useRejectFriendMutation } from './friendsApi.ts'

const NONE: ReadonlyMap<number, FriendAnswer> = new Map()

/** Answers requests (F3, F4), several at once if need be, and says in a toast how each went. */
export function useAnswerRequests() {
  const dispatch = useDispatch()
  const [accept] = useAcceptFriendMutation()
  const [reject] = useRejectFriendMutation()
  const [answering, setAnswering] = useState(NONE)

  /** Never throws; while a request is being answered it is not answered again. */
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

  /** By the id of the request: how it is being answered. */
  return { answer, answering }
}
