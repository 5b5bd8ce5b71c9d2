import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A message that is read where it arrives is unread until its read mark, 1 s later (P8). A number that rises
 * for so short is no news: it would only flicker.
 */
export const RISES_AFTER_MS = 2_000

/** `count`, or while it has just risen, the number before. Null while it is unknown. */
export function useSettledCount(count: number | null): number | null {
  const [settled, setSettled] = useState(count)
  const isRising = count !== null && settled !== null && count > settled
  if (count !== settled && !isRising) setSettled(count)

  const settle = useEffectEvent(() => setSettled(count))
  useEffect(() => {
    if (!isRising) return
    const timer = setTimeout(() => settle(), RISES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isRising])
  return isRising ? settled : count
}
