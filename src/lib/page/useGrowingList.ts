import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Renders a long list in parts: `shown` starts at `atATime` and grows by as much whenever the end comes near.
 * Attach `end` to the last rendered element while there is more.
 */
export function useGrowingList<End extends Element>(
  length: number,
  atATime: number,
): { shown: number; hasMore: boolean; end: RefObject<End | null> } {
  const [shown, setShown] = useState(atATime)
  const end = useRef<End>(null)
  const hasMore = shown < length

  useEffect(() => {
    const mark = end.current
    if (!mark) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setShown((count) => count + atATime)
      },
      { rootMargin: '600px' },
    )
    observer.observe(mark)
    return () => observer.disconnect()
  }, [shown, hasMore, atATime])

  return { shown, hasMore, end }
}
