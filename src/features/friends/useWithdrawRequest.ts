import { useDispatch } from 'react-redux'
import { asApiError } from '#src/api/apiError.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { isRequestGone } from './answerTexts.ts'
import { useWithdrawFriendRequestMutation } from './friendsApi.ts'

const WITHDRAWN_TEXT = '친구 신청을 취소했습니다.'
const ANSWERED_MEANWHILE_TEXT = '이미 처리된 친구 신청입니다.'
const FAILED_TEXT = '친구 신청을 취소하지 못했습니다. 다시 시도해 주세요.'

/** Takes a request back (F5) and shows a toast with the outcome. Never rejects. */
export function useWithdrawRequest() {
  const dispatch = useDispatch()
  const [withdrawRequest, { isLoading }] = useWithdrawFriendRequestMutation()

  async function withdraw(friendRequestId: number): Promise<void> {
    const { error } = await withdrawRequest(friendRequestId)
    if (!error) {
      dispatch(toastShown({ text: WITHDRAWN_TEXT, tone: 'ok' }))
      return
    }
    const text = isRequestGone(asApiError(error)) ? ANSWERED_MEANWHILE_TEXT : FAILED_TEXT
    dispatch(toastShown({ text, tone: 'error' }))
  }

  return { withdraw, isWithdrawing: isLoading }
}
