import type { MediaType, SoundType } from '../deps.ts'

/**
 * The recordings we keep, by how they begin. Some containers hold sound and film alike: those are films, which plays both.
 * HEIC and AVIF pictures begin like MP4 and are none.
 */
const BEGINNINGS = [
  ['audio/mp4', /^[^]{4}ftypM4[AB] /],
  ['video/quicktime', /^[^]{4}ftypqt {2}/],
  ['video/mp4', /^[^]{4}ftyp(?!hei|hev|mif|msf|avi)/],
  // oxlint-disable-next-line no-control-regex -- the first byte of every such file is a control character
  ['video/webm', /^\x1a\x45\xdf\xa3/],
  ['audio/ogg', /^OggS/],
  ['audio/wav', /^RIFF[^]{4}WAVE/],
  ['audio/flac', /^fLaC/],
  ['audio/aac', /^\xff[\xf1\xf9]/],
  ['audio/mpeg', /^(ID3|\xff[\xfa\xfb\xf2\xf3])/],
] as const satisfies readonly (readonly [MediaType, RegExp])[]

/** By the first bytes alone, whatever the sender says it is. Null: none that we keep. */
export function mediaType(bytes: Uint8Array): MediaType | null {
  const beginning = String.fromCharCode(...bytes.subarray(0, 12))
  return BEGINNINGS.find(([, pattern]) => pattern.test(beginning))?.[0] ?? null
}

/** As what a sound is kept that lies in a container for films. */
const SOUND_IN = {
  'video/mp4': 'audio/mp4',
  'video/quicktime': 'audio/mp4',
  'video/webm': 'audio/webm',
} as const satisfies Partial<Record<MediaType, SoundType>>

const isFilm = (type: MediaType): type is keyof typeof SOUND_IN => type in SOUND_IN

/** Of a file whose sender says that it is a sound. Null: none that we keep. */
export function soundType(bytes: Uint8Array): SoundType | null {
  const type = mediaType(bytes)
  return type !== null && isFilm(type) ? SOUND_IN[type] : type
}
