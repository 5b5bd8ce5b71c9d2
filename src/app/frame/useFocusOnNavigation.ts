import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Moves the focus to the heading of a new screen, for screen readers (docs/interface.md "Accessibility"). Not
 * on the first screen, which the browser announces itself; not when only the query was replaced; not when the
 * screen has focused one of its controls.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname, search } = useLocation()
  const replaced = useNavigationType() === 'REPLACE'
  const before = useRef({ pathname, search })

  useEffect(() => {
    const last = before.current
    before.current = { pathname, search }
    const moved = last.pathname !== pathname || (last.search !== search && !replaced)
    if (!moved || isOnControl(main.current)) return
    const target = document.querySelector<HTMLElement>('h1') ?? main.current
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [pathname, search, replaced, main])
}

/** A click beside all controls focuses `main`, which stays when the screen changes. */
const isOnControl = (main: HTMLElement | null) =>
  document.activeElement !== main && main?.contains(document.activeElement)
