/** The HTML of home as it was last rendered, and its styles. It belongs to one member (docs/phone.md "Home at once"). */
export interface HomeSnapshot {
  memberId: number
  /**
   * A media query for the window's width: in another width it would be another picture. Reading the width
   * itself would lay out the page.
   */
  widths: string
  html: string
  css: string
}

/** Local storage. */
export const SNAPSHOT_KEY = 'homeSnapshot'

/** Null when there is none, or none that can be read. */
export function readHomeSnapshot(): HomeSnapshot | null {
  try {
    return JSON.parse(localStorage.getItem(SNAPSHOT_KEY) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Shows it in the place of the static page, if it is this member's: in the first paint (C7). It
 * cannot be used. The app's first rendering replaces it, with its styles.
 */
export function showHomeSnapshot(memberId: number | null): void {
  const snapshot = readHomeSnapshot()
  const root = document.getElementById('root')
  if (!root || snapshot?.memberId !== memberId || !matchMedia(snapshot.widths).matches) return
  root.innerHTML = `<div inert style="display: contents"><style>${snapshot.css}</style>${snapshot.html}</div>`
}

export const isHomeSnapshotShown = (): boolean => document.querySelector('#root > [inert]') !== null
