import { failureHelp } from '#src/api/failureText.ts'
import { RetryState } from '#src/ui/lists/RetryState.tsx'

/** For the list and for a single notification, which is read with the list. */
export function NotificationsFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <RetryState title="알림을 불러오지 못했습니다." help={failureHelp(error)} onRetry={onRetry} />
}
