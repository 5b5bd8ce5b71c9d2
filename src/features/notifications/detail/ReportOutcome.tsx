import type { Notification } from '#contract/http/notifications/notifications.ts'
import { ReportResult } from '#src/features/safety/public.ts'
import { EntryBanner } from '../EntryBanner.tsx'
import { useMarkRead } from '../useMarkRead.ts'

interface ReportOutcomeProps {
  notification: Notification
  reportId: number
  onBack: () => void
}

/** A REPORT notification: what came of the member's own report. */
export function ReportOutcome({ notification, reportId, onBack }: ReportOutcomeProps) {
  useMarkRead(notification)
  return (
    <>
      <EntryBanner notification={notification} />
      <ReportResult reportId={reportId} onBack={onBack} />
    </>
  )
}
