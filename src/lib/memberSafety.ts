import { logProblem } from './log.ts'

export interface SafetyTarget {
  /** The room it happened in; null means on the member's profile. */
  roomId: number | null
  /** Null means a whole group. */
  memberId: number | null
}

/** P4: only logged so far. Reporting will be implemented here. */
export function reportMember(target: SafetyTarget): void {
  logProblem('reporting is not available yet', target)
}
