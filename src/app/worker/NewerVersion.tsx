import { useDispatch } from 'react-redux'
import { Button } from '#src/ui/controls/Button.tsx'
import { ErrorState } from '#src/ui/lists/ErrorState.tsx'
import { updateTaken } from './updateSlice.ts'

/**
 * In the place of a screen whose file is gone, with the words of the bar, which `data-offers-version` hides.
 */
export function NewerVersion() {
  const dispatch = useDispatch()
  return (
    <ErrorState
      level={1}
      title="새 버전이 있어요"
      help="쓰던 글은 그대로 있어요"
      action={
        <Button data-offers-version size="m" onClick={() => dispatch(updateTaken())}>
          새로고침
        </Button>
      }
    />
  )
}
