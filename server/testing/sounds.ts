import { wavOf } from '#server/sample/media/wav.ts'

/** Hand-made sounds as phones and programs make them, of any length. Only the parts read are valid. */

type Bytes = Uint8Array<ArrayBuffer>

/** A file as a form carries it. */
export const aSound = (bytes: Bytes = aWav(), type = 'audio/wav'): File =>
  new File([bytes], 'voice', { type })

const WAV_RATE_HZ = 8_000

/** A tone that any player plays. */
export const aWav = (seconds = 1): Bytes =>
  wavOf(
    Float32Array.from({ length: seconds * WAV_RATE_HZ }, (_, nth) =>
      Math.sin((nth * 2 * Math.PI * 440) / WAV_RATE_HZ),
    ),
    WAV_RATE_HZ,
  )

const MP3_FRAMES_PER_SECOND = 44_100 / 1152

/** Silent frames of 128 kbit/s without a header that gives their number. */
export function anMp3(seconds = 1): Bytes {
  const frame = joined([0xff, 0xfb, 0x90, 0xc4], new Uint8Array(413))
  return joined(...Array.from({ length: Math.round(seconds * MP3_FRAMES_PER_SECOND) }, () => frame))
}

/**
 * As Safari records, with the head before the sound. With `fragments`, as Chromium does: the head was written
 * before the length was known.
 */
export function anMp4(seconds = 1, { film = false, brand = 'mp42', fragments = 0 } = {}): Bytes {
  const ms = seconds * 1000
  return joined(
    box('ftyp', brand, be32(0), 'isommp42'),
    box(
      'moov',
      box('mvhd', be32(0), be32(0), be32(0), be32(1000), be32(ms), new Uint8Array(80)),
      track('soun', 'mp4a', ms),
      ...(film ? [track('vide', 'avc1', ms)] : []),
    ),
    ...Array.from({ length: fragments }, () => box('moof', box('mfhd', be32(0), be32(1)))),
    box('mdat', new Uint8Array(200)),
  )
}

function track(handler: string, codec: string, ms: number): Bytes {
  return box(
    'trak',
    box('tkhd', be32(1), be32(0), be32(0), be32(1), be32(0), be32(ms), new Uint8Array(60)),
    box(
      'mdia',
      box('mdhd', be32(0), be32(0), be32(0), be32(1000), be32(ms), be32(0)),
      box('hdlr', be32(0), be32(0), handler, new Uint8Array(13)),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', be32(0), be32(1), box(codec, new Uint8Array(28))),
          box('stts', be32(0), be32(1), be32(1), be32(ms)),
          box('stsz', be32(0), be32(0), be32(1), be32(200)),
        ),
      ),
    ),
  )
}

/** As Chromium records: without a length. `film`: with a video track. */
export function aWebm({ film = false } = {}): Bytes {
  return joined(
    ebml([0x1a, 0x45, 0xdf, 0xa3], ebml([0x42, 0x82], 'webm')),
    ebml(
      [0x18, 0x53, 0x80, 0x67],
      ebml([0x15, 0x49, 0xa9, 0x66], ebml([0x2a, 0xd7, 0xb1], [0x0f, 0x42, 0x40])),
      ebml(
        [0x16, 0x54, 0xae, 0x6b],
        webmTrack(1, 2, 'A_OPUS', [0xe1]),
        ...(film ? [webmTrack(2, 1, 'V_VP8', [0xe0])] : []),
      ),
      ebml([0x1f, 0x43, 0xb6, 0x75], ebml([0xe7], [0])),
    ),
  )
}

const webmTrack = (number: number, type: number, codec: string, facts: readonly number[]) =>
  ebml([0xae], ebml([0xd7], [number]), ebml([0x83], [type]), ebml([0x86], codec), ebml(facts))

type Part = string | readonly number[] | Uint8Array

export const box = (name: string, ...parts: Part[]) => {
  const inside = joined(...parts)
  return joined(be32(8 + inside.length), name, inside)
}

export const ebml = (id: readonly number[], ...parts: Part[]) => {
  const inside = joined(...parts)
  return joined(id, vint(inside.length), inside)
}

/** Always four bytes long, whatever the value. */
const vint = (length: number) => [
  0x10 | (length >>> 24),
  (length >>> 16) & 255,
  (length >>> 8) & 255,
  length & 255,
]

export const be32 = (number: number) => le32(number).reverse()
export const le32 = (number: number) => [0, 8, 16, 24].map((bits) => (number >>> bits) & 255)

export function joined(...parts: Part[]): Bytes {
  const all = parts.map((part) =>
    typeof part === 'string' ? new TextEncoder().encode(part) : Uint8Array.from(part),
  )
  const bytes = new Uint8Array(all.reduce((sum, each) => sum + each.length, 0))
  let at = 0
  for (const each of all) {
    bytes.set(each, at)
    at += each.length
  }
  return bytes
}
