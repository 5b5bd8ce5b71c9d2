import { PICTURE_SIDE_MAX_PX } from '#contract/pictureSizes.ts'
import type { Square } from './cropFrame.ts'

/** The quality of pictures that are sent (docs/interface.md "Pictures of a form"). */
const QUALITY = 0.8

/** A cropped part has at least one pixel. */
export const EDGE_MIN_PX = 1

/**
 * The picture turned upright as the phone was held (EXIF). Null when this browser cannot read it, whatever
 * its name says (HEIC in Chromium, a text named .jpg, half a file). It is redrawn before it is sent, so
 * nothing else of the file travels.
 */
export const readPicture = (file: Blob) => bitmapOf(file, { imageOrientation: 'from-image' })

/** The camera's current frame. Null while it shows nothing yet. */
export const shootPicture = (video: HTMLVideoElement) => bitmapOf(video)

async function bitmapOf(
  source: ImageBitmapSource,
  options?: ImageBitmapOptions,
): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(source, options)
  } catch {
    return null
  }
}

/** The square as a JPEG, no larger than any place shows it. Null when the phone has no memory left for it. */
export function squareJpeg(picture: ImageBitmap, { x, y, side }: Square): Promise<Blob | null> {
  const edge = Math.max(EDGE_MIN_PX, Math.round(Math.min(side, PICTURE_SIDE_MAX_PX)))
  return jpegOf(canvasOf(picture, { x, y, width: side, height: side }, edge, edge))
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

export function canvasOf(
  picture: ImageBitmap,
  { x, y, width, height }: Area,
  widthPx: number,
  heightPx: number,
): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, widthPx, heightPx)
  return canvas
}

export function jpegOf(canvas: HTMLCanvasElement | null): Promise<Blob | null> {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return Promise.resolve(null)
  // JPEG has no transparency: transparent pixels would turn black
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return blobOf(canvas, 'image/jpeg')
}

export const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
