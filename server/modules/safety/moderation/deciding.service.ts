import type { ParsedInputOf } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import type { decideCase as decideCaseCall } from '#contract/http/safety/moderation.ts'
import type { Evidence } from '#contract/http/safety/reports.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { badFields } from '#server/http/parse.ts'
import { revokeFamiliesOf } from '../../auth/auth.queries.ts'
import { tellSessionsEnded } from '../../auth/sessions.service.ts'
import { tellMessagesChanged } from '../../chat/messages/changed.service.ts'
import { insertNotification, type NotificationRow } from '../../notifications/notifications.queries.ts'
import { tellNotified } from '../../notifications/notifications.service.ts'
import { publishReported, tellReported } from '../reports/telling.service.ts'
import { tellChatLimitsChanged } from '../sanctions/chatLimits.ts'
import { insertAction } from './actions.queries.ts'
import { selectHolder, selectReports } from './cases.queries.ts'
import {
  closeCase,
  holdCaseToDecide,
  holdSubject,
  insertHidden,
  insertSanction,
  takePicture,
} from './deciding.queries.ts'

type Decided = ParsedInputOf<typeof decideCaseCall>

/** What the transaction of a decision leaves to be told after its commit. */
interface Told {
  /** The BAN notification; null: nothing was decided against the member. */
  ban: NotificationRow | null
  reported: NotificationRow[]
  /** Messages that are hidden from now on. */
  hidden: number[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * MD4. One transaction closes the case and its reports, makes the sanction, hides what it hides, ends the
 * sessions of a suspended member, writes the notifications and the row of the audit log. Of several
 * moderators who decide at once, the first to lock the case wins.
 * @throws AppError COMMON400 what `why…` below names · CASE4004 · CASE4009
 */
export async function decideCase(
  deps: Deps,
  moderatorId: number,
  caseId: number,
  decided: Decided,
  urlForOthers: UrlOf,
): Promise<void> {
  const wrong = whyWrong(decided)
  if (wrong !== null) throw badFields(wrong)
  const at = deps.now()
  const subjectId = await subjectOf(deps, caseId)
  const told = await deps.db.transaction(async (tx) => {
    const subject = subjectId === null ? undefined : await holdSubject(tx, subjectId)
    const held = await holdCaseToDecide(tx, caseId)
    if (!held) throw new AppError('CASE4004')
    if (held.state === 'CLOSED') throw new AppError('CASE4009')
    const { decision, reason, days } = decided
    const evidence = (await selectReports(tx, caseId)).map((report) => report.evidence)
    await closeCase(tx, { caseId, moderatorId, decision, closedAt: at })
    const action = { moderatorId, action: 'DECIDE' as const, decision, caseId, reason, days, createdAt: at }
    if (decision === 'DISMISS') {
      await insertAction(tx, { ...action, memberId: subject ? subjectId : null })
      return { ban: null, reported: await tellReported(tx, caseId, at), hidden: [] }
    }
    // there is nobody to measure
    if (!subject || subjectId === null) throw badFields({ decision: FIELD_TEXT.notInList })
    const measure = { caseId, memberId: subjectId, moderatorId, decided, decision, at }
    const { sanctionId, hidden } = await storeSanction(tx, measure, evidence, subject.picture)
    await insertAction(tx, { ...action, memberId: subjectId, sanctionId })
    const ban = await insertNotification(tx, {
      type: 'BAN',
      receiverId: subjectId,
      message: reason,
      sanctionId,
      createdAt: at,
    })
    return { ban, reported: await tellReported(tx, caseId, at), hidden }
  })
  await tellDecided(deps, subjectId, decided, told, urlForOthers)
}

/** @throws AppError CASE4004 */
async function subjectOf({ db }: Pick<Deps, 'db'>, caseId: number): Promise<number | null> {
  const found = await selectHolder(db, caseId)
  if (!found) throw new AppError('CASE4004')
  return found.memberId
}

interface Measure {
  caseId: number
  memberId: number
  moderatorId: number
  decided: Decided
  decision: Exclude<Decided['decision'], 'DISMISS'>
  at: Date
}

async function storeSanction(
  tx: Tx,
  { caseId, memberId, moderatorId, decided, decision, at }: Measure,
  evidence: readonly Evidence[],
  picture: string | null,
): Promise<{ sanctionId: number; hidden: number[] }> {
  const { hide, days, reason } = decided
  const wrong = whyNotHidden(hide, memberId, evidence)
  if (wrong !== null) throw badFields(wrong)
  const hiddenPicture = hide.picture && showsPicture(evidence, picture) ? picture : null
  const sanctionId = await insertSanction(tx, {
    memberId,
    caseId,
    kind: decision,
    reason,
    moderatorId,
    startsAt: at,
    endsAt: days === null ? null : new Date(at.getTime() + days * DAY_MS),
    hiddenPicture,
  })
  if (hiddenPicture !== null) await takePicture(tx, memberId, hiddenPicture)
  if (decision === 'SUSPENSION') await revokeFamiliesOf(tx, memberId, 'suspension', at)
  return { sanctionId, hidden: await insertHidden(tx, sanctionId, hide.messageIds, at) }
}

/** The fields that do not fit the decision; null: all do. */
function whyWrong({ decision, days, hide }: Decided): Record<string, string> | null {
  const hidesSomething = hide.messageIds.length > 0 || hide.picture
  const mayHaveDays = decision === 'CHAT_LIMIT' || decision === 'SUSPENSION'
  if (!mayHaveDays && days !== null) return { days: FIELD_TEXT.notInList }
  if (decision === 'CHAT_LIMIT' && days === null) return { days: FIELD_TEXT.missing }
  if (decision === 'HIDDEN' && !hidesSomething) return { hide: FIELD_TEXT.missing }
  return decision === 'DISMISS' && hidesSomething ? { hide: FIELD_TEXT.notInList } : null
}

/**
 * What is to be hidden and is not the member's own in the evidence; null: all is. A message of another would
 * be hidden without a word to its writer.
 */
function whyNotHidden(
  hide: Decided['hide'],
  memberId: number,
  evidence: readonly Evidence[],
): Record<string, string> | null {
  const lines = evidence.flatMap((each) => ('lines' in each ? each.lines : []))
  const shown = new Set(lines.filter(({ senderId }) => senderId === memberId).map((line) => line.messageId))
  if (hide.messageIds.some((id) => !shown.has(id))) return { 'hide.messageIds': FIELD_TEXT.notInList }
  const hasPicture = evidence.some((each) => each.kind === 'MEMBER' && each.imageUrl !== null)
  return hide.picture && !hasPicture ? { 'hide.picture': FIELD_TEXT.notInList } : null
}

/** Whether the present picture is the reported one. */
const showsPicture = (evidence: readonly Evidence[], picture: string | null) =>
  picture !== null && evidence.some((each) => each.kind === 'MEMBER' && each.imageUrl === picture)

/** Never rejects: all of it is stored already. */
async function tellDecided(
  deps: Deps,
  subjectId: number | null,
  { decision }: Decided,
  { ban, reported, hidden }: Told,
  urlForOthers: UrlOf,
): Promise<void> {
  // first, because the sockets of a suspended member close
  if (ban !== null) await tellNotified(deps, ban.receiverId, ban, urlForOthers)
  await Promise.all([
    publishReported(deps, reported, urlForOthers),
    tellMessagesChanged(deps, hidden, urlForOthers),
    decision === 'CHAT_LIMIT' && tellChatLimitsChanged(deps),
    decision === 'SUSPENSION' && subjectId !== null && tellSessionsEnded(deps, subjectId),
  ])
}
