import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { logProblem } from '#src/lib/log.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { NOT_READY_TEXT } from '../notReady.ts'

/**
 * 일정. P17: it is only logged, and a toast says that the feature is not ready. `roomId` is null in the demo.
 */
export function useScheduleLog(roomId: number | null): () => void {
  const dispatch = useDispatch()
  return useCallback(() => {
    logProblem('the schedule is not available yet', { roomId })
    dispatch(toastShown({ text: NOT_READY_TEXT, tone: 'error' }))
  }, [dispatch, roomId])
}
