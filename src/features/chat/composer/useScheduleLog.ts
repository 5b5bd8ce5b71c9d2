import { useCallback } from 'react'
import { logProblem } from '#src/lib/log.ts'
import { useNotReady } from '../useNotReady.ts'

/**
 * 일정. P17: it is only logged, and a toast says that the feature is not ready. `roomId` is null in the demo.
 */
export function useScheduleLog(roomId: number | null): () => void {
  const sayNotReady = useNotReady()
  return useCallback(() => {
    logProblem('the schedule is not available yet', { roomId })
    sayNotReady()
  }, [sayNotReady, roomId])
}
