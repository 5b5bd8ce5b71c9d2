/** Pictures of ours come in several sizes, so that a phone loads no more than it shows. */

/** Nothing is kept larger than this. */
export const PICTURE_SIDE_MAX_PX = 1280

/**
 * The smaller widths that are kept beside it: a portrait in a list (44 to 56 px), on a profile (up to 120 px), a tile and a
 * photo across the screen, each for screens of two to three device pixels.
 */
export const PICTURE_WIDTHS_PX = [160, 320, 640] as const

/**
 * The file's own width stands in its name: `/files/{22 random characters}.w960.jpg`. Others are named alike. What is signed is the name
 * alone, so that an address of a room's file has the same `?until=…&key=…` in all sizes.
 */
const OURS = /^(.*\/(?:room-)?files\/[\w-]{22})\.w(\d{1,4})\.(jpg|webp)((?:\?until=\d+&key=\w+)?)$/

/** The widths kept of a picture that is `ownPx` wide, itself the last. */
export const widthsKept = (ownPx: number): number[] => [
  ...PICTURE_WIDTHS_PX.filter((px) => px < ownPx),
  ownPx,
]

/** For `srcset`, every size with its true width. Null: not a picture of ours, or one of a single size; `src` alone then. */
export function srcSetOf(url: string | null): string | null {
  const [, name, ownPx, ending, signature] = OURS.exec(url ?? '') ?? []
  const widths = widthsKept(Number(ownPx))
  if (name === undefined || widths.length === 1) return null
  return widths.map((px) => `${name}.w${px}.${ending}${signature} ${px}w`).join(', ')
}
