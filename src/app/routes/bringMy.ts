import { paths } from '#src/lib/paths.ts'
import type { AppStore } from '../store.ts'
import { ROUTES } from './routeTable.ts'

/** By then the first screen has loaded its pictures. */
const SETTLED_AFTER_MS = 1_500

/**
 * Requests the member's own profile at the start (docs/product.md "Reading and failing") and loads the code
 * of its screen a moment later, because almost every screen has the tab to it. The profile says whether the
 * member has to agree to something. Returns a function that cancels all.
 */
export function bringMy(store: AppStore, askForConsent: () => void): () => void {
  let isOff = false
  // A failed prefetch is ignored: the screen loads its code and data itself and shows what failed.
  const forgiven = () => {}
  import('#src/features/profile/profileApi.ts').then(({ profileApi }) => {
    if (isOff) return
    void store
      .dispatch(profileApi.endpoints.readProfile.initiate(undefined, { subscribe: false }))
      .then(({ data }) => {
        if (data?.mustConsent && !isOff) askForConsent()
      })
  }, forgiven)
  const timer = setTimeout(() => {
    if (navigator.onLine)
      ROUTES.find(({ path }) => path === paths.my())
        ?.lazy()
        .catch(forgiven)
  }, SETTLED_AFTER_MS)
  return () => {
    isOff = true
    clearTimeout(timer)
  }
}
