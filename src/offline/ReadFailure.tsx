import type { ComponentProps } from 'react'
import { asApiError, isUnanswered } from '#src/api/apiError.ts'
import { useIsOnline } from '#src/lib/page/online.ts'
import { RetryState } from '#src/ui/lists/RetryState.tsx'
import { NothingReceived } from './NothingReceived.tsx'

interface ReadFailureProps extends ComponentProps<typeof RetryState> {
  error: unknown
  /** It is the place of the results of a search. */
  ofSearch?: boolean
}

/**
 * Shown for a screen whose content could not be read and is not kept either. Without a line it says that, and
 * what can be read meanwhile; the content is requested again when the line is back.
 */
export function ReadFailure({ error, ofSearch, ...rest }: ReadFailureProps) {
  const isOnline = useIsOnline()
  if (isOnline || !isUnanswered(asApiError(error))) return <RetryState {...rest} />
  return <NothingReceived level={rest.level} ofSearch={ofSearch} onRetry={rest.onRetry} />
}
