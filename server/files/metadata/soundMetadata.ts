import type { FileType } from '#server/deps.ts'
import { blankMp4 } from './mp4Metadata.ts'
import { blankOgg } from './oggMetadata.ts'
import { blankWebm } from './webmMetadata.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Overwrites what a recorder or a program wrote about a sound or a film: place, time, device, title, cover,
 * comments. In place, and no byte moves, so that every offset inside the file stays right. Own code because
 * the tag libraries on npm write one or two of these containers, or need a native program. Tracks of a film
 * that hold positions (action cameras) are not touched. A file with a broken structure is cleaned up to the
 * break.
 */
export function blankMetadata(bytes: Bytes, mime: FileType): Bytes {
  switch (mime) {
    case 'audio/mp4':
    case 'video/mp4':
    case 'video/quicktime':
      blankMp4(bytes)
      break
    case 'audio/webm':
    case 'video/webm':
      blankWebm(bytes)
      break
    case 'audio/ogg':
      blankOgg(bytes)
      break
    case 'audio/wav':
      blankWav(bytes)
      break
    case 'audio/flac':
      blankFlac(bytes)
      break
    case 'audio/mpeg':
    case 'audio/aac':
      blankId3(bytes)
      break
    default: // pictures are encoded anew
  }
  return bytes
}

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const write = (bytes: Uint8Array, at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const ID3_HEAD_BYTES = 10
const ID3_V1_BYTES = 128
const APE_FOOT_BYTES = 32

/** ID3v2 at the beginning (its content becomes padding), ID3v1 and APE at the end. */
function blankId3(bytes: Uint8Array): void {
  for (let at = 0; textAt(bytes, at, 3) === 'ID3' && at + ID3_HEAD_BYTES <= bytes.length;) {
    // Four bytes of seven bits.
    const size = bytes
      .subarray(at + 6, at + ID3_HEAD_BYTES)
      .reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
    const hasFoot = (bytes[at + 5]! & 0x10) !== 0
    const end = at + ID3_HEAD_BYTES + size + (hasFoot ? ID3_HEAD_BYTES : 0)
    bytes[at + 5] = 0
    bytes.fill(0, at + ID3_HEAD_BYTES, end)
    at = end
  }
  let end = bytes.length
  const v1At = end - ID3_V1_BYTES
  if (v1At >= 0 && textAt(bytes, v1At, 3) === 'TAG') {
    bytes.fill(0, v1At)
    end = v1At
  }
  const apeAt = end - APE_FOOT_BYTES
  if (apeAt < 0 || textAt(bytes, apeAt, 8) !== 'APETAGEX') return
  const size = viewOf(bytes).getUint32(apeAt + 12, true)
  bytes.fill(0, Math.max(0, end - size - APE_FOOT_BYTES), end)
}

const RIFF_HEAD_BYTES = 12
const RIFF_KEPT = new Set(['fmt ', 'data', 'fact'])

function blankWav(bytes: Uint8Array): void {
  for (let at = RIFF_HEAD_BYTES; at + 8 <= bytes.length;) {
    const size = viewOf(bytes).getUint32(at + 4, true)
    if (!RIFF_KEPT.has(textAt(bytes, at, 4))) {
      write(bytes, at, 'JUNK')
      bytes.fill(0, at + 8, at + 8 + size)
    }
    at += 8 + size + (size % 2)
  }
}

const FLAC_PADDING = 1
/** Facts of the sound, and where to jump to. */
const FLAC_KEPT = new Set([0, 3])

function blankFlac(bytes: Uint8Array): void {
  for (let at = 4, isLast = false; !isLast && at + 4 <= bytes.length;) {
    isLast = (bytes[at]! & 0x80) !== 0
    const size = viewOf(bytes).getUint32(at) & 0xffffff
    if (!FLAC_KEPT.has(bytes[at]! & 0x7f)) {
      bytes[at] = (isLast ? 0x80 : 0) | FLAC_PADDING
      bytes.fill(0, at + 4, at + 4 + size)
    }
    at += 4 + size
  }
}
