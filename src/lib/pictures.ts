import { PICTURE_SIDE_MAX_PX } from '#contract/pictureSizes.ts'
import type { Square } from './cropFrame.ts'

/** ux guide 5: what is sent is at this quality (product-1 section 9 says it too). */
const QUALITY = 0.8
/** Of a picture: where each pixel says how much of it is seen. */
const PIXEL_BYTES = 4
const FULLY_SEEN = 255

/** A part of a picture cannot be less than one pixel. */
const EDGE_MIN_PX = 1

/**
 * The picture as it is meant to be seen: turned the way the phone was held (EXIF). Null: whatever its name says, this browser cannot read it
 * (HEIC in Chromium, a text called .jpg, half a file). The bytes decide, so nothing else of the file ever travels.
 */
export async function readPicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

/** What the camera sees at this moment. Null: it shows nothing yet. */
export async function shootPicture(video: HTMLVideoElement): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(video)
  } catch {
    return null
  }
}

/** The square as a JPEG, no larger than it is shown anywhere. Null: the phone has no memory left for it. */
export function squareJpeg(picture: ImageBitmap, { x, y, side }: Square): Promise<Blob | null> {
  const edge = Math.max(EDGE_MIN_PX, Math.round(Math.min(side, PICTURE_SIDE_MAX_PX)))
  return jpegOf(canvasOf(picture, { x, y, width: side, height: side }, edge, edge))
}

/** A picture as small as it may travel. */
export interface SmallPicture {
  blob: Blob
  widthPx: number
  heightPx: number
}

/**
 * The whole picture, no side longer than any picture is kept: as a JPEG, or as WebP (Safari: PNG) when something shines through
 * it. Drawn anew, so of the file it came from nothing is left but what is seen: not the place, not the camera. Null: the phone has
 * no memory left for it.
 */
export async function shrunk(picture: ImageBitmap): Promise<SmallPicture | null> {
  const { width, height } = picture
  const scale = Math.min(1, PICTURE_SIDE_MAX_PX / Math.max(width, height))
  const widthPx = Math.max(EDGE_MIN_PX, Math.round(width * scale))
  const heightPx = Math.max(EDGE_MIN_PX, Math.round(height * scale))
  const canvas = canvasOf(picture, { x: 0, y: 0, width, height }, widthPx, heightPx)
  const blob = canvas && isSeeThrough(canvas) ? await blobOf(canvas, 'image/webp') : await jpegOf(canvas)
  return blob && { blob, widthPx, heightPx }
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

function canvasOf(
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

function isSeeThrough(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  for (let i = PIXEL_BYTES - 1; i < data.length; i += PIXEL_BYTES) if (data[i] !== FULLY_SEEN) return true
  return false
}

function jpegOf(canvas: HTMLCanvasElement | null): Promise<Blob | null> {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return Promise.resolve(null)
  // JPEG knows no transparency: what shines through would turn black
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return blobOf(canvas, 'image/jpeg')
}

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
