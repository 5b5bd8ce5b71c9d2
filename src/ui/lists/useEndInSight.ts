import { type RefObject, useEffect, useRef } from 'react'

/** For a line that scrolls sideways: what comes stands at its end, and is what somebody wants to see. `length`: of its items. */
export function useEndInSight<Line extends HTMLElement>(length: number): RefObject<Line | null> {
  const line = useRef<Line>(null)
  const before = useRef(length)

  useEffect(() => {
    const hasGrown = length > before.current
    before.current = length
    if (hasGrown && line.current) line.current.scrollLeft = line.current.scrollWidth
  }, [length])

  return line
}
