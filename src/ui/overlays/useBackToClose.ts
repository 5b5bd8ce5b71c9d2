import { useEffectEvent, useId, useLayoutEffect } from 'react'

/**
 * Lets the phone's back button close an overlay instead of leaving the page. While `open`, the history has one
 * more entry with the same address. Back removes it and calls `onClose`; closing in any other way removes it too.
 * The entry is there before the layer is drawn: back pressed at first sight would otherwise leave the page.
 * Uses the history itself, not the router. The entry keeps the router's state, so the router sees a step to the
 * page where it already is. Two rules follow: a blocker compares paths, and code that closes an overlay and goes
 * back at once navigates to a path instead of by -1.
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
      // A tick later: a link inside the overlay has pushed its page by then and our entry must stay below it,
      // and an effect that only runs again has put the id back.
      setTimeout(() => {
        if (!openOverlays.has(id) && overlayOf(history.state) === id) stepBackFrom(id)
      })
    }
  }, [open, id])
}

/** In the order of opening: a sheet may open a dialog. */
const openOverlays = new Set<string>()

/** Whether the entry we stand on belongs to an overlay opened after this one; then it was that one's turn to close. */
function holdsAbove(id: string) {
  const order = [...openOverlays]
  const current = overlayOf(history.state)
  return current !== null && order.indexOf(current) > order.indexOf(id)
}

let isListening = false
/** The overlay whose step back is under way. A second step meanwhile would lead out of the page. */
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
 * An entry may outlive its overlay (a link left from inside it, two closed at once, forward after it was closed). Nobody
 * should stop on it, so the router does not hear of it: it would open the page of the entry for a moment.
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
  // before those who listened earlier
  window.addEventListener('popstate', pass, { capture: true })
}

/** After a reload the page may stand on the entry of an overlay that is no more: one step back would lead nowhere that anybody sees. */
export function leaveDeadEntry(): void {
  passOverDeadEntries()
  const overlay = overlayOf(history.state)
  if (overlay !== null && !openOverlays.has(overlay)) stepBackFrom(overlay)
}

/**
 * Resolves when the overlay that was just closed has taken its entry away. For whoever leaves the page after closing: a
 * navigation that is not waiting would be undone by the step back, or replace the entry of the overlay instead of the page's.
 */
export const overlayEntryGone = (): Promise<void> => arrived((overlay) => overlay === null)

/** The same for whoever does not close anything: an overlay that is open is not waited for. */
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
