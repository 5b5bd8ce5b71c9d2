/**
 * A scroll position in a long list: the item at the top of the window, and how many px of it are scrolled
 * away. A list that keeps its whole height uses anchor 0 and the offset alone.
 */
export interface Place {
  anchor: number
  offsetPx: number
}

const PREFIX = 'place:'

/**
 * Stored for this tab, also after leaving the screen or reloading; null removes it. The only file that uses
 * these keys.
 */
export function keepPlace(list: string, place: Place | null) {
  if (place) sessionStorage.setItem(PREFIX + list, `${place.anchor} ${Math.round(place.offsetPx)}`)
  else sessionStorage.removeItem(PREFIX + list)
}

/** Null when nothing is stored, or when the stored text is not a place. */
export function keptPlace(list: string): Place | null {
  const match = /^(\d{1,15}) (-?\d{1,9})$/.exec(sessionStorage.getItem(PREFIX + list) ?? '')
  return match && { anchor: Number(match[1]), offsetPx: Number(match[2]) }
}
