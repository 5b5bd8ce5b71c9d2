/** What is pressed in a list is about to go: the focus goes to what stands beside it, instead of to the top of the page. */
export function focusNeighbour(pressed: HTMLElement) {
  const item = pressed.closest('li')
  const beside = item?.nextElementSibling ?? item?.previousElementSibling
  beside?.querySelector<HTMLElement>('button')?.focus()
}
