import { PICTURE_SIDE_MAX_PX, widthsKept } from '#contract/pictureSizes.ts'
import type { Pictures } from '#server/deps.ts'

/** Resizes pictures with the tab's canvas, as the server does with a native library. */
export const canvasPictures: Pictures = {
  async prepare(bytes) {
    const picture = await createImageBitmap(new Blob([bytes])).catch(() => null)
    if (picture === null) return null
    const scale = Math.min(1, PICTURE_SIDE_MAX_PX / Math.max(picture.width, picture.height))
    const heightOf = (widthPx: number) => Math.max(1, Math.round((picture.height * widthPx) / picture.width))
    const sizes = []
    for (const widthPx of widthsKept(Math.max(1, Math.round(picture.width * scale)))) {
      const heightPx = heightOf(widthPx)
      const canvas = new OffscreenCanvas(widthPx, heightPx)
      canvas.getContext('2d')?.drawImage(picture, 0, 0, widthPx, heightPx)
      const encoded = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 })
      sizes.push({ widthPx, bytes: new Uint8Array(await encoded.arrayBuffer()) })
    }
    return { mime: 'image/jpeg', heightPx: heightOf(sizes.at(-1)!.widthPx), sizes }
  },
}
