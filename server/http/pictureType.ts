/**
 * The raster pictures that can be read, by their first bytes. SVG can run scripts and HEIC is licensed:
 * neither is included (docs/wire.md "Files").
 */
const BEGINNINGS = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/gif', /^GIF8[79]a/],
] as const

export type ReadPictureType = (typeof BEGINNINGS)[number][0]

/** Decided by the first bytes alone, whatever type the sender declares. Null: not a readable picture. */
export function pictureType(bytes: Uint8Array): ReadPictureType | null {
  const beginning = String.fromCharCode(...bytes.subarray(0, 12))
  return BEGINNINGS.find(([, pattern]) => pattern.test(beginning))?.[0] ?? null
}
