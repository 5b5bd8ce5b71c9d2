/** The server stores pictures in several sizes, so that a phone loads only the size it shows. */

/** The maximum width and height of a stored picture. */
export const PICTURE_SIDE_MAX_PX = 1280

/**
 * The widths that are stored besides the original: for a portrait in a list (44 to 56 px), on a profile (up
 * to 120 px), for a tile, and for a photo across the screen, each at two to three device pixels.
 */
export const PICTURE_WIDTHS_PX = [160, 320, 640] as const

/**
 * A file name contains the width: `/files/{22 random characters}.w960.jpg`. The other sizes differ only in
 * it. The signature covers the name without the width, so all sizes of a room file have the same
 * `?until=…&key=…`.
 */
const OURS = /^(.*\/(?:room-)?files\/[\w-]{22})\.w(\d{1,4})\.(jpg|webp)((?:\?until=\d+&key=\w+)?)$/

/** The stored widths of a picture with a width of `ownPx`, which comes last. */
export const widthsKept = (ownPx: number): number[] => [
  ...PICTURE_WIDTHS_PX.filter((px) => px < ownPx),
  ownPx,
]

/**
 * For `srcset`: every size with its true width. Null: not a picture of this server, or only one size; use
 * `src` alone.
 */
export function srcSetOf(url: string | null): string | null {
  const [, name, ownPx, ending, signature] = OURS.exec(url ?? '') ?? []
  const widths = widthsKept(Number(ownPx))
  if (name === undefined || widths.length === 1) return null
  return widths.map((px) => `${name}.w${px}.${ending}${signature} ${px}w`).join(', ')
}
