import { PICTURE_SIDE_MAX_PX } from '#contract/pictureSizes.ts'
import { blobOf, canvasOf, EDGE_MIN_PX, jpegOf } from './pictures.ts'

/** Bytes per pixel; the last one is the opacity. */
const PIXEL_BYTES = 4
const FULLY_SEEN = 255

/** A picture reduced for sending. */
export interface SmallPicture {
  blob: Blob
  widthPx: number
  heightPx: number
}

/**
 * The whole picture, no side longer than the largest stored size: as a JPEG, or as WebP (Safari: PNG) when
 * parts of it are transparent. It is redrawn, so the file's metadata, such as place and camera, is gone. Null
 * when the phone has no memory left for it.
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

function isSeeThrough(canvas: HTMLCanvasElement): boolean {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  for (let i = PIXEL_BYTES - 1; i < data.length; i += PIXEL_BYTES) if (data[i] !== FULLY_SEEN) return true
  return false
}
