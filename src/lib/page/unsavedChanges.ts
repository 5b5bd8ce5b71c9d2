import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useBlocker, useNavigate, type Location } from 'react-router-dom'
import { entriesBelow, historyStep } from './historySteps.ts'

interface UnsavedChanges {
  /** Navigation was blocked: show the question. */
  isAsking: boolean
  stay: () => void
  /** The member confirmed: goes to the address they wanted. */
  leave: () => void
  /** Asks no more, because everything has been saved. */
  letGo: () => void
}

interface Options {
  isDirty: boolean
  /**
   * Resolves when the question's entry is gone from the window's history. Navigating before that would only
   * undo the entry.
   */
  questionGone: () => Promise<void>
  /** Other addresses that belong to the form, such as its steps: going there is not leaving. */
  belongs?: (pathname: string) => boolean
  /** Called once the form has been left. */
  onLeft?: () => void
}

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search

/**
 * Asks before a form with changes is left: by a link, by the app's or the phone's back button, or by closing
 * or reloading the page (then the browser asks in its own words). A navigation to the current address is not
 * leaving: overlays make such steps.
 */
export function useUnsavedChanges({ isDirty, questionGone, belongs, onLeft }: Options): UnsavedChanges {
  const navigate = useNavigate()
  const isFree = useRef(false)
  /** Whether the last allowed navigation leads out of the form. */
  const leaves = useRef(false)
  const tellLeft = useEffectEvent(() => onLeft?.())
  const refused = useRef<{ takenBack: Promise<void>; again: () => void } | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const stays = addressOf(currentLocation) === addressOf(nextLocation) || belongs?.(nextLocation.pathname)
    const mayGo = !isDirty || isFree.current
    leaves.current = !stays && mayGo
    if (stays || mayGo) return false
    const isStep = historyAction === 'POP'
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
    // The question adds its own entry to the history, above the form's: wait until the form's entry is back.
    void refused.current?.takenBack.then(() => setIsAsking(true))
  }, [blocker])

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

  async function leave() {
    setIsAsking(false)
    await questionGone()
    isFree.current = true
    refused.current?.again()
  }

  return {
    isAsking,
    stay: () => setIsAsking(false),
    leave: () => void leave(),
    letGo: () => {
      isFree.current = true
    },
  }
}
