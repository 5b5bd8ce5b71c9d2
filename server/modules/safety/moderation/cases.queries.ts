import { and, asc, count, desc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CaseState } from '#contract/http/safety/moderation.ts'
import type { Evidence, ReportKind } from '#contract/http/safety/reports.ts'
import { applications, bands } from '#server/db/bandTables.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { blocks, cases, objections, reports } from '#server/db/safetyTables.ts'
import { members } from '#server/db/schema.ts'

const subject = alias(members, 'subject')
const moderator = alias(members, 'moderator')

const CASE_COLUMNS = {
  caseId: cases.id,
  state: cases.state,
  reason: cases.reason,
  memberId: cases.memberId,
  nickname: subject.nickname,
  kind: sql<ReportKind>`(
    select r.kind from ${reports} r where r.case_id = ${cases.id} order by r.id desc limit 1)`,
  targets: sql`(
    select count(distinct (r.kind, r.target_id)) from ${reports} r where r.case_id = ${cases.id})`.mapWith(
    Number,
  ),
  /** Deleted reporters count as one each. */
  reporters: sql`(
    select count(distinct coalesce(r.reporter_id, -r.id)) from ${reports} r
    where r.case_id = ${cases.id})`.mapWith(Number),
  /** Null: deleted. */
  firstReporter: sql<string | null>`(
    select m.nickname from ${reports} r left join ${members} m on m.id = r.reporter_id
    where r.case_id = ${cases.id} order by r.id limit 1)`,
  openedAt: cases.openedAt,
  dueAt: cases.dueAt,
  moderator: { memberId: moderator.id, nickname: moderator.nickname },
  decision: cases.decision,
  closedAt: cases.closedAt,
}

const selectAll = (db: Db) =>
  db
    .select(CASE_COLUMNS)
    .from(cases)
    .leftJoin(subject, eq(subject.id, cases.memberId))
    .leftJoin(moderator, eq(moderator.id, cases.moderatorId))

export type CaseFacts = Awaited<ReturnType<typeof selectAll>>[number]

/**
 * CLOSED by the time of the decision, newest first; the others by the time left, the most urgent first.
 * `cursor` is the id of the last case of the page before, in whatever state it is by now; null: from the
 * start.
 */
export async function selectCases(
  db: Db,
  state: CaseState,
  cursor: number | null,
  limit: number,
): Promise<CaseFacts[]> {
  const isClosed = state === 'CLOSED'
  const at = isClosed ? cases.closedAt : cases.dueAt
  const [order, is] = isClosed ? [desc, sql.raw('<')] : [asc, sql.raw('>')]
  const beyond: SQL | undefined =
    cursor === null
      ? undefined
      : sql`(${at}, ${cases.id}) ${is} (
          select ${sql.identifier(at.name)}, id from ${cases} as last where id = ${cursor})`
  return selectAll(db)
    .where(and(eq(cases.state, state), beyond))
    .orderBy(order(at), order(cases.id))
    .limit(limit)
}

export async function selectCase(db: Db, caseId: number): Promise<CaseFacts | undefined> {
  const [row] = await selectAll(db).where(eq(cases.id, caseId))
  return row
}

/** Of all cases and objections that wait for a moderator. */
export async function countWaiting(db: Db) {
  const states = await db
    .select({ state: cases.state, count: count() })
    .from(cases)
    .where(ne(cases.state, 'CLOSED'))
    .groupBy(cases.state)
  const of = (wanted: CaseState) => states.find(({ state }) => state === wanted)?.count ?? 0
  return {
    waiting: of('WAITING'),
    taken: of('TAKEN'),
    objections: await db.$count(objections, eq(objections.state, 'OPEN')),
  }
}

/** Undefined: deleted. */
export async function selectSubject(db: Db, memberId: number) {
  const [row] = await db
    .select({
      memberId: members.id,
      nickname: members.nickname,
      imageUrl: members.profileImageUrl,
      joinedAt: members.createdAt,
      /** Those that the member manages or was accepted into, until they end. */
      bands: sql`(
        select count(*) from ${bands} b where b.status <> 'ENDED' and (
          b.manager_id = ${memberId}::bigint or b.id in (
            select a.band_id from ${applications} a
            where a.applicant_id = ${memberId}::bigint and a.pass_fail = 'PASS')))`.mapWith(Number),
      reports: sql`(
        select count(*) from ${reports} r join ${cases} c on c.id = r.case_id
        where c.member_id = ${memberId}::bigint)`.mapWith(Number),
      blockedBy: db.$count(blocks, eq(blocks.blockedId, memberId)),
    })
    .from(members)
    .where(eq(members.id, memberId))
  return row
}

/** Oldest first. The evidence holds paths. */
export async function selectReports(db: Db, caseId: number) {
  return db
    .select({
      reportId: reports.id,
      /** Null: deleted. */
      reporterName: members.nickname,
      words: reports.words,
      createdAt: reports.createdAt,
      evidence: sql<Evidence>`${reports.evidence}`,
    })
    .from(reports)
    .leftJoin(members, eq(members.id, reports.reporterId))
    .where(eq(reports.caseId, caseId))
    .orderBy(reports.id)
}

/** The decisions of other cases about the member, newest first. */
export async function selectPast(db: Db, memberId: number, exceptCaseId: number, limit: number) {
  return db
    .select({
      caseId: cases.id,
      decision: cases.decision,
      reason: cases.reason,
      decidedAt: cases.closedAt,
    })
    .from(cases)
    .where(and(eq(cases.memberId, memberId), eq(cases.state, 'CLOSED'), ne(cases.id, exceptCaseId)))
    .orderBy(desc(cases.closedAt), desc(cases.id))
    .limit(limit)
}

/** False: decided, another moderator has it, or unknown. */
export async function markTaken(tx: Tx, caseId: number, moderatorId: number): Promise<boolean> {
  const isFree = or(
    eq(cases.state, 'WAITING'),
    // its moderator has been deleted
    and(eq(cases.state, 'TAKEN'), isNull(cases.moderatorId)),
  )
  const rows = await tx
    .update(cases)
    .set({ state: 'TAKEN', moderatorId })
    .where(and(eq(cases.id, caseId), isFree))
    .returning({ id: cases.id })
  return rows.length > 0
}

/** False: this moderator does not have it. */
export async function markWaiting(tx: Tx, caseId: number, moderatorId: number): Promise<boolean> {
  const rows = await tx
    .update(cases)
    .set({ state: 'WAITING', moderatorId: null })
    .where(and(eq(cases.id, caseId), eq(cases.state, 'TAKEN'), eq(cases.moderatorId, moderatorId)))
    .returning({ id: cases.id })
  return rows.length > 0
}

/** Undefined: no such case. */
export async function selectHolder(db: Db, caseId: number) {
  const [row] = await db
    .select({ state: cases.state, moderatorId: cases.moderatorId, memberId: cases.memberId })
    .from(cases)
    .where(eq(cases.id, caseId))
  return row
}
