import { useEffect, useLayoutEffect, useState } from 'react'
import { secondsUntil } from './countdown.ts'

/** Redraws at least once a second while time is left, and at once when the page is looked at again. */
export function useSecondsLeft(endsAtMs: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  const left = secondsUntil(endsAtMs, now)
  const running = left > 0

  // before the first drawing of another end time, which the last look may be too old for
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
