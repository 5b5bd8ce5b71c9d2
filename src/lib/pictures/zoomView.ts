import type { Point } from './cropFrame.ts'

/**
 * A picture in a window, as large as fits into it at zoom 1, and never away from it. Every length is in parts of the window's
 * width, so that turning a finger's way into the picture's needs no measuring.
 */
export interface ZoomView {
  /** The picture at zoom 1. */
  width: number
  height: number
  /** How tall the window is. */
  windowHeight: number
  zoom: number
  /** How far the picture's middle lies from the window's. */
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

export const VIEW_ZOOM_MAX = 5
/** What two taps zoom to. */
export const TAPPED_ZOOM = 2.5

const between = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max)

/** The whole picture. Both sizes in any unit of their own. */
export function wholeView(picture: Size, window: Size): ZoomView {
  const windowHeight = window.height / window.width
  const ratio = picture.height / picture.width
  const width = Math.min(1, windowHeight / ratio)
  return { width, height: width * ratio, windowHeight, zoom: 1, x: 0, y: 0 }
}

/** As far as half of what is longer than its window, and not at all when nothing is. */
const within = (value: number, length: number, window: number) =>
  length <= window ? 0 : between((window - length) / 2, value, (length - window) / 2)

/** The picture leaves no gap that it could fill. */
const inside = (view: ZoomView): ZoomView => ({
  ...view,
  x: within(view.x, view.width * view.zoom, 1),
  y: within(view.y, view.height * view.zoom, view.windowHeight),
})

/** To the right shows what lies at the right. */
export const viewMoved = (view: ZoomView, right: number, down: number): ZoomView =>
  inside({ ...view, x: view.x - right, y: view.y - down })

/** What lies at `at`, from the window's upper left corner, stays there; by default its middle. */
export function viewZoomed(view: ZoomView, zoom: number, at?: Point): ZoomView {
  const next = between(1, zoom, VIEW_ZOOM_MAX)
  const grown = next / view.zoom
  const fromMiddle = { x: (at?.x ?? 0.5) - 0.5, y: (at?.y ?? view.windowHeight / 2) - view.windowHeight / 2 }
  return inside({
    ...view,
    zoom: next,
    x: fromMiddle.x - (fromMiddle.x - view.x) * grown,
    y: fromMiddle.y - (fromMiddle.y - view.y) * grown,
  })
}
