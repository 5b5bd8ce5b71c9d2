import type { Pictures } from '#server/deps.ts'

const SIDE_MAX_PX = 1280

/** What the server does with its native library, done with the tab's canvas. */
export const canvasPictures: Pictures = {
  async prepare(bytes) {
    const picture = await createImageBitmap(new Blob([bytes])).catch(() => null)
    if (picture === null) return null
    const scale = Math.min(1, SIDE_MAX_PX / Math.max(picture.width, picture.height))
    const width = Math.max(1, Math.round(picture.width * scale))
    const height = Math.max(1, Math.round(picture.height * scale))
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
    const encoded = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 })
    return { bytes: new Uint8Array(await encoded.arrayBuffer()), mime: 'image/jpeg' }
  },
}
