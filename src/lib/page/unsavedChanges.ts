import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type LeaveQuestion, useLeaveQuestion } from './leaveQuestion.ts'

interface UnsavedChanges extends LeaveQuestion {
  /** Asks no more, because everything has been saved. */
  letGo: () => void
}

interface Options {
  isDirty: boolean
  /** See `useLeaveQuestion`. */
  questionGone: () => Promise<void>
  /** Other addresses that belong to the form, such as its steps: going there is not leaving. */
  belongs?: (pathname: string) => boolean
  /** Called once the form has been left. */
  onLeft?: () => void
}

/**
 * Asks before a form with changes is left: by a link, by the app's or the phone's back button, or by closing
 * or reloading the page (then the browser asks in its own words).
 */
export function useUnsavedChanges({ isDirty, questionGone, belongs, onLeft }: Options): UnsavedChanges {
  const isFree = useRef(false)
  /** Whether the last allowed navigation leads out of the form. */
  const leaves = useRef(false)
  const tellLeft = useEffectEvent(() => onLeft?.())
  const question = useLeaveQuestion({
    asks: ({ to }) => isDirty && !isFree.current && !belongs?.(to.pathname),
    passes: ({ to }) => {
      leaves.current = !belongs?.(to.pathname)
    },
    questionGone,
  })

  // In a layout effect, so before the next screen is painted: opening the form again at once would otherwise
  // count as staying.
  useLayoutEffect(
    () => () => {
      if (leaves.current) tellLeft()
    },
    [],
  )

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  return {
    ...question,
    letGo: () => {
      isFree.current = true
    },
  }
}
