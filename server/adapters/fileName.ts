import type { FileType } from '../deps.ts'

const ENDINGS: Record<FileType, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' }
const RANDOM_BYTES = 16
const PATH = /^\/files\/([\w-]{22}\.(jpg|webp))$/

/** A path nobody can guess: 128 random bits. The ending carries the type. */
export function newPath(mime: FileType): string {
  const bits = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))
  const name = btoa(String.fromCharCode(...bits))
  return `/files/${name.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.${ENDINGS[mime]}`
}

/** Null: no path of ours, so it never reaches a file system. */
export function readPath(path: string): { name: string; mime: FileType } | null {
  const [, name, ending] = PATH.exec(path) ?? []
  if (name === undefined) return null
  return { name, mime: ending === 'jpg' ? 'image/jpeg' : 'image/webp' }
}
