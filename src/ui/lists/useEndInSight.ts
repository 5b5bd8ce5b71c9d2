import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a horizontal line to its end when an item is added there. `length` is the number of items. */
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
