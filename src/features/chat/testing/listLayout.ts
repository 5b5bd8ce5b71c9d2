/**
 * Fakes a layout for the virtual list in jsdom: a window, and rows of equal height. Covers everything the
 * list reads: `ResizeObserver`, `offsetParent`, `clientHeight` and programmatic scrolling. Call before
 * rendering, once per test file.
 */
export const WINDOW_PX = 640
export const ROW_PX = 40
/** Padding inside the window, before the first row and after the last one. */
export const START_PX = 8
const END_PX = 16
const PADDING_PX = START_PX + END_PX

/** The scroll offset of a list of this many rows at its end. */
export const endOf = (rows: number) => rows * ROW_PX + PADDING_PX - WINDOW_PX

const isWindow = (element: Element) => element.getAttribute('role') === 'log'

let windowPx = WINDOW_PX
let rowPx = ROW_PX
const reports = new Map<Element, () => void>()

/** Sets the height of rows rendered from now on, which then differs from the list's estimate. */
export function drawRowsOf(px: number) {
  rowPx = px
}

/**
 * Resizes the window, as when something appears above or below the list. A browser keeps the scroll position
 * within the new bounds by itself.
 */
export function resizeWindow(list: HTMLElement, px: number) {
  windowPx = px
  reports.get(list)?.()
}

function entryOf(target: Element): ResizeObserverEntry {
  const height = isWindow(target) ? windowPx - PADDING_PX : rowPx
  return { target, contentRect: { width: 393, height } } as ResizeObserverEntry
}

/** Reports what is observed together in one call, as a browser does. */
class LaidOut implements ResizeObserver {
  private readonly report: ResizeObserverCallback
  private waiting: Element[] = []
  constructor(report: ResizeObserverCallback) {
    this.report = report
  }
  observe(target: Element) {
    reports.set(target, () => this.report([entryOf(target)], this))
    this.waiting.push(target)
    if (this.waiting.length > 1) return
    queueMicrotask(() => {
      const observed = this.waiting.filter((each) => reports.has(each))
      this.waiting = []
      this.report(observed.map(entryOf), this)
    })
  }
  unobserve(target: Element) {
    reports.delete(target)
  }
  disconnect() {
    reports.clear()
  }
}

/** Scrolls the list as a finger would. */
export function scrollList(list: HTMLElement, top: number) {
  list.scrollTop = top
  list.dispatchEvent(new Event('scroll'))
}

export function layOutLists() {
  windowPx = WINDOW_PX
  rowPx = ROW_PX
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
      return isWindow(this) ? windowPx : 0
    },
  })
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    const asked = typeof to === 'object' ? (to.top ?? 0) : 0
    const tall = Number.parseFloat((this.firstElementChild as HTMLElement | null)?.style.height ?? '0')
    const top = Math.max(0, Math.min(asked, tall + PADDING_PX - windowPx))
    if (top === this.scrollTop) return
    this.scrollTop = top
    // asynchronous, as in a browser, which fires the event with the next frame
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')))
  }
  Element.prototype.scrollBy = function scrollBy(this: Element, by?: ScrollToOptions | number) {
    this.scrollTo({ top: this.scrollTop + (typeof by === 'object' ? (by.top ?? 0) : 0) })
  }
}
