import { useRef } from 'react'
import { type LeaveQuestion, useLeaveQuestion } from '#src/lib/page/leaveQuestion.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'

interface DropQuestion extends LeaveQuestion {
  /** Asks no more, because all of it has been sent. */
  letGo: () => void
}

/**
 * Asks before the screen is left with something that was not sent; `onDropped` when it is left all the same.
 * A reload needs no question: everything is still there.
 */
export function useDropQuestion(onDropped: () => void): DropQuestion {
  const isSent = useRef(false)
  const question = useLeaveQuestion({
    asks: () => !isSent.current,
    passes: () => {
      if (!isSent.current) onDropped()
    },
    questionGone: overlayEntryGone,
  })
  return {
    ...question,
    letGo: () => {
      isSent.current = true
    },
  }
}
