import type { ComponentProps } from 'react'
import { Button } from '../controls/Button.tsx'
import { ErrorState } from './ErrorState.tsx'

interface RetryStateProps extends Omit<ComponentProps<typeof ErrorState>, 'action'> {
  onRetry: () => void
}

/** Shown when something could not be loaded, with a button to retry. */
export function RetryState({ onRetry, ...rest }: RetryStateProps) {
  return (
    <ErrorState
      {...rest}
      action={
        <Button size="m" onClick={onRetry}>
          다시 시도
        </Button>
      }
    />
  )
}
