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
  private readonly targets = new Set<Element>()
  constructor(report: ResizeObserverCallback) {
    this.report = report
  }
  observe(target: Element) {
    this.targets.add(target)
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
    for (const target of this.targets) reports.delete(target)
  }
}

/** Scrolls the list as a finger would. */
export function scrollList(list: HTMLElement, top: number) {
  list.scrollTop = top
  list.dispatchEvent(new Event('scroll'))
}

const known = new WeakMap<Element, number>()

/** A row keeps the height that rows had when it was first looked at. */
function rowHeight(row: Element): number {
  const px = known.get(row) ?? rowPx
  known.set(row, px)
  return px
}

/** Of rows below one another. */
const heightOf = (rows: Element | undefined) =>
  [...(rows?.children ?? [])].reduce((sum, row) => sum + rowHeight(row), 0)

/** The rows that the page lays out itself (`liveRows.ts`). */
const isLive = (element: Element | null) => element?.parentElement?.getAttribute('role') === 'log'

function boxOf(element: Element): DOMRect {
  if (isLive(element)) return new DOMRect(0, 0, 393, heightOf(element))
  let top = 0
  for (let row = element.previousElementSibling; row; row = row.previousElementSibling) top += rowHeight(row)
  return new DOMRect(0, top, 393, rowHeight(element))
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
  const others = Element.prototype.getBoundingClientRect
  Element.prototype.getBoundingClientRect = function getBoundingClientRect(this: Element) {
    return isLive(this) || isLive(this.parentElement) ? boxOf(this) : others.call(this)
  }
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    const asked = typeof to === 'object' ? (to.top ?? 0) : 0
    const [above, live] = this.children
    const tall = Number.parseFloat((above as HTMLElement | undefined)?.style.height ?? '0') + heightOf(live)
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
