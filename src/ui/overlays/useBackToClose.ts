import { useEffectEvent, useId, useLayoutEffect } from 'react'

/**
 * Lets the phone's back button close an overlay instead of leaving the page. While `open`, the history has
 * one more entry with the same address. Back removes it and calls `onClose`; closing in any other way removes
 * it too. The entry is added before the overlay is painted: an early press of back would otherwise leave the
 * page. Uses the history itself, not the router. The entry keeps the router's state, so the router sees a
 * step to the page where it already is. Two rules follow: a blocker compares paths, and code that closes an
 * overlay and goes back at once navigates to a path instead of by -1.
 */
export function useBackToClose(open: boolean, onClose: () => void) {
  const id = useId()
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    if (!open) return
    openOverlays.add(id)
    if (isLeaving()) waitingForEntry.add(id)
    else addEntry(id)
    passOverDeadEntries()
    const onPop = () => {
      if (overlayOf(history.state) !== id && !holdsAbove(id)) close()
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      openOverlays.delete(id)
      waitingForEntry.delete(id)
      // A tick later: a link inside the overlay has pushed its page by then, and our entry must stay below
      // it; and an effect that only runs again has added the id again.
      setTimeout(() => {
        if (!openOverlays.has(id) && overlayOf(history.state) === id) stepBackFrom(id)
      })
    }
  }, [open, id])
}

/** In the order of opening: a sheet may open a dialog. */
const openOverlays = new Set<string>()

/**
 * Whether the current entry belongs to an overlay opened after this one; then that overlay was the one to
 * close.
 */
function holdsAbove(id: string) {
  const order = [...openOverlays]
  const current = overlayOf(history.state)
  return current !== null && order.indexOf(current) > order.indexOf(id)
}

let isListening = false
/** The overlay whose step back is pending. A second step would lead out of the page. */
let leaving: string | null = null

const isLeaving = () => leaving !== null && overlayOf(history.state) === leaving

/** Overlays that opened during the step back of another one, which would remove their entry too. */
const waitingForEntry = new Set<string>()

function addEntry(overlay: string) {
  if (overlayOf(history.state) !== overlay) history.pushState({ ...history.state, overlay }, '')
}

function addWaitingEntries() {
  waitingForEntry.forEach(addEntry)
  waitingForEntry.clear()
}

function stepBackFrom(overlay: string) {
  if (leaving === overlay) return
  leaving = overlay
  history.back()
}

/**
 * An entry may outlive its overlay (a link inside it, two closed at once, forward after closing). Such an
 * entry is skipped, and the router does not see the event, because it would open the entry's page for a
 * moment.
 */
function passOverDeadEntries() {
  if (isListening) return
  isListening = true
  const pass = (event: PopStateEvent) => {
    leaving = null
    const overlay = overlayOf(history.state)
    if (overlay === null || openOverlays.has(overlay)) return addWaitingEntries()
    event.stopImmediatePropagation()
    stepBackFrom(overlay)
  }
  // runs before listeners that were added earlier
  window.addEventListener('popstate', pass, { capture: true })
}

/**
 * After a reload the current entry may belong to an overlay that no longer exists. Leaves it, because
 * otherwise one press of back would have no visible effect.
 */
export function leaveDeadEntry(): void {
  passOverDeadEntries()
  const overlay = overlayOf(history.state)
  if (overlay !== null && !openOverlays.has(overlay)) stepBackFrom(overlay)
}

/**
 * Resolves when the overlay that was just closed has removed its entry. Await it before leaving the page:
 * otherwise the step back undoes the navigation, or the navigation replaces the overlay's entry instead of
 * the page's.
 */
export const overlayEntryGone = (): Promise<void> => arrived((overlay) => overlay === null)

/** The same for code that closes nothing itself: it does not wait for an open overlay. */
export const deadEntryGone = (): Promise<void> =>
  arrived((overlay) => overlay === null || openOverlays.has(overlay))

/** Resolves when the browser is on such an entry. */
function arrived(isThere: (overlay: string | null) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isThere(overlayOf(history.state))) return resolve()
    const onPop = () => {
      if (!isThere(overlayOf(history.state))) return
      window.removeEventListener('popstate', onPop)
      resolve()
    }
    window.addEventListener('popstate', onPop)
  })
}

function overlayOf(state: unknown) {
  const overlay = typeof state === 'object' && state !== null && 'overlay' in state ? state.overlay : null
  return typeof overlay === 'string' ? overlay : null
}
