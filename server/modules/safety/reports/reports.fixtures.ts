import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import { readReport, report } from '#contract/http/safety/reports.ts'
import { cases, reports } from '#server/db/safetyTables.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { TestMember } from '#server/testing/members.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { presentEvidence, type StoredEvidence } from './evidence.present.ts'
import { publishReported, tellReported } from './telling.service.ts'

type Sent = InputOf<typeof report>

const asStored: UrlOf = (path) => path

/** Helpers for tests of reports. */
export function reportsTest(server: TestServer) {
  const { db, now } = server.deps
  const ask = (as: TestMember, body: Omit<Sent, 'reason'> & Partial<Pick<Sent, 'reason'>>, key?: string) =>
    server.call(report, { as, body: { reason: 'ABUSE', ...body }, ...(key && { key }) })

  return {
    ask,
    /** The code of the refusal; undefined stands for none. */
    refusalOf: async (...asked: Parameters<typeof ask>) => {
      const { status, code } = await ask(...asked)
      return status === 200 ? undefined : code
    },
    /** Reports, and resolves with the id. */
    reported: async (...asked: Parameters<typeof ask>) => (await ask(...asked)).value.reportId,
    read: (as: TestMember, reportId: number) => server.call(readReport, { as, path: { reportId } }),
    rows: () => db.select().from(reports).orderBy(reports.id),
    cases: () => db.select().from(cases).orderBy(cases.id),
    /** The evidence as the moderators get it. */
    async evidenceOf(reportId: number, urlOf: UrlOf = asStored) {
      const [row] = await db.select().from(reports).where(eq(reports.id, reportId))
      return presentEvidence(server.deps, row!.evidence as StoredEvidence, urlOf)
    },
    forgetAll: () => db.delete(cases),
    /** Decides a case as MD4 does, as far as the reporters see it. */
    async decide(caseId: number, decision: 'DISMISS' | 'WARNING') {
      const told = await db.transaction(async (tx) => {
        await tx.update(cases).set({ state: 'CLOSED', decision, closedAt: now() }).where(eq(cases.id, caseId))
        return tellReported(tx, caseId, now())
      })
      await publishReported(server.deps, told, asStored)
    },
  }
}
