import { useRef } from 'react'
import { type LeaveQuestion, useLeaveQuestion } from '#src/lib/page/leaveQuestion.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'

interface DropQuestion extends LeaveQuestion {
  /** Asks no more, because all of it has been sent. */
  letGo: () => void
}

interface Options {
  /** Whether leaving now would drop something. */
  holdsSomething: boolean
  /** Called when the screen is left all the same. */
  onDropped: () => void
}

/**
 * Asks before the screen is left with something that was not sent. A reload needs no question: everything is
 * still there.
 */
export function useDropQuestion({ holdsSomething, onDropped }: Options): DropQuestion {
  const isSent = useRef(false)
  const wouldDrop = () => holdsSomething && !isSent.current
  const question = useLeaveQuestion({
    asks: wouldDrop,
    passes: () => {
      if (wouldDrop()) onDropped()
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
