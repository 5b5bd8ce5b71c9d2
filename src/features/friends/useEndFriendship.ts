import { useDispatch } from 'react-redux'
import { asApiError, isRefusedWith } from '#src/api/apiError.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { useEndFriendshipMutation } from './friendsApi.ts'

const ENDED_TEXT = '친구를 끊었습니다.'
/** The friendship was ended from the other side, or the other member has withdrawn. */
const ENDED_ALREADY_TEXT = '이미 친구가 아닙니다.'
const FAILED_TEXT = '친구를 끊지 못했습니다. 다시 시도해 주세요.'

/** Ends a friendship (F6) and shows a toast with the outcome. Never rejects. */
export function useEndFriendship() {
  const dispatch = useDispatch()
  const [endFriendship, { isLoading }] = useEndFriendshipMutation()

  async function end(friendId: number): Promise<void> {
    const { error } = await endFriendship(friendId)
    if (!error) dispatch(toastShown({ text: ENDED_TEXT, tone: 'ok' }))
    else if (isRefusedWith(asApiError(error), 'FRIEND4005'))
      dispatch(toastShown({ text: ENDED_ALREADY_TEXT, tone: 'ok' }))
    else dispatch(toastShown({ text: FAILED_TEXT, tone: 'error' }))
  }

  return { end, isEnding: isLoading }
}
