import type { Square } from './cropFrame.ts'

/** ux guide 5: what is sent is at most this wide, and at this quality (product-1 section 9 says the quality). */
export const PICTURE_EDGE_MAX_PX = 1280
const JPEG_QUALITY = 0.8

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
  const edge = Math.max(EDGE_MIN_PX, Math.round(Math.min(side, PICTURE_EDGE_MAX_PX)))
  const canvas = document.createElement('canvas')
  canvas.width = edge
  canvas.height = edge
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  // JPEG knows no transparency: what shines through would turn black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, edge, edge)
  context.drawImage(picture, x, y, side, side, 0, 0, edge, edge)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}
