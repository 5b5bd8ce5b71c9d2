/**
 * Layout for lists that scroll with the window, because jsdom has none: every line has the same height.
 * Provides what the virtual list reads: `ResizeObserver`, `offsetParent`, `clientHeight` and programmatic
 * scrolling. Call before rendering.
 */
export const LINE_PX = 72
const WINDOW_PX = 720

class LaidOut implements ResizeObserver {
  private readonly report: ResizeObserverCallback
  constructor(report: ResizeObserverCallback) {
    this.report = report
  }
  observe(target: Element) {
    const contentRect = { width: 393, height: LINE_PX }
    queueMicrotask(() => this.report([{ target, contentRect } as ResizeObserverEntry], this))
  }
  unobserve() {}
  disconnect() {}
}

export function layOutWindow() {
  const root = document.documentElement
  window.ResizeObserver = LaidOut
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: root })
  Object.defineProperty(root, 'clientHeight', { configurable: true, value: WINDOW_PX })
  root.scrollTo = (to?: ScrollToOptions | number) => scrollWindow(typeof to === 'object' ? (to.top ?? 0) : 0)
  // the virtual list corrects its position this way when a row has another height than estimated
  root.scrollBy = (by?: ScrollToOptions | number) =>
    scrollWindow(root.scrollTop + (typeof by === 'object' ? (by.top ?? 0) : 0))
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement
    },
  })
  root.scrollTop = 0
}

/** Scrolls the window as a finger does. */
export function scrollWindow(top: number) {
  document.documentElement.scrollTop = top
  window.dispatchEvent(new Event('scroll'))
}
