import { logProblem } from './log.ts'

export interface SafetyTarget {
  /** Where it happened; null: on their profile. */
  roomId: number | null
  /** Null: a whole group. */
  memberId: number | null
}

/** P4: only logged. Whatever reporting will do grows here. */
export function reportMember(target: SafetyTarget): void {
  logProblem('report', target)
}

/** P4: only logged. Whatever blocking will do grows here. */
export function blockMember(target: SafetyTarget): void {
  logProblem('block', target)
}
