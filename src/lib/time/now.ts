import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** One timer for everybody who shows a relative time; none while nobody does. */
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = Date.now()
    timer = setInterval(tick, MINUTE_MS)
    // timers sleep with a hidden page
    window.addEventListener('focus', tick)
    document.addEventListener('visibilitychange', tick)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    window.removeEventListener('focus', tick)
    document.removeEventListener('visibilitychange', tick)
  }
}

/** The present, for 어제 and 3분 전: read again every minute and whenever somebody comes back to the page (docs/interface.md "Dates, numbers, names"). */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}
