import { useDispatch } from 'react-redux'
import { type ApiError, asApiError } from '#src/api/apiError.ts'
import { failureText, TOO_MANY_TEXT, unansweredText } from '#src/api/failureText.ts'
import { isOffline, NO_NETWORK_TEXT } from '#src/api/offline.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { useBlockMemberMutation, useUnblockMemberMutation } from './blocksApi.ts'

const BLOCK_FAILED_TEXT = '차단하지 못했습니다. 다시 시도해 주세요.'
const UNBLOCK_FAILED_TEXT = '차단을 풀지 못했습니다. 다시 시도해 주세요.'

export interface BlockTarget {
  memberId: number
  nickname: string
}

function whyNot(failure: ApiError, fallback: string): string {
  if ('status' in failure && failure.status === 429) return TOO_MANY_TEXT
  return unansweredText(failure) ?? failureText(failure, fallback)
}

/**
 * Blocks a member (BL2) or ends a block (BL3), and shows a toast with the outcome. Both resolve to whether it
 * is done, and never reject. Without a network the toast says so at once (P31). The question before it is
 * `BlockDialog`.
 */
export function useBlock() {
  const dispatch = useDispatch()
  const [blockMember, blocking] = useBlockMemberMutation()
  const [unblockMember, unblocking] = useUnblockMemberMutation()

  function told({ error }: { error?: unknown }, doneText: string, fallback: string): boolean {
    const failure = error === undefined ? null : asApiError(error)
    dispatch(
      toastShown(
        failure === null
          ? { text: doneText, tone: 'ok' }
          : { text: whyNot(failure, fallback), tone: 'error' },
      ),
    )
    return failure === null
  }

  function isPossible(): boolean {
    if (!isOffline()) return true
    dispatch(toastShown({ text: NO_NETWORK_TEXT, tone: 'error' }))
    return false
  }

  return {
    isBlocking: blocking.isLoading,
    isUnblocking: unblocking.isLoading,
    block: async ({ memberId, nickname }: BlockTarget): Promise<boolean> =>
      isPossible() && told(await blockMember(memberId), `${nickname}님을 차단했어요.`, BLOCK_FAILED_TEXT),
    unblock: async ({ memberId, nickname }: BlockTarget): Promise<boolean> =>
      isPossible() &&
      told(await unblockMember(memberId), `${nickname}님의 차단을 풀었어요.`, UNBLOCK_FAILED_TEXT),
  }
}
