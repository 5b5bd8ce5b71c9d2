import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import {
  insertNotification,
  type NotificationRow,
} from '#server/modules/notifications/notifications.queries.ts'
import { tellNotified } from '#server/modules/notifications/notifications.service.ts'
import { closeReports } from './reports.queries.ts'

/**
 * Ends the reports of a case that this transaction has just closed (MD4), and writes one REPORT notification
 * for each member who reported, about their newest report. RP2 reads the outcome from the case's decision.
 * Pass the result to `publishReported` after the commit.
 */
export async function tellReported(tx: Tx, caseId: number, at: Date): Promise<NotificationRow[]> {
  const newest = new Map<number, number>()
  for (const { reportId, reporterId } of await closeReports(tx, caseId))
    if (reporterId !== null && !newest.has(reporterId)) newest.set(reporterId, reportId)
  const told: NotificationRow[] = []
  for (const [receiverId, reportId] of newest) {
    const row = await insertNotification(tx, { type: 'REPORT', receiverId, reportId, createdAt: at })
    if (row !== null) told.push(row)
  }
  return told
}

/** Never rejects: the notifications are stored, and the next N1 returns them. */
export async function publishReported(
  deps: Pick<Deps, 'bus' | 'log' | 'onPushNews'>,
  told: readonly NotificationRow[],
  urlForOthers: UrlOf,
): Promise<void> {
  await Promise.all(told.map((row) => tellNotified(deps, row.receiverId, row, urlForOthers)))
}
