import { failureHelp } from '#src/api/failureText.ts'
import { RetryState } from '#src/ui/lists/RetryState.tsx'

/** Of the list, and of one notification, which is read with all others. */
export function NotificationsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <RetryState title="알림을 불러오지 못했습니다." help={failureHelp(error)} onRetry={onRetry} />
}
