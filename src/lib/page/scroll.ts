/**
 * Where somebody was in a long list: what was at the top of the window, and how many px of it had already gone by.
 * For a list that keeps its whole height the anchor is 0 and the offset says it all.
 */
export interface Place {
  anchor: number
  offsetPx: number
}

const PREFIX = 'place:'

/** Kept in this tab through leaving the screen and through a reload; null forgets. The only file that touches these keys. */
export function keepPlace(list: string, place: Place | null) {
  if (place) sessionStorage.setItem(PREFIX + list, `${place.anchor} ${Math.round(place.offsetPx)}`)
  else sessionStorage.removeItem(PREFIX + list)
}

/** Null when nothing was kept, or when what was kept is not a place. */
export function keptPlace(list: string): Place | null {
  const match = /^(\d{1,15}) (-?\d{1,9})$/.exec(sessionStorage.getItem(PREFIX + list) ?? '')
  return match && { anchor: Number(match[1]), offsetPx: Number(match[2]) }
}
