import type { Point } from './cropFrame.ts'

/**
 * A picture in a window: it fits the window at zoom 1 and always covers as much of it as it can. All lengths
 * are fractions of the window's width, so a finger's movement needs no measuring.
 */
export interface ZoomView {
  /** Size of the picture at zoom 1. */
  width: number
  height: number
  /** Height of the window. */
  windowHeight: number
  zoom: number
  /** Distance of the picture's centre from the window's centre. */
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

export const VIEW_ZOOM_MAX = 5
/** The zoom after a double tap. */
export const TAPPED_ZOOM = 2.5

const between = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max)

/** The whole picture. Each size may be in any unit. */
export function wholeView(picture: Size, window: Size): ZoomView {
  const windowHeight = window.height / window.width
  const ratio = picture.height / picture.width
  const width = Math.min(1, windowHeight / ratio)
  return { width, height: width * ratio, windowHeight, zoom: 1, x: 0, y: 0 }
}

/** Limits the distance to half of what exceeds the window; 0 when the picture fits. */
const within = (value: number, length: number, window: number) =>
  length <= window ? 0 : between((window - length) / 2, value, (length - window) / 2)

/** Moves the picture so that it leaves no gap that it could fill. */
const inside = (view: ZoomView): ZoomView => ({
  ...view,
  x: within(view.x, view.width * view.zoom, 1),
  y: within(view.y, view.height * view.zoom, view.windowHeight),
})

/** Positive `right` shows more of the picture's right side. */
export const viewMoved = (view: ZoomView, right: number, down: number): ZoomView =>
  inside({ ...view, x: view.x - right, y: view.y - down })

/**
 * Zooms around the point `at`, measured from the window's upper left corner; by default around its centre.
 */
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
