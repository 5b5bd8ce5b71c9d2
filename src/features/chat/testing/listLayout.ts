/**
 * Sizes for the virtual list where there is no layout (jsdom): a window and rows of one height each. Every part of it the list reads is
 * here: `ResizeObserver`, `offsetParent`, `clientHeight` and programmatic scrolling. Call before rendering, once per test file.
 */
export const WINDOW_PX = 640
export const ROW_PX = 40
/** Inside the window, before the first row and after the last one. */
export const START_PX = 8
const END_PX = 16
const PADDING_PX = START_PX + END_PX

/** How far a list of so many rows is scrolled at its end. */
export const endOf = (rows: number) => rows * ROW_PX + PADDING_PX - WINDOW_PX

const isWindow = (element: Element) => element.getAttribute('role') === 'log'

class LaidOut implements ResizeObserver {
  private readonly report: ResizeObserverCallback
  constructor(report: ResizeObserverCallback) {
    this.report = report
  }
  observe(target: Element) {
    const contentRect = {
      width: 393,
      height: isWindow(target) ? WINDOW_PX - PADDING_PX : ROW_PX,
    } as DOMRectReadOnly
    queueMicrotask(() => this.report([{ target, contentRect } as ResizeObserverEntry], this))
  }
  unobserve() {}
  disconnect() {}
}

/** Moves the list as a finger would. */
export function scrollList(list: HTMLElement, top: number) {
  list.scrollTop = top
  list.dispatchEvent(new Event('scroll'))
}

export function layOutLists() {
  window.ResizeObserver = LaidOut
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement
    },
  })
  Object.defineProperty(Element.prototype, 'clientHeight', {
    configurable: true,
    get(this: Element) {
      return isWindow(this) ? WINDOW_PX : 0
    },
  })
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    const asked = typeof to === 'object' ? (to.top ?? 0) : 0
    const tall = Number.parseFloat((this.firstElementChild as HTMLElement | null)?.style.height ?? '0')
    const top = Math.max(0, Math.min(asked, tall + PADDING_PX - WINDOW_PX))
    if (top !== this.scrollTop) scrollList(this as HTMLElement, top)
  }
  Element.prototype.scrollBy = function scrollBy(this: Element, by?: ScrollToOptions | number) {
    this.scrollTo({ top: this.scrollTop + (typeof by === 'object' ? (by.top ?? 0) : 0) })
  }
}
