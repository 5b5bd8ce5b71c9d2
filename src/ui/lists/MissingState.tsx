import type { ComponentProps } from 'react'
import { Button } from '../controls/Button.tsx'
import { ErrorState } from './ErrorState.tsx'

interface MissingStateProps extends Omit<ComponentProps<typeof ErrorState>, 'art' | 'action'> {
  onBack: () => void
}

/** What a page is about does not exist: a retry would not help, so there is only a way back. */
export function MissingState({ onBack, ...rest }: MissingStateProps) {
  return (
    <ErrorState
      {...rest}
      art="none"
      action={
        <Button size="m" onClick={onBack}>
          돌아가기
        </Button>
      }
    />
  )
}
