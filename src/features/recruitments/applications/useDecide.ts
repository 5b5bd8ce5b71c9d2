import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { isRefusedWith } from '#src/api/apiError.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { useDecideApplicationsMutation } from '../recruitmentsApi.ts'
import type { Attempt, DecisionWords } from './applicants.ts'

/** The wording is fixed in docs/product/recruitments.md "Deciding". */
const FAILED_TEXT = '오류가 발생했습니다. 다시 시도해 주세요.'

const doneText = (count: number, status: Attempt['status']) =>
  `${count}명을 ${status === 'PASS' ? '합격' : '불합격'} 처리했습니다.`

/**
 * Passes or fails applicants (RC5). A failure is shown in a toast, and by `attempt`, which stays on screen.
 */
export function useDecide(bandId: number) {
  const dispatch = useDispatch()
  const [decide, { isLoading, originalArgs }] = useDecideApplicationsMutation()
  const [attempt, setAttempt] = useState<Attempt | null>(null)

  return {
    /** The decision being sent; null: none. */
    sending: isLoading ? (originalArgs?.status ?? null) : null,
    attempt,
    forget: () => setAttempt(null),
    /** Resolves to whether all applicants are decided. */
    async decide(
      roomIds: readonly number[],
      status: Attempt['status'],
      { message, closesSessions }: DecisionWords,
    ): Promise<boolean> {
      setAttempt(null)
      const closesSession = status === 'PASS' && closesSessions
      const { data } = await decide({ bandId, roomIds, status, message, closesSession })
      if (data?.failed.length === 0) {
        dispatch(toastShown({ text: doneText(roomIds.length, status), tone: 'ok' }))
        return true
      }
      const decidedBefore = data?.failed.filter(({ error }) => isRefusedWith(error, 'APPLICATION4009')) ?? []
      setAttempt({ roomIds, status, decidedBefore: new Set(decidedBefore.map(({ id }) => id)) })
      dispatch(toastShown({ text: FAILED_TEXT, tone: 'error' }))
      return false
    },
  }
}
