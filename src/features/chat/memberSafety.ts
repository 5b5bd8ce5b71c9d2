import { logProblem } from '#src/lib/log.ts'

export interface SafetyTarget {
  roomId: number
  /** The other person of a conversation of two; null for a whole group. */
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
