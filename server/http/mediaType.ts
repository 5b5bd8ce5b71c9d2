import type { MediaType, SoundType } from '../deps.ts'

/**
 * The accepted recordings, by their first bytes. Some containers hold audio or video: they count as video,
 * because a video element plays both. HEIC and AVIF pictures begin like MP4 and are excluded.
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

/** Decided by the first bytes alone, whatever type the sender declares. Null: not an accepted recording. */
export function mediaType(bytes: Uint8Array): MediaType | null {
  const beginning = String.fromCharCode(...bytes.subarray(0, 12))
  return BEGINNINGS.find(([, pattern]) => pattern.test(beginning))?.[0] ?? null
}

/** The type under which audio in a video container is stored. */
const SOUND_IN = {
  'video/mp4': 'audio/mp4',
  'video/quicktime': 'audio/mp4',
  'video/webm': 'audio/webm',
} as const satisfies Partial<Record<MediaType, SoundType>>

const isFilm = (type: MediaType): type is keyof typeof SOUND_IN => type in SOUND_IN

/** For a file that its sender declares as audio. Null: not an accepted recording. */
export function soundType(bytes: Uint8Array): SoundType | null {
  const type = mediaType(bytes)
  return type !== null && isFilm(type) ? SOUND_IN[type] : type
}
