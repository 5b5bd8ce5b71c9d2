import { useDispatch } from 'react-redux'
import { asApiError } from '#src/api/apiError.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { useRequestChatMutation, useRequestFriendMutation } from '../membersApi.ts'
import { REQUEST_SENT_TEXT, requestFailureText, type RequestKind } from './requestTexts.ts'

/** Sends F2 or CR1 and shows a toast with the outcome. Never rejects. */
export function useSendRequest(targetMemberId: number) {
  const dispatch = useDispatch()
  const [askFriend, friend] = useRequestFriendMutation()
  const [askChat, chat] = useRequestChatMutation()

  async function send(kind: RequestKind, message: string): Promise<void> {
    const { error } = await (kind === 'friend' ? askFriend : askChat)({ targetMemberId, message })
    dispatch(
      toastShown(
        error
          ? { text: requestFailureText(asApiError(error)), tone: 'error' }
          : { text: REQUEST_SENT_TEXT[kind], tone: 'ok' },
      ),
    )
  }

  return { send, isSending: friend.isLoading || chat.isLoading }
}
