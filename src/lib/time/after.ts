import { startTransition, useEffect, useState } from 'react'

/**
 * False until what stands has been painted and the phone has a moment: for what a screen has besides, so that the first thing on it is
 * seen sooner. It is drawn in slices.
 * `once`: what it waits for to be there in the first place.
 */
export function useAfterPaint(once = true): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!once) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // a frame begins, is drawn, and then
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

/** False until so much time has gone by. */
export function useAfterMs(ms: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isOver
}
