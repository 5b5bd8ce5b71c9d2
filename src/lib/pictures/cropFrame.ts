/**
 * A square to cut out of a picture. All values are in the picture's own pixels, so the area shown and the
 * area sent are the same at any screen size.
 */
export interface CropFrame {
  /** Size of the picture. */
  width: number
  height: number
  /** At 1 the square is as large as the picture allows. */
  zoom: number
  /** Centre of the square. */
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

export interface Square extends Point {
  side: number
}

export const ZOOM_MAX = 4

const between = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max)

const sideOf = ({ width, height, zoom }: CropFrame) => Math.min(width, height) / zoom

/** Keeps the square inside the picture. */
function inside(frame: CropFrame): CropFrame {
  const half = sideOf(frame) / 2
  return {
    ...frame,
    x: between(half, frame.x, frame.width - half),
    y: between(half, frame.y, frame.height - half),
  }
}

/** The largest square, centred. */
export const wholeFrame = ({ width, height }: { width: number; height: number }): CropFrame => ({
  width,
  height,
  zoom: 1,
  x: width / 2,
  y: height / 2,
})

/** Moves the square by a fraction of its side: 0.1 to the right shows a tenth more at the right. */
export const moved = (frame: CropFrame, right: number, down: number): CropFrame =>
  inside({ ...frame, x: frame.x + right * sideOf(frame), y: frame.y + down * sideOf(frame) })

const CENTRE: Point = { x: 0.5, y: 0.5 }

/** Zooms around the point `at`, given as a fraction of the side from the upper left corner. */
export function zoomed(frame: CropFrame, zoom: number, at: Point = CENTRE): CropFrame {
  const next = { ...frame, zoom: between(1, zoom, ZOOM_MAX) }
  const shrunkBy = sideOf(frame) - sideOf(next)
  return inside({ ...next, x: frame.x + (at.x - 0.5) * shrunkBy, y: frame.y + (at.y - 0.5) * shrunkBy })
}

export function squareOf(frame: CropFrame): Square {
  const side = sideOf(frame)
  return { x: frame.x - side / 2, y: frame.y - side / 2, side }
}
