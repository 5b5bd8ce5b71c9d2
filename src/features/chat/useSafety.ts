import { blockMember, reportMember, type SafetyTarget } from '#src/lib/memberSafety.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { useChatDispatch } from './chatState.ts'

/** 신고 and 차단 of a conversation. P4: they are only logged, and we do not pretend that more happened. */
export function useSafety(target: SafetyTarget) {
  const dispatch = useChatDispatch()
  const after = (log: (target: SafetyTarget) => void) => () => {
    log(target)
    dispatch(toastShown({ text: '아직 준비 중인 기능입니다.', tone: 'error' }))
  }
  return { onReport: after(reportMember), onBlock: after(blockMember) }
}
