import { useDispatch } from 'react-redux'
import { asApiError } from '#src/api/apiError.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { useRequestChatMutation, useRequestFriendMutation } from '../membersApi.ts'
import {
  BEFRIENDED_TEXT,
  isAlreadyThere,
  REQUEST_SENT_TEXT,
  requestFailureText,
  type RequestKind,
} from './requestTexts.ts'

/** Sends F2 or CR1 and shows a toast with the outcome. */
export function useSendRequest(targetMemberId: number) {
  const dispatch = useDispatch()
  const [askFriend, friend] = useRequestFriendMutation()
  const [askChat, chat] = useRequestChatMutation()

  /** Resolves with whether there is a request now, sent or found. Never rejects. */
  async function send(kind: RequestKind, message: string): Promise<boolean> {
    const { data, error } = await (kind === 'friend' ? askFriend : askChat)({ targetMemberId, message })
    if (!error) {
      const text = data?.friends ? BEFRIENDED_TEXT : REQUEST_SENT_TEXT[kind]
      dispatch(toastShown({ text, tone: 'ok' }))
      return true
    }
    const failure = asApiError(error)
    dispatch(toastShown({ text: requestFailureText(failure), tone: 'error' }))
    return isAlreadyThere(failure)
  }

  return { send, isSending: friend.isLoading || chat.isLoading }
}
