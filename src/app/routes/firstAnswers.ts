import { api } from '#src/api/api.ts'
import type { AppStore } from '../store.ts'

/**
 * After this time later work need not wait longer. A background tab paints nothing, so it would never resolve
 * otherwise.
 */
const AT_MOST_MS = 3_000

/** Used where the browser has no idle callback. */
const DRAWN_WITHIN_MS = 100

/**
 * Resolves when no request of the first screen is pending and the answers have been painted. Until then the
 * network and the processor of a slow phone belong to that screen. Call it after the first render, when the
 * screen has sent its requests.
 */
export function firstAnswers(store: AppStore): Promise<void> {
  const isWaiting = () =>
    Object.values(store.getState()[api.reducerPath].queries).some((query) => query?.status === 'pending')

  return new Promise((resolve) => {
    let unsubscribe = () => {}
    const done = () => {
      unsubscribe()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, AT_MOST_MS)
    const look = () => {
      if (isWaiting()) return
      unsubscribe()
      // answers are rendered in slices with frames between them, so one frame does not mean that all are
      // painted
      requestAnimationFrame(() => whenIdle(done))
    }
    unsubscribe = store.subscribe(look)
    look()
  })
}

function whenIdle(next: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(next)
  else setTimeout(next, DRAWN_WITHIN_MS)
}
