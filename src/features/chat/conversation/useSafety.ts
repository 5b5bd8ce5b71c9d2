import { blockMember, reportMember, type SafetyTarget } from '#src/lib/memberSafety.ts'
import { useNotReady } from '../useNotReady.ts'

/** 신고 and 차단 of a conversation. P4: they are only logged, and a toast says that the feature is not ready. */
export function useSafety(target: SafetyTarget) {
  const sayNotReady = useNotReady()
  const after = (log: (target: SafetyTarget) => void) => () => {
    log(target)
    sayNotReady()
  }
  return { onReport: after(reportMember), onBlock: after(blockMember) }
}
