import { setMaxListeners } from 'node:events'

/** What jsdom 29 lacks and the app uses: dialogs, observers, scrolling, media queries. Only behaviour. */

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
  // Esc fires a cancel event and closes the dialog unless a listener prevents it.
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

// The virtual list measures against the window's scrolling element and cannot render without it.
if (!('scrollingElement' in document)) {
  Object.defineProperty(document, 'scrollingElement', {
    configurable: true,
    get: () => document.documentElement,
  })
}

Element.prototype.scrollIntoView ??= () => {}
Element.prototype.scrollTo ??= () => {}
window.scrollTo = () => {}

// A browser allows any number of requests per signal; Node takes eleven listeners for a leak.
globalThis.AbortController = class extends AbortController {
  constructor() {
    super()
    setMaxListeners(Infinity, this.signal)
  }
}

// MSW listens on one channel for all open sockets; a browser has no limit there either.
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name)
    setMaxListeners(Infinity, this)
  }
}
