import { useSyncExternalStore } from 'react'

/** From here on the queue, a case and the navigation stand side by side. Below it is one column. */
export const WIDE = '(min-width: 1024px)'

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const useIsWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
