import { useEffect, useLayoutEffect, useState } from 'react'
import { secondsUntil } from './countdown.ts'

/** Renders at least once a second while time is left, and at once when the page becomes visible again. */
export function useSecondsLeft(endsAtMs: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  const left = secondsUntil(endsAtMs, now)
  const running = left > 0

  // before the first paint with a new end time: `now` may be older than it
  useLayoutEffect(() => setNow(Date.now()), [endsAtMs])

  useEffect(() => {
    if (!running) return
    const look = () => setNow(Date.now())
    const timer = setInterval(look, 1_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [running, endsAtMs])

  return left
}
