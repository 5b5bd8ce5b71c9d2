/**
 * Restores the window to its state before the first file of a worker: sizes, devices and scrolling that a
 * file replaced. Evaluated once per worker.
 */
const PLACES: object[] = [
  globalThis,
  navigator,
  document,
  document.documentElement,
  URL,
  Element.prototype,
  HTMLElement.prototype,
  HTMLDialogElement.prototype,
  HTMLInputElement.prototype,
  HTMLCanvasElement.prototype,
]

const asTheyWere = PLACES.map((place) => ({ place, before: Object.getOwnPropertyDescriptors(place) }))

export function restoreWindow(): void {
  for (const { place, before } of asTheyWere) restore(place, before)
  history.replaceState(null, '', '/')
  document.title = ''
  document.documentElement.scrollTop = 0
  for (const root of [document.documentElement, document.body]) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name)
  }
  document.body.replaceChildren()
  // Emotion writes a rule once per worker and remembers that it has.
  document.head.querySelectorAll(':scope > :not(style[data-emotion])').forEach((each) => each.remove())
}

function restore(place: object, before: PropertyDescriptorMap) {
  for (const [name, descriptor] of Object.entries(before)) {
    if (isOfLibrary(name)) continue
    const now = Object.getOwnPropertyDescriptor(place, name)
    if (!now || isChanged(now, descriptor)) Object.defineProperty(place, name, descriptor)
  }
  // Libraries keep their own properties on the global object.
  if (place === globalThis) return
  for (const name of Object.getOwnPropertyNames(place)) {
    if (!(name in before) && !isOfLibrary(name)) Reflect.deleteProperty(place, name)
  }
}

/** The test runner and React keep their own properties there. */
const isOfLibrary = (name: string) => name.startsWith('_')

const isChanged = (now: PropertyDescriptor, before: PropertyDescriptor) =>
  now.value !== before.value || now.get !== before.get || now.set !== before.set
