import { api } from '#src/api/api.ts'
import type { AppStore } from './store.ts'

/** By then whatever comes later has waited long enough, and a tab in the background paints nothing. */
const AT_MOST_MS = 3_000

/**
 * Resolves when nothing is on its way that the first screen has asked for, and what came has been painted: until then the line and
 * the processor of a slow phone are that screen's.
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
      // a frame begins, is drawn, and then
      requestAnimationFrame(() => setTimeout(done))
    }
    unsubscribe = store.subscribe(look)
    look()
  })
}
