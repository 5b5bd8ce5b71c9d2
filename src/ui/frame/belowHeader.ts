/**
 * The places directly below the headers on screen, the newest last. A header is a part of the frame or of the
 * screen itself; the frame shows its strip below whichever there is.
 */
const places: HTMLElement[] = []
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** Reports the element to the frame until it is removed. A ref callback. */
export function placeBelowHeader(element: HTMLElement | null): (() => void) | undefined {
  // a dialog has a header too, and the strip is about the screen behind it
  if (!element || element.closest('dialog')) return
  places.push(element)
  tell()
  return () => {
    places.splice(places.indexOf(element), 1)
    tell()
  }
}

export function followBelowHeader(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Null: nothing on screen has a header. */
export const newestBelowHeader = (): HTMLElement | null => places.at(-1) ?? null
