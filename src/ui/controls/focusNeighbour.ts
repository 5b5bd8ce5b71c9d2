/**
 * What is pressed in a list is about to go: the focus goes to its like in the item beside it, instead of to the top of the page.
 * Where nothing stands beside it the caller knows a better place.
 */
export function focusNeighbour(pressed: HTMLElement) {
  const item = pressed.closest('li')
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  if (!item || !beside) return
  const place = buttonsIn(item).findIndex((button) => button === pressed)
  const likes = buttonsIn(beside)
  const like = likes[place] ?? likes[0]
  like?.focus()
}

const buttonsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>('button')]
