import { api } from '#src/api/api.ts'
import type { AppStore } from '../store.ts'

/** By then whatever comes later has waited long enough, and a tab in the background paints nothing. */
const AT_MOST_MS = 3_000

/** Where a browser does not say when it has nothing to do. */
const DRAWN_WITHIN_MS = 100

/**
 * Resolves when nothing is on its way that the first screen has asked for, and what came has been painted: until then the line and
 * the processor of a slow phone are that screen's. To be called once the screen has been drawn and has asked.
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
      // what came is drawn in slices, each of which leaves room for a frame: a frame alone does not tell that it is there
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
