import type { createBrowserRouter, RouterNavigateOptions, To } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>
type Navigate = (to: number | To | null, options?: RouterNavigateOptions) => Promise<void>

/**
 * Delays each navigation of the router until a closed overlay has left the history. The overlay's step back
 * would undo the navigation, and on a slow phone it takes long enough for a tap.
 */
export function navigateAfterOverlays(router: Router): void {
  // two signatures, of which one alone takes options: the router reads none when it is given a number
  const navigate = router.navigate.bind(router) as Navigate
  const navigateLater: Navigate = async (...to) => {
    // loaded by then: an overlay has been open
    const { deadEntryGone } = await import('#src/ui/overlays/useBackToClose.ts')
    await deadEntryGone()
    return navigate(...to)
  }
  const navigateAfter: Navigate = (...to) => (isOnOverlayEntry() ? navigateLater(...to) : navigate(...to))
  router.navigate = navigateAfter
}

/** Cheap, and told without the module of the overlays, which the first screen does not need. */
export const isOnOverlayEntry = (): boolean => Boolean(history.state && 'overlay' in history.state)
