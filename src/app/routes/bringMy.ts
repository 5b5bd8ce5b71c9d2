import { paths } from '#src/lib/paths.ts'
import type { AppStore } from '../store.ts'
import { ROUTES } from './routeTable.ts'

/** The screen that was opened has its pictures by then. */
const SETTLED_AFTER_MS = 1_500

/**
 * A member's own profile is asked for at start (docs/product.md "Reading and failing"), and the screen that shows it is fetched a moment later: its tab stands
 * under nearly every other one. Answers how to call it off.
 */
export function bringMy(store: AppStore): () => void {
  let isOff = false
  // Ahead of need is no reason to complain: the screen fetches and asks for itself, and says what is wrong.
  const forgiven = () => {}
  import('#src/features/profile/profileApi.ts').then(({ profileApi }) => {
    if (!isOff)
      void store.dispatch(profileApi.endpoints.readProfile.initiate(undefined, { subscribe: false }))
  }, forgiven)
  const timer = setTimeout(() => {
    if (navigator.onLine)
      ROUTES.find(({ path }) => path === paths.my())
        ?.lazy?.()
        .catch(forgiven)
  }, SETTLED_AFTER_MS)
  return () => {
    isOff = true
    clearTimeout(timer)
  }
}
