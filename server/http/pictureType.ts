/** The raster pictures we read, by how they begin. SVG is a program and HEIC is licensed: neither is here (docs/wire.md "Files"). */
const BEGINNINGS = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/gif', /^GIF8[79]a/],
] as const

export type ReadPictureType = (typeof BEGINNINGS)[number][0]

/** By the first bytes alone, whatever the sender says it is. Null: none that we read. */
export function pictureType(bytes: Uint8Array): ReadPictureType | null {
  const beginning = String.fromCharCode(...bytes.subarray(0, 12))
  return BEGINNINGS.find(([, pattern]) => pattern.test(beginning))?.[0] ?? null
}
