import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** All components that show a relative time share one timer; it stops when there are none. */
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
    // timers are paused while the page is hidden
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

/**
 * The current time, for 어제 and 3분 전: updated every minute and when the member returns to the page
 * (docs/interface.md "Dates, numbers, names").
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}
