import { availableParallelism } from 'node:os'
import { PICTURE_SIDE_MAX_PX, widthsKept } from '#contract/pictureSizes.ts'
import type { KeptPicture, Pictures } from '#server/deps.ts'
import type { ReadPictureType } from '#server/http/pictureType.ts'
import { boundedQueue } from '../secrets/boundedQueue.ts'

/** A 48-megapixel camera. A small file can decode to far more pixels, which would fill the memory. */
const PIXELS_MAX = 50_000_000
const QUALITY = 82
const WITHIN_SECONDS = 10

/** As with hashing, one core stays free for everything else (S10). */
const RUNNING_MAX = Math.max(1, Math.min(availableParallelism() - 1, 4))
/** About ten seconds of waiting for the last in the queue, at 0.1 s a picture. */
const WAITING_MAX = RUNNING_MAX * 100
const RETRY_AFTER_SECONDS = 5

/** The library's reader of each type that `pictureType` accepts. All others are blocked, above all SVG. */
const READER_NAMES: Record<ReadPictureType, string> = {
  'image/jpeg': 'Jpeg',
  'image/png': 'Png',
  'image/webp': 'Webp',
  'image/gif': 'Nsgif',
}
const READERS = Object.values(READER_NAMES).map((name) => `VipsForeignLoad${name}Buffer`)

/** WebP for formats with transparency, JPEG for the rest. Of an animation only the first frame is kept. */
export function sharpPictures(): Pictures {
  const queued = boundedQueue({
    running: RUNNING_MAX,
    waiting: WAITING_MAX,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
  let loading: ReturnType<typeof load> | undefined

  return {
    prepare: (bytes) =>
      queued(async () => {
        loading ??= load()
        try {
          return await inItsSizes(await loading, bytes)
        } catch {
          return null // the library reports broken pictures only in error texts of many kinds
        }
      }),
  }
}

type Sharp = Awaited<ReturnType<typeof load>>

/** Decodes and rotates once; every size is made from that result. */
async function inItsSizes(sharp: Sharp, bytes: Uint8Array): Promise<KeptPicture> {
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: PIXELS_MAX })
    .timeout({ seconds: WITHIN_SECONDS })
    .autoOrient()
    .resize({
      width: PICTURE_SIDE_MAX_PX,
      height: PICTURE_SIDE_MAX_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const isSeeThrough = channels === 4
  const sizes = []
  for (const widthPx of widthsKept(width)) {
    const sized = sharp(data, { raw: { width, height, channels } }).resize({ width: widthPx })
    const encoded = isSeeThrough
      ? sized.webp({ quality: QUALITY })
      : sized.jpeg({ quality: QUALITY, progressive: true })
    sizes.push({ widthPx, bytes: new Uint8Array(await encoded.toBuffer()) })
  }
  return { mime: isSeeThrough ? 'image/webp' : 'image/jpeg', heightPx: height, sizes }
}

/** Loaded with the first picture: 20 MB of native code that the start does not wait for. */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: READERS })
  return sharp
}
