import { setMaxListeners } from 'node:events'

/** What jsdom 29 leaves out and the app uses: dialogs, observers, scrolling, media queries. Behaviour, not appearance. */

const dialog = HTMLDialogElement.prototype

if (!('showModal' in dialog)) {
  Object.assign(dialog, {
    show(this: HTMLDialogElement) {
      this.open = true
    },
    showModal(this: HTMLDialogElement) {
      this.open = true
      const first = this.querySelector<HTMLElement>(
        '[autofocus], button, input, textarea, select, a[href], [tabindex]',
      )
      first?.focus()
    },
    close(this: HTMLDialogElement, returnValue?: string) {
      if (!this.open) return
      this.open = false
      if (returnValue !== undefined) this.returnValue = returnValue
      this.dispatchEvent(new Event('close'))
    },
  })
  // Esc asks with a cancel event and closes unless somebody objects.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const open = [...document.querySelectorAll('dialog')].filter((element) => element.open).at(-1)
    if (open?.dispatchEvent(new Event('cancel', { cancelable: true }))) open.close()
  })
}

class NothingObserved {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

if (!('ResizeObserver' in globalThis)) Object.assign(globalThis, { ResizeObserver: NothingObserved })
if (!('IntersectionObserver' in globalThis))
  Object.assign(globalThis, { IntersectionObserver: NothingObserved })

if (typeof window.matchMedia !== 'function') {
  Object.assign(window, {
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  })
}

// What scrolls with the window is measured against it: the virtual list cannot be drawn without.
if (!('scrollingElement' in document)) {
  Object.defineProperty(document, 'scrollingElement', {
    configurable: true,
    get: () => document.documentElement,
  })
}

Element.prototype.scrollIntoView ??= () => {}
Element.prototype.scrollTo ??= () => {}
window.scrollTo = () => {}

// A browser lets as many requests as there are end with one signal; Node takes eleven listeners for a leak.
globalThis.AbortController = class extends AbortController {
  constructor() {
    super()
    setMaxListeners(Infinity, this.signal)
  }
}

// MSW listens on one channel for as many sockets as are open; a browser has no limit there either.
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    setMaxListeners(Infinity, this)
  }
}
