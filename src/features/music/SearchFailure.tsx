import { asApiError, isUnanswered } from '#src/api/apiError.ts'
import { failureText, OFFLINE_TEXT } from '#src/api/failureText.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'

interface SearchFailureProps {
  error: unknown
  onRetry: () => void
  /** Used when the server sends no text. */
  fallback?: string
}

/** Replaces the results of a failed search. */
export function SearchFailure({ error, onRetry, fallback = '검색하지 못했습니다.' }: SearchFailureProps) {
  const failure = asApiError(error)
  const text = isUnanswered(failure) ? OFFLINE_TEXT : failureText(failure, fallback)
  return <ReadFailure ofSearch error={error} title={text} onRetry={onRetry} />
}
