import type { ReportKind } from '#contract/http/safety/reports.ts'

/** What is reported (RP1). */
export interface ReportTarget {
  kind: ReportKind
  /** The id of that kind. */
  targetId: number
  /** The name of the member, room or band; of a message its sender's. */
  name: string
  /** Whom the sheet offers to block too. Null: nobody, as for a group or a band. */
  memberId: number | null
}
