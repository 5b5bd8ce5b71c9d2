import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useBlocker, useNavigate, type Location } from 'react-router-dom'
import { entriesBelow, historyStep } from './historySteps.ts'

interface UnsavedChanges {
  /** Somebody is about to leave: ask them. */
  isAsking: boolean
  stay: () => void
  /** They mean it: goes where they wanted to go. */
  leave: () => void
  /** From now on nobody is asked: everything has been saved. */
  letGo: () => void
}

interface Options {
  isDirty: boolean
  /** Resolves when the question has left the window's history: going on before that would only undo it. */
  questionGone: () => Promise<void>
  /** Addresses that belong to the form besides its own, such as its steps: going there is not leaving. */
  belongs?: (pathname: string) => boolean
  /** They have gone where the form is not. */
  onLeft?: () => void
}

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search

/**
 * Whoever leaves a form with changes is asked first: by a link, by the app's or the phone's back button, by closing or
 * reloading the page (there the browser asks, in its own words). A step to the address one is at is not leaving: overlays make
 * such steps.
 */
export function useUnsavedChanges({ isDirty, questionGone, belongs, onLeft }: Options): UnsavedChanges {
  const navigate = useNavigate()
  const isFree = useRef(false)
  /** Whether the last step that was allowed leads out of the form. */
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
      // Asked for now, because the router takes the step back as soon as it has heard "no".
      takenBack: isStep && entriesBelow() !== undefined ? historyStep() : Promise.resolve(),
      again: () => void (isStep ? navigate(-1) : navigate(nextLocation)),
    }
    return true
  })

  // The router blocks only after two effects have run, and a slow phone can take a tap before that. A second draw from a
  // layout effect makes React run both at once.
  const [, drawAgain] = useState(false)
  useLayoutEffect(() => drawAgain(true), [])

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    // The question gets an entry of its own in the history, which belongs above the form's: not before the form's is back.
    void refused.current?.takenBack.then(() => setIsAsking(true))
  }, [blocker])

  // Before the next screen is drawn: opening the form again right after leaving it would otherwise count as staying.
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
