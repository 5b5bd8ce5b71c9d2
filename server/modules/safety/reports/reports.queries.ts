import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { ReportKind, ReportReason } from '#contract/http/safety/reports.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { cases, reports } from '#server/db/safetyTables.ts'
import type { StoredEvidence } from './evidence.present.ts'

const NAMELESS_CASE_LOCK = 4_804_294

interface Wanted {
  /** Null: nobody, so the case is about this one target. */
  memberId: number | null
  reason: ReportReason
  kind: ReportKind
  targetId: number
  at: Date
  dueAt: Date
}

/**
 * The open case of the member and reason, or of the target where there is no member; opened if there is none.
 * It stays open until the transaction ends: a decision waits, and then knows the new report too. Of two
 * transactions that open the same one, the second waits and joins it (`cases_open`).
 */
export async function holdCase(tx: Tx, wanted: Wanted): Promise<number> {
  const { memberId, reason, kind, targetId, at, dueAt } = wanted
  if (memberId === null)
    await tx.execute(
      sql`select pg_advisory_xact_lock(${NAMELESS_CASE_LOCK}::integer, hashtext(${`${kind}:${targetId}`}::text))`,
    )
  for (;;) {
    const open = await selectOpenCase(tx, wanted)
    if (open !== null) return open
    const [opened] = await tx
      .insert(cases)
      .values({ memberId, reason, openedAt: at, dueAt })
      .onConflictDoNothing()
      .returning({ id: cases.id })
    if (opened) return opened.id
    // somebody else has opened it, and it may be decided by now
  }
}

async function selectOpenCase(tx: Tx, { memberId, reason, kind, targetId }: Wanted): Promise<number | null> {
  const about =
    memberId === null
      ? and(
          isNull(cases.memberId),
          sql`exists (select from ${reports} r where r.case_id = ${cases.id} and r.kind = ${kind} and r.target_id = ${targetId}::bigint)`,
        )
      : eq(cases.memberId, memberId)
  const [found] = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(about, eq(cases.reason, reason), ne(cases.state, 'CLOSED')))
    .limit(1)
    .for('share')
  return found?.id ?? null
}

interface NewReport {
  caseId: number
  reporterId: number
  kind: ReportKind
  targetId: number
  words: string
  evidence: StoredEvidence
  createdAt: Date
}

/** Null: the reporter's report of the same is still open (`reports_same`). */
export async function insertReport(tx: Tx, report: NewReport): Promise<number | null> {
  const [stored] = await tx.insert(reports).values(report).onConflictDoNothing().returning({ id: reports.id })
  return stored?.id ?? null
}

/** Null: unknown, or another member's. */
export async function selectOwnReport(db: Db, reporterId: number, reportId: number) {
  const [row] = await db
    .select({
      reportId: reports.id,
      kind: reports.kind,
      evidence: sql<StoredEvidence>`${reports.evidence}`,
      createdAt: reports.createdAt,
      reason: cases.reason,
      decision: cases.decision,
      closedAt: cases.closedAt,
    })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(and(eq(reports.id, reportId), eq(reports.reporterId, reporterId)))
  return row ?? null
}

/** Ends the reports of a decided case. Resolves with those that were open, the newest first. */
export async function closeReports(tx: Tx, caseId: number) {
  const closed = await tx
    .update(reports)
    .set({ isOpen: false })
    .where(and(eq(reports.caseId, caseId), eq(reports.isOpen, true)))
    .returning({ reportId: reports.id, reporterId: reports.reporterId })
  return closed.toSorted((one, other) => other.reportId - one.reportId)
}
