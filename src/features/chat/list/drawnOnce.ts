import type { ReactElement } from 'react'

/**
 * For lists: an item that is what it was is the same element as before, so that neither it nor what a virtual list wraps it in is
 * rendered again. Make a new one, in a `useMemo`, whenever items are to be drawn differently.
 */
export function drawnOnce<Item extends object>(
  draw: (item: Item) => ReactElement,
): (item: Item) => ReactElement {
  const drawn = new WeakMap<Item, ReactElement>()
  return (item) => {
    const element = drawn.get(item) ?? draw(item)
    drawn.set(item, element)
    return element
  }
}
