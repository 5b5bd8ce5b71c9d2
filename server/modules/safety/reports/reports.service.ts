import type { AnswerOf, ParsedInputOf } from '#contract/call.ts'
import type { readReport as readReportCall, report as reportCall } from '#contract/http/safety/reports.ts'
import { REPORT_ANSWERED_SECONDS } from '#contract/limits.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { holdFiles } from '#server/files/shownFiles.ts'
import { AppError } from '#server/http/errors.ts'
import type { Once } from '#server/http/once/once.ts'
import { targetNameOf } from './evidence.present.ts'
import { readReported } from './evidence.service.ts'
import { holdCase, insertReport, selectOwnReport } from './reports.queries.ts'

/**
 * RP1. One transaction: what is reported is kept as it is at this moment, and the report joins the open case
 * of its member and reason. Nobody but the moderators learns of it.
 * @throws AppError COMMON400 one's own, or a SYSTEM line · MEMBER4004 · CHAT4004 unknown, or a room that the
 * reporter is not in · BAND4004 · REPORT4009
 */
export async function report(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  reporterId: number,
  sent: ParsedInputOf<typeof reportCall>,
  once: Once<AnswerOf<typeof reportCall>>,
): Promise<AnswerOf<typeof reportCall>> {
  return db.transaction(async (tx) => {
    await once.begin(tx)
    const reportId = await storeReport(tx, reporterId, sent, now())
    if (reportId === null) throw new AppError('REPORT4009')
    return once.keep(tx, { reportId })
  })
}

/** Null: the reporter's report of the same is still open. @throws AppError as `report`, but REPORT4009 */
export async function storeReport(
  tx: Tx,
  reporterId: number,
  { kind, targetId, reason, words }: ParsedInputOf<typeof reportCall>,
  at: Date,
): Promise<number | null> {
  await holdFiles(tx)
  const { memberId, evidence } = await readReported(tx, reporterId, kind, targetId)
  const dueAt = new Date(at.getTime() + REPORT_ANSWERED_SECONDS * 1000)
  const caseId = await holdCase(tx, { memberId, reason, kind, targetId, at, dueAt })
  return insertReport(tx, { caseId, reporterId, kind, targetId, words, evidence, createdAt: at })
}

/** RP2. @throws AppError REPORT4004 */
export async function readReport(
  { db }: Pick<Deps, 'db'>,
  reporterId: number,
  reportId: number,
): Promise<AnswerOf<typeof readReportCall>> {
  const row = await selectOwnReport(db, reporterId, reportId)
  if (row === null) throw new AppError('REPORT4004')
  const { kind, reason, evidence, createdAt, decision, closedAt } = row
  return {
    reportId,
    kind,
    targetName: targetNameOf(evidence),
    reason,
    createdAt: createdAt.toISOString(),
    outcome: decision && (decision === 'DISMISS' ? 'DISMISSED' : 'ACTED'),
    decidedAt: closedAt?.toISOString() ?? null,
  }
}
