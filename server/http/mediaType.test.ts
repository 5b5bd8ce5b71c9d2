import { expect, it } from 'vitest'
import type { MediaType } from '#server/deps.ts'
import { mediaType } from './mediaType.ts'

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

it.each<[MediaType, string]>([
  ['audio/mp4', '\0\0\0 ftypM4A \0\0'],
  ['video/quicktime', '\0\0\0\x14ftypqt  \0\0'],
  ['video/mp4', '\0\0\0 ftypisom\0\0'],
  ['video/mp4', '\0\0\0 ftypmp42\0\0'],
  ['video/webm', '\x1a\x45\xdf\xa3\x9f\x42'],
  ['audio/ogg', 'OggS\0\x02'],
  ['audio/wav', 'RIFF\0\0\0\0WAVEfmt '],
  ['audio/flac', 'fLaC\0\0'],
  ['audio/aac', '\xff\xf1\x50'],
  ['audio/mpeg', 'ID3\x03'],
  ['audio/mpeg', '\xff\xfb\x90'],
])('recognises %s by its first bytes', (type, beginning) => {
  expect(mediaType(bytes(beginning))).toBe(type)
})

it.each([
  ['a HEIC picture', '\0\0\0\x18ftypheic\0\0'],
  ['an AVIF picture', '\0\0\0\x1cftypavif\0\0'],
  ['a JPEG', '\xff\xd8\xff\xe0'],
  ['a page', '<!doctype html>'],
  ['nothing', ''],
])('does not accept %s as a recording', (_, beginning) => {
  expect(mediaType(bytes(beginning))).toBeNull()
})
