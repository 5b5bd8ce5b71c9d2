import type { createBrowserRouter, RouterNavigateOptions, To } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>
type Navigate = (to: number | To | null, options?: RouterNavigateOptions) => Promise<void>

/**
 * Delays each navigation of the router until a closed overlay has left the history. The overlay's step back
 * would undo the navigation, and on a slow phone it takes long enough for a tap.
 */
export function navigateAfterOverlays(router: Router): void {
  // it has two signatures and only one has options: given a number, the router ignores them
  const navigate = router.navigate.bind(router) as Navigate
  const navigateLater: Navigate = async (...to) => {
    // already loaded, because an overlay was open
    const { deadEntryGone } = await import('#src/ui/overlays/useBackToClose.ts')
    await deadEntryGone()
    return navigate(...to)
  }
  const navigateAfter: Navigate = (...to) => (isOnOverlayEntry() ? navigateLater(...to) : navigate(...to))
  router.navigate = navigateAfter
}

/** Answers without the overlays' module, which the first screen does not need. */
export const isOnOverlayEntry = (): boolean => Boolean(history.state && 'overlay' in history.state)
