import type { ComponentProps } from 'react'
import { EmptyState } from './EmptyState.tsx'

type ErrorStateProps = Omit<ComponentProps<typeof EmptyState>, 'art'> & {
  art?: 'string' | 'none' | { src: string }
}

/**
 * What happened and one next step. Announced at once, because it replaces what the member was waiting for.
 */
export function ErrorState({ art = 'string', ...rest }: ErrorStateProps) {
  return (
    <div role="alert" css={{ flex: 1, display: 'flex' }}>
      <EmptyState art={art} {...rest} />
    </div>
  )
}
