import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Calls `done` after `ms`. A pointer over it or the focus inside stops the countdown; it then starts again
 * (docs/interface.md "Toasts").
 */
export function useCountdownUnlessHeld(ms: number, done: () => void) {
  const [held, setHeld] = useState(false)
  const finish = useEffectEvent(done)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => finish(), ms)
    return () => clearTimeout(timer)
  }, [held, ms])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}
