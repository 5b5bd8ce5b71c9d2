import type { createBrowserRouter, RouterNavigateOptions, To } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>
type Navigate = (to: number | To | null, options?: RouterNavigateOptions) => Promise<void>

/**
 * Delays what the router does with the history until a closed overlay has left it: each navigation, and each
 * repetition of the guards, because a guard may redirect. The overlay's step back would undo the navigation,
 * and on a slow phone it takes long enough for a tap. They keep their order.
 */
export function navigateAfterOverlays(router: Router): void {
  // it has two signatures and only one has options: given a number, the router ignores them
  const navigate = router.navigate.bind(router) as Navigate
  const revalidate = router.revalidate.bind(router)
  const navigateAfter: Navigate = (...to) => afterOverlays(() => navigate(...to))
  router.navigate = navigateAfter
  router.revalidate = () => afterOverlays(revalidate)
}

const afterOverlays = (step: () => Promise<void>): Promise<void> =>
  isOnOverlayEntry() ? deadEntryGone().then(step) : step()

async function deadEntryGone(): Promise<void> {
  // already loaded, because an overlay was open
  const overlays = await import('#src/ui/overlays/useBackToClose.ts')
  await overlays.deadEntryGone()
}

/** Answers without the overlays' module, which the first screen does not need. */
export const isOnOverlayEntry = (): boolean => Boolean(history.state && 'overlay' in history.state)
