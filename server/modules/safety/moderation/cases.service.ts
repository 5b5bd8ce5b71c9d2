import type { AnswerOf, ParsedQueryOf } from '#contract/call.ts'
import { UNKNOWN_MEMBER_ID, UNKNOWN_MEMBER_NAME } from '#contract/http/chat/messages.ts'
import type {
  listCases as listCasesCall,
  readCase as readCaseCall,
} from '#contract/http/safety/moderation.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { presentEvidence } from '../reports/evidence.present.ts'
import { insertAction } from './actions.queries.ts'
import { presentCase } from './cases.present.ts'
import {
  countWaiting,
  markTaken,
  markWaiting,
  selectCase,
  selectCases,
  selectHolder,
  selectPast,
  selectReports,
  selectSubject,
} from './cases.queries.ts'
import { pageOf, ROWS_PER_PAGE } from './pages.ts'

/** How many earlier decisions MD2 tells. */
const PAST_MAX = 20

/** MD1. */
export async function listCases(
  { db }: Pick<Deps, 'db'>,
  { state, cursor }: ParsedQueryOf<typeof listCasesCall>,
): Promise<AnswerOf<typeof listCasesCall>> {
  const rows = await selectCases(db, state, cursor ?? null, ROWS_PER_PAGE + 1)
  const { page, nextCursor } = pageOf(rows, ({ caseId }) => caseId)
  return { cases: page.map(presentCase), nextCursor, counts: await countWaiting(db) }
}

/** MD2. @throws AppError CASE4004 */
export async function readCase(
  deps: Pick<Deps, 'db' | 'digest' | 'now'>,
  caseId: number,
  urlOf: UrlOf,
): Promise<AnswerOf<typeof readCaseCall>> {
  const { db } = deps
  const found = await selectCase(db, caseId)
  if (!found) throw new AppError('CASE4004')
  const { memberId } = found
  const member = memberId === null ? undefined : await selectSubject(db, memberId)
  const past = memberId === null ? [] : await selectPast(db, memberId, caseId, PAST_MAX)
  const reports = await selectReports(db, caseId)
  return {
    case: presentCase(found),
    member: {
      ...(member ?? NOBODY),
      imageUrl: urlOf(member?.imageUrl ?? null),
      joinedAt: (member?.joinedAt ?? found.openedAt).toISOString(),
    },
    reports: await Promise.all(
      reports.map(async ({ reporterName, createdAt, evidence, ...report }) => ({
        ...report,
        reporterName: reporterName ?? UNKNOWN_MEMBER_NAME,
        createdAt: createdAt.toISOString(),
        evidence: await presentEvidence(deps, evidence, urlOf),
      })),
    ),
    past: past.flatMap(({ decision, decidedAt, ...each }) =>
      decision && decidedAt ? [{ ...each, decision, decidedAt: decidedAt.toISOString() }] : [],
    ),
  }
}

/** A case without a member: they have been deleted, or it is about a room that nobody owns. */
const NOBODY = {
  memberId: UNKNOWN_MEMBER_ID,
  nickname: UNKNOWN_MEMBER_NAME,
  bands: 0,
  reports: 0,
  blockedBy: 0,
}

/** MD3. @throws AppError CASE4004 · CASE4009 another has it, or it is decided */
export async function takeCase(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  moderatorId: number,
  caseId: number,
  isTaken: boolean,
): Promise<void> {
  const createdAt = now()
  await db.transaction(async (tx) => {
    const hasChanged = await (isTaken ? markTaken : markWaiting)(tx, caseId, moderatorId)
    const found = await selectHolder(tx, caseId)
    if (!found) throw new AppError('CASE4004')
    if (hasChanged) {
      const action = isTaken ? 'TAKE' : 'RELEASE'
      const { memberId } = found
      await insertAction(tx, { moderatorId, action, memberId, caseId, reason: '', createdAt })
    } else if (
      found.state !== (isTaken ? 'TAKEN' : 'WAITING') ||
      (isTaken && found.moderatorId !== moderatorId)
    )
      throw new AppError('CASE4009')
  })
}
