import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { REPORT_REASONS } from '#contract/http/safety/reports.ts'
import { bands } from '#server/db/bandTables.ts'
import type { Tx } from '#server/db/db.ts'
import { cases, reports } from '#server/db/safetyTables.ts'
import { messages, participants } from '#server/db/schema.ts'
import { storeReport } from '#server/modules/safety/reports/reports.service.ts'
import { tellReported } from '#server/modules/safety/reports/telling.service.ts'
import data from './data/reports.json' with { type: 'json' }
import { readData } from './readData.ts'
import type { SampleClock } from './sampleClock.ts'

/** Something for moderators to decide. No log-in has reported, so that whoever tries one can. */
const REPORTS = readData(
  'reports.json',
  v.array(
    v.strictObject({
      from: v.string(),
      kind: v.picklist(['MEMBER', 'MESSAGE', 'BAND']),
      /** A nickname, what a message in a room of the reporter says, or the name of a band. */
      about: v.string(),
      reason: v.picklist(REPORT_REASONS),
      words: v.string(),
      minutesAgo: v.number(),
      /** When its case was closed without a measure. Absent: it is open. */
      dismissedMinutesAgo: v.optional(v.number()),
    }),
  ),
  data,
)

/** Members, bands and conversations have been inserted. */
export async function insertReports(
  tx: Tx,
  clock: SampleClock,
  memberIdOf: (nickname: string) => number,
): Promise<void> {
  for (const each of REPORTS.toSorted((one, other) => other.minutesAgo - one.minutesAgo)) {
    const { from, kind, about, reason, words, minutesAgo, dismissedMinutesAgo } = each
    const reporterId = memberIdOf(from)
    const targetId = kind === 'MEMBER' ? memberIdOf(about) : await targetIdOf(tx, kind, about, reporterId)
    const sent = { kind, targetId, reason, words }
    const reportId = await storeReport(tx, reporterId, sent, clock.minutesAgo(minutesAgo))
    if (reportId === null) throw new Error(`reports.json: ${from} reports ${about} twice`)
    if (dismissedMinutesAgo !== undefined) await dismiss(tx, reportId, clock.minutesAgo(dismissedMinutesAgo))
  }
}

async function targetIdOf(
  tx: Tx,
  kind: 'MESSAGE' | 'BAND',
  about: string,
  reporterId: number,
): Promise<number> {
  const [found] =
    kind === 'BAND'
      ? await tx.select({ id: bands.id }).from(bands).where(eq(bands.name, about))
      : await tx
          .select({ id: messages.id })
          .from(messages)
          .innerJoin(
            participants,
            and(eq(participants.roomId, messages.roomId), eq(participants.memberId, reporterId)),
          )
          .where(eq(messages.content, about))
  if (!found) throw new Error(`reports.json: there is no ${kind} ${about}`)
  return found.id
}

async function dismiss(tx: Tx, reportId: number, at: Date): Promise<void> {
  const [row] = await tx.select({ caseId: reports.caseId }).from(reports).where(eq(reports.id, reportId))
  const caseId = row!.caseId
  await tx
    .update(cases)
    .set({ state: 'CLOSED', decision: 'DISMISS', closedAt: at })
    .where(eq(cases.id, caseId))
  await tellReported(tx, caseId, at)
}
