import { useDispatch } from 'react-redux'
import { blockMember, reportMember, type SafetyTarget } from '#src/lib/memberSafety.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { NOT_READY_TEXT } from '../notReady.ts'

/** 신고 and 차단 of a conversation. P4: they are only logged, and a toast says that the feature is not ready. */
export function useSafety(target: SafetyTarget) {
  const dispatch = useDispatch()
  const after = (log: (target: SafetyTarget) => void) => () => {
    log(target)
    dispatch(toastShown({ text: NOT_READY_TEXT, tone: 'error' }))
  }
  return { onReport: after(reportMember), onBlock: after(blockMember) }
}
