import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useRouteError } from 'react-router-dom'
import { logProblem } from '#src/lib/log.ts'
import { RetryState } from '#src/ui/lists/RetryState.tsx'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'
import { selectIsUpdateOffered } from '../worker/updateOffer.ts'

/** There already when it is needed: the part of the store that offers the version has loaded it. */
const NewerVersion = loadedWhenShown(() =>
  import('../worker/updatePart.ts').then((part) => part.NewerVersion),
)

/** Not part of the first load. */
const OfflineError = loadedWhenShown<{ error: unknown }>(
  () => import('./OfflineError.tsx').then((part) => part.OfflineError),
  RouteFailed,
)

/**
 * Shown for a screen that failed to render, or whose code could not be loaded: offline, or replaced by a
 * newer release, which is then offered as soon as it is on the device.
 */
export function RouteError() {
  const error = useRouteError()
  const isUpdateOffered = useSelector(selectIsUpdateOffered)
  const [wasOnline] = useState(navigator.onLine)
  useEffect(() => logProblem('a screen could not be shown', error), [error])
  if (isUpdateOffered) return <NewerVersion />
  return wasOnline ? <RouteFailed /> : <OfflineError error={error} />
}

export function RouteFailed() {
  return (
    <RetryState
      level={1}
      title="화면을 열지 못했습니다."
      help="네트워크를 확인하고 다시 시도해 주세요."
      onRetry={() => location.reload()}
    />
  )
}
