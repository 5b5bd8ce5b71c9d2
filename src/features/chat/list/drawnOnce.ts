import type { ReactElement } from 'react'

/**
 * Caches the element of each list item: the same item gives the same element, so that neither it nor the
 * virtual list's wrapper renders again. Create a new one, in a `useMemo`, whenever items must render
 * differently.
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
