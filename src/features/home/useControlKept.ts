import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Of slides: what each of them has, under the same name. */
const CONTROL = '[data-control]'

/** Whoever moves on from a button of one slide stands on the same button of the next: the old one is out of reach then. */
export function useControlKept(track: RefObject<HTMLElement | null>, position: number) {
  const before = useRef(position)
  useLayoutEffect(() => {
    if (before.current === position) return
    before.current = position
    const control = document.activeElement?.closest<HTMLElement>(CONTROL)?.dataset.control
    if (control === undefined || !track.current?.contains(document.activeElement)) return
    track.current
      .querySelector<HTMLElement>(`[data-on='true'] [data-control='${control}']`)
      ?.focus({ preventScroll: true })
  }, [track, position])
}
