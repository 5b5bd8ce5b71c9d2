import type { ComponentProps } from 'react'
import { EmptyState } from './EmptyState.tsx'

type ErrorStateProps = Omit<ComponentProps<typeof EmptyState>, 'art'> & { art?: 'string' | 'none' }

/** What happened and one way out. Spoken at once, because it replaces what somebody was waiting for. */
export function ErrorState({ art = 'string', ...rest }: ErrorStateProps) {
  return (
    <div role="alert" css={{ flex: 1, display: 'flex' }}>
      <EmptyState art={art} {...rest} />
    </div>
  )
}
