/**
 * Call before removing the list item of the pressed button: moves the focus to the same button of the
 * neighbouring item, instead of losing it to the top of the page. Without a neighbour the caller has to
 * choose a place.
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
