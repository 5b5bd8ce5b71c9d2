import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Controls that every slide has under the same name. */
const CONTROL = '[data-control]'

/** When a move makes the slide with the focus inert, moves the focus to the same control of the new slide. */
export function useControlKept(track: RefObject<HTMLElement | null>, position: number) {
  const before = useRef(position)
  useLayoutEffect(() => {
    if (before.current === position) return
    before.current = position
    const control = document.activeElement?.closest<HTMLElement>(CONTROL)?.dataset.control
    if (control === undefined || !track.current?.contains(document.activeElement)) return
    const controlOf = (name: string) =>
      track.current?.querySelector<HTMLElement>(`[data-on='true'] [data-control='${name}']`)
    // a band without a demo has no sound button
    const next = controlOf(control) ?? controlOf('open')
    next?.focus({ preventScroll: true })
  }, [track, position])
}
