import { useEffect, useRef, useState } from 'react'
import { useBlocker, useNavigate, type Location } from 'react-router-dom'

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
}

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search

/** The router numbers its entries in the window's history; one without a window (as in tests) numbers none. */
const isNumbered = (state: unknown) => typeof state === 'object' && state !== null && 'idx' in state

const nextStep = () =>
  new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }))

/**
 * Whoever leaves a form with changes is asked first: by a link, by the app's or the phone's back button, by closing or
 * reloading the page (there the browser asks, in its own words). A step to the address one is at is not leaving: overlays make
 * such steps.
 */
export function useUnsavedChanges({ isDirty, questionGone }: Options): UnsavedChanges {
  const navigate = useNavigate()
  const isFree = useRef(false)
  const refused = useRef<{ takenBack: Promise<void>; again: () => void } | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (!isDirty || isFree.current || addressOf(currentLocation) === addressOf(nextLocation)) return false
    const isStep = historyAction === 'POP'
    refused.current = {
      // Asked for now, because the router takes the step back as soon as it has heard "no".
      takenBack: isStep && isNumbered(window.history.state) ? nextStep() : Promise.resolve(),
      again: () => void (isStep ? navigate(-1) : navigate(nextLocation)),
    }
    return true
  })

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    // The question gets an entry of its own in the history, which belongs above the form's: not before the form's is back.
    void refused.current?.takenBack.then(() => setIsAsking(true))
  }, [blocker])

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
