import { reportMember, type SafetyTarget } from '#src/lib/memberSafety.ts'
import { useNotReady } from '../useNotReady.ts'

/** 신고 of a conversation. P4: it is only logged, and a toast says that the feature is not ready. */
export function useSafety(target: SafetyTarget) {
  const sayNotReady = useNotReady()
  const after = (log: (target: SafetyTarget) => void) => () => {
    log(target)
    sayNotReady()
  }
  return { onReport: after(reportMember) }
}
