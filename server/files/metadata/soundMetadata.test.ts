import { parseBuffer } from 'music-metadata'
import { describe, expect, it } from 'vitest'
import type { FileType } from '#server/deps.ts'
import { anMp3, anMp4, aWav, aWebm, be32, box, ebml, joined, le32 } from '#server/testing/sounds.ts'
import { sumAnew } from './oggMetadata.ts'
import { blankMetadata } from './soundMetadata.ts'

const TITLE = 'Kim Harin at home'
const PLACE = '+37.5665+126.9780/'

// Each has a tag that music-metadata reads, and where the container knows them a place and a time.

function mp4(brand = 'mp42') {
  const bytes = anMp4(1, { brand })
  const ftypBytes = 24
  const moovBytes = new DataView(bytes.buffer).getUint32(ftypBytes)
  const moov = bytes.subarray(ftypBytes + 8, ftypBytes + moovBytes)
  const data = box('data', be32(1), be32(0), TITLE)
  const name = joined(be32(8 + data.length), [0xa9], 'nam', data)
  const meta = box(
    'meta',
    be32(0),
    box('hdlr', be32(0), be32(0), 'mdirappl', new Uint8Array(9)),
    box('ilst', name),
  )
  const place = joined(be32(12 + PLACE.length), [0xa9], 'xyz', [0, PLACE.length, 0x15, 0xc7], PLACE)
  const tagged = box('moov', moov, box('udta', place, meta))
  const times = tagged.subarray(8 + 12, 8 + 20)
  times.fill(7)
  return joined(bytes.subarray(0, ftypBytes), tagged, bytes.subarray(ftypBytes + moovBytes))
}

function mp3() {
  const frame = joined('TIT2', be32(TITLE.length + 1), [0, 0], [0], TITLE)
  const v1 = new Uint8Array(128)
  v1.set(joined('TAG', TITLE))
  return joined('ID3', [3, 0, 0], be32(frame.length), frame, anMp3(), v1)
}

const wav = () => joined(aWav(), 'LIST', le32(12 + 18), 'INFOINAM', le32(18), TITLE, [0])

/** The names and values of Vorbis comments, as FLAC, Vorbis and Opus have them. */
const comments = joined(
  le32(3), 'lib', le32(2),
  le32(6 + TITLE.length), `TITLE=${TITLE}`,
  le32(9 + PLACE.length), `LOCATION=${PLACE}`,
) // prettier-ignore

const flac = () =>
  joined(
    'fLaC',
    [0, 0, 0, 34], [16, 0, 16, 0], new Uint8Array(6), [0x0a, 0xc4, 0x42, 0xf0], be32(44_100), new Uint8Array(16),
    [0x84, 0, 0, comments.length], comments,
    new Uint8Array(50),
  ) // prettier-ignore

function page(sequence: number, flags: number, packet: Uint8Array) {
  const bytes = joined(
    'OggS',
    [0, flags],
    be32(0),
    be32(0),
    le32(9),
    le32(sequence),
    be32(0),
    [1, packet.length],
    packet,
  )
  sumAnew(bytes)
  return bytes
}

const ogg = () =>
  joined(
    page(0, 2, joined('OpusHead', [1, 1, 0, 0], le32(48_000), [0, 0, 0])),
    page(1, 0, joined('OpusTags', comments)),
    page(2, 4, new Uint8Array(40)),
  )

function webm() {
  const plain = aWebm()
  const segmentAt = plain.findIndex((_, at) =>
    [0x18, 0x53, 0x80, 0x67].every((byte, n) => plain[at + n] === byte),
  )
  const simple = ebml([0x67, 0xc8], ebml([0x45, 0xa3], 'TITLE'), ebml([0x44, 0x87], TITLE))
  const place = ebml([0x67, 0xc8], ebml([0x45, 0xa3], 'LOCATION'), ebml([0x44, 0x87], PLACE))
  const tags = ebml([0x12, 0x54, 0xc3, 0x67], ebml([0x73, 0x73], ebml([0x63, 0xc0]), simple, place))
  return joined(
    plain.subarray(0, segmentAt),
    ebml(
      [0x18, 0x53, 0x80, 0x67],
      plain.subarray(segmentAt + 8),
      ebml([0x15, 0x49, 0xa9, 0x66], ebml([0x7b, 0xa9], TITLE)),
      tags,
    ),
  )
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const read = (bytes: Uint8Array, mimeType: string) => parseBuffer(bytes, { mimeType }, { duration: true })

const SOUNDS: [string, FileType, () => Uint8Array<ArrayBuffer>, hasPlace: boolean][] = [
  ['M4A', 'audio/mp4', () => mp4('M4A '), true],
  ['MP4', 'video/mp4', mp4, true],
  ['QuickTime', 'video/quicktime', () => mp4('qt  '), true],
  ['MP3', 'audio/mpeg', mp3, false],
  ['WAV', 'audio/wav', wav, false],
  ['FLAC', 'audio/flac', flac, true],
  ['Ogg Opus', 'audio/ogg', ogg, true],
  ['WebM', 'audio/webm', webm, true],
]

describe.each(SOUNDS)('%s', (_name, mime, make, hasPlace) => {
  it('loses title and place, and keeps its length, its sound and what the reader says about it', async () => {
    const before = make()
    const facts = (await read(before, mime)).format
    expect(textOf(before)).toContain(TITLE)
    expect(textOf(before).includes(PLACE)).toBe(hasPlace)
    const after = blankMetadata(make(), mime)
    expect(textOf(after)).not.toMatch(/Harin|37\.5665/)
    expect(after.length).toBe(before.length)
    const left = await read(after, mime)
    expect(left.common.title ?? '').not.toContain('Harin')
    expect([left.format.duration, left.format.codec, left.format.container]).toEqual([
      facts.duration,
      facts.codec,
      facts.container,
    ])
  })

  it('is left alone the second time, and never breaks the reader when it is cut anywhere', () => {
    const once = blankMetadata(make(), mime)
    expect(blankMetadata(once.slice(), mime)).toEqual(once)
    for (let length = 0; length < Math.min(once.length, 700); length += 1)
      expect(blankMetadata(make().slice(0, length), mime)).toHaveLength(length)
  })
})

it('MP4: the title is there before, and the times of the recording are zero afterwards', async () => {
  expect((await read(mp4(), 'audio/mp4')).common.title).toBe(TITLE)
  const after = blankMetadata(mp4(), 'audio/mp4')
  const at = textOf(after).indexOf('mvhd')
  expect([...after.subarray(at + 8, at + 16)]).toEqual(Array<number>(8).fill(0))
})

it('MP4: boxes nested a million times are not followed', () => {
  const bytes = joined(
    ...Array.from({ length: 100_000 }, (_, nth) => [...be32(800_000 - nth * 8), ...Buffer.from('moov')]),
  )
  expect(() => blankMetadata(bytes, 'audio/mp4')).not.toThrow()
})

it('Ogg: the checksum is that of RFC 3533, and right on every changed page', () => {
  // The check value of CRC-32/CKSUM without its final inversion; leading zeros do not change it.
  const known = joined(new Uint8Array(26), '123456789')
  sumAnew(known)
  expect(new DataView(known.buffer).getUint32(22, true)).toBe(0x89a1897f)
  const after = blankMetadata(ogg(), 'audio/ogg')
  const at = textOf(after).indexOf('OggS', 10)
  const changed = after.slice(at, textOf(after).indexOf('OggS', at + 4))
  const summed = changed.slice()
  sumAnew(summed)
  expect(changed).toEqual(summed)
})
