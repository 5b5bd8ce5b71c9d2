import { startTransition, useEffect, useState } from 'react'

/**
 * False until the first paint is done and the main thread is free: for the secondary parts of a screen, so
 * that the main part is visible sooner. The update is a transition, so React renders it in slices. The wait
 * starts when `once` is true.
 */
export function useAfterPaint(once = true): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!once) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // waits for the frame to be painted
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [once])
  return isPainted
}

/** False until `ms` have passed. */
export function useAfterMs(ms: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isOver
}
