import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useRouteError } from 'react-router-dom'
import { logProblem } from '#src/lib/log.ts'
import { useIsOnline } from '#src/lib/page/online.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ErrorState } from '#src/ui/lists/ErrorState.tsx'
import { RetryState } from '#src/ui/lists/RetryState.tsx'
import { loadedWhenShown } from '#src/ui/overlays/loadedLate.ts'
import { selectIsUpdateOffered, updateTaken } from '../worker/updateSlice.ts'

const reload = () => location.reload()

/** Most screens have loaded it; it is not part of the first load. */
const NothingReceived = loadedWhenShown(
  () => import('#src/offline/NothingReceived.tsx').then((part) => part.NothingReceived),
  Failed,
)

/**
 * Shown for a screen that failed to render, or whose code could not be loaded: offline, or replaced by a newer
 * release, which is then offered as soon as it is on the device. A screen that only waits for a line is loaded
 * when the line is back.
 */
export function RouteError() {
  const error = useRouteError()
  const isOnline = useIsOnline()
  const wasOnline = useRef(isOnline)
  const isUpdateOffered = useSelector(selectIsUpdateOffered)
  const isUnloaded = isOfLoading(error)
  useEffect(() => logProblem('a screen could not be shown', error), [error])
  useEffect(() => {
    if (isOnline && !wasOnline.current && isUnloaded) reload()
    wasOnline.current = isOnline
  }, [isOnline, isUnloaded])
  if (isUpdateOffered) return <NewerVersion />
  return !isOnline && isUnloaded ? <NothingReceived level={1} onRetry={reload} /> : <Failed />
}

/** The browsers word it differently; all of them say that a module was imported. */
const isOfLoading = (error: unknown) => error instanceof TypeError && /import/i.test(error.message)

function Failed() {
  return (
    <RetryState
      level={1}
      title="화면을 열지 못했습니다."
      help="네트워크를 확인하고 다시 시도해 주세요."
      onRetry={reload}
    />
  )
}

/** The words of the bar over the tabs, because some screens have no tabs. */
function NewerVersion() {
  const dispatch = useDispatch()
  return (
    <ErrorState
      level={1}
      title="새 버전이 있어요"
      help="쓰던 글은 그대로 있어요"
      action={
        <Button size="m" onClick={() => dispatch(updateTaken())}>
          새로고침
        </Button>
      }
    />
  )
}
