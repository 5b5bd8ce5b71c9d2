import { widthsKept } from '#contract/pictureSizes.ts'
import type { FilePlace, FileType } from '#server/deps.ts'

const ENDINGS: Readonly<Record<FileType, string>> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'audio/mp4': 'm4a',
  'audio/webm': 'weba',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/aac': 'aac',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}
const TYPES = new Map(Object.entries(ENDINGS).map(([mime, ending]) => [ending, mime as FileType]))

const RANDOM_BYTES = 16
const PATH = /^\/(files|room-files)\/(([\w-]{22})(?:\.w([1-9]\d{0,3}))?\.([a-z0-9]+))$/

/** An unguessable name: 128 random bits, without folder and ending. */
export function newName(): string {
  const bits = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))
  const name = btoa(String.fromCharCode(...bits))
  return name.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The ending gives the type; a picture's width comes before it. */
export const pathOf = (place: FilePlace, name: string, mime: FileType, widthPx?: number) =>
  `/${place}/${name}${widthPx === undefined ? '' : `.w${widthPx}`}.${ENDINGS[mime]}`

/** Null for any path that `pathOf` does not produce; such a path never reaches a file system. */
export function readPath(path: string): { place: FilePlace; fileName: string; mime: FileType } | null {
  const [, place, fileName, , , ending = ''] = PATH.exec(path) ?? []
  const mime = TYPES.get(ending)
  return fileName === undefined || mime === undefined ? null : { place: place as FilePlace, fileName, mime }
}

/** A path with those of a picture's smaller sizes. Empty for a path that `pathOf` does not produce. */
export function pathsWith(path: string): string[] {
  const [, place, , name = '', ownPx, ending = ''] = PATH.exec(path) ?? []
  const mime = TYPES.get(ending)
  if (mime === undefined) return []
  return ownPx === undefined
    ? [path]
    : widthsKept(Number(ownPx)).map((px) => pathOf(place as FilePlace, name, mime, px))
}
