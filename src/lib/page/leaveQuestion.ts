import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBlocker, useNavigate, type Location } from 'react-router-dom'
import { entriesBelow, historyStep } from './historySteps.ts'

/** A navigation to another address. */
export interface Leaving {
  to: Location
  /** By the back or the forward button of the phone or the app, not by a link. */
  isStep: boolean
}

export interface LeaveQuestion {
  /** Navigation was blocked: show the question. */
  isAsking: boolean
  stay: () => void
  /** The member confirmed: goes to the address they wanted. */
  leave: () => void
}

interface Options {
  /** Whether the member is asked before this navigation. Overlays navigate to the current address: never. */
  asks: (leaving: Leaving) => boolean
  /** Called for a navigation that goes on. */
  passes?: (leaving: Leaving) => void
  /**
   * Resolves when the question's entry is gone from the window's history. Navigating before that would only
   * undo the entry.
   */
  questionGone: () => Promise<void>
}

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search

/** Asks before a page is left. A page may have one such question. */
export function useLeaveQuestion({ asks, passes, questionGone }: Options): LeaveQuestion {
  const navigate = useNavigate()
  const isConfirmed = useRef(false)
  const refused = useRef<{ takenBack: Promise<void>; again: () => void } | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  // The router keeps the blocker until React ends the effects of this page, after it has drawn the next one.
  const hasLeft = useRef(false)
  useLayoutEffect(() => {
    hasLeft.current = false
    return () => void (hasLeft.current = true)
  }, [])
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (hasLeft.current || addressOf(currentLocation) === addressOf(nextLocation)) return false
    const isStep = historyAction === 'POP'
    const leaving = { to: nextLocation, isStep }
    if (isConfirmed.current || !asks(leaving)) {
      passes?.(leaving)
      return false
    }
    refused.current = {
      // Listen now: the router takes the step back as soon as this function returns true.
      takenBack: isStep && entriesBelow() !== undefined ? historyStep() : Promise.resolve(),
      again: () => void (isStep ? navigate(-1) : navigate(nextLocation)),
    }
    return true
  })

  // The router starts to block only after two effects have run, and on a slow phone a tap can come before
  // that. A second render from a layout effect makes React run both at once.
  const [, drawAgain] = useState(false)
  useLayoutEffect(() => drawAgain(true), [])

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    // The question adds its own entry to the history, above the page's: wait until the page's entry is back.
    void refused.current?.takenBack.then(() => setIsAsking(true))
  }, [blocker])

  async function leave() {
    setIsAsking(false)
    await questionGone()
    isConfirmed.current = true
    refused.current?.again()
  }

  return { isAsking, stay: () => setIsAsking(false), leave: () => void leave() }
}
