import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { logProblem } from '#src/lib/log.ts'
import { RetryState } from '#src/ui/lists/RetryState.tsx'

/**
 * Shown for a screen that failed to render, or whose code could not be loaded (offline, or replaced by a
 * newer release).
 */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => logProblem('a screen could not be shown', error), [error])
  return (
    <RetryState
      level={1}
      title="화면을 열지 못했습니다."
      help="네트워크를 확인하고 다시 시도해 주세요."
      onRetry={() => location.reload()}
    />
  )
}
