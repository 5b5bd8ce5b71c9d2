import { useSyncExternalStore } from 'react'

const EVENTS = ['online', 'offline']

const subscribe = (changed: () => void) => {
  for (const name of EVENTS) window.addEventListener(name, changed)
  return () => EVENTS.forEach((name) => window.removeEventListener(name, changed))
}

/** What the browser reports about the network. `false` is certain, `true` is a guess. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
