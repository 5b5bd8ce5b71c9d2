import { useDispatch } from 'react-redux'
import { type ApiError, asApiError, isRefusedWith, isUnanswered } from '#src/api/apiError.ts'
import { failureText, OFFLINE_TEXT, TOO_MANY_TEXT } from '#src/api/failureText.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { useEndOtherSessionsMutation, useEndSessionMutation } from './sessionsApi.ts'

const ENDED_TEXT = '로그아웃했습니다.'
const ALL_ENDED_TEXT = '다른 기기에서 모두 로그아웃했습니다.'
const ENDED_MEANWHILE_TEXT = '이미 로그아웃된 기기입니다.'
const FAILED_TEXT = '로그아웃하지 못했습니다. 다시 시도해 주세요.'

function whyNot(failure: ApiError): string {
  if (isUnanswered(failure)) return OFFLINE_TEXT
  return failure.status === 429 ? TOO_MANY_TEXT : failureText(failure, FAILED_TEXT)
}

/**
 * Logs other devices out (A10, A11) and shows a toast with the outcome. Both resolve to whether the question
 * can close; false when another attempt may help. Neither rejects.
 */
export function useEndSessions() {
  const dispatch = useDispatch()
  const [endSession, one] = useEndSessionMutation()
  const [endOtherSessions, others] = useEndOtherSessionsMutation()

  function told({ error }: { error?: unknown }, doneText: string): boolean {
    const failure = error === undefined ? null : asApiError(error)
    if (failure === null) {
      dispatch(toastShown({ text: doneText, tone: 'ok' }))
      return true
    }
    // this device has been logged out itself, and the log-in screen follows
    if (failure.kind === 'refused' && failure.status === 401) return true
    const isGone = isRefusedWith(failure, 'AUTH4004')
    dispatch(toastShown({ text: isGone ? ENDED_MEANWHILE_TEXT : whyNot(failure), tone: 'error' }))
    return isGone
  }

  return {
    isEnding: one.isLoading || others.isLoading,
    endOne: async (sessionId: string) => told(await endSession(sessionId), ENDED_TEXT),
    endOthers: async () => told(await endOtherSessions(), ALL_ENDED_TEXT),
  }
}
