const HEAD_BYTES = 27
const CRC_AT = 22
const SEGMENTS_AT = 26

/** How the second packet of a stream begins, which holds its comments. */
const BEGINNINGS = ['OpusTags', '\x03vorbis']

interface Piece {
  page: { at: number; end: number }
  at: number
  end: number
}

/**
 * Ogg is a row of pages with checksums; a packet may go over several. The text of every comment is
 * overwritten (`x=` and blanks), and the checksums of its pages are made anew. Streams are told apart by
 * their number.
 */
export function blankOgg(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const streams = new Map<number, { packets: number; pieces: Piece[] }>()
  for (let at = 0; at + HEAD_BYTES <= bytes.length && view.getUint32(at) === 0x4f676753;) {
    const segments = bytes[at + SEGMENTS_AT]!
    const body = at + HEAD_BYTES + segments
    const sizes = bytes.subarray(at + HEAD_BYTES, body)
    const page = { at, end: body + sizes.reduce((sum, size) => sum + size, 0) }
    if (page.end > bytes.length) return
    const serial = view.getUint32(at + 14)
    const stream = streams.get(serial) ?? { packets: 0, pieces: [] }
    streams.set(serial, stream)
    let from = body
    for (const size of stream.packets > 1 ? [] : sizes) {
      if (stream.packets === 1) stream.pieces.push({ page, at: from, end: from + size })
      from += size
      if (size === 255) continue
      stream.packets += 1
      if (stream.packets === 2) blankComments(bytes, stream.pieces)
      if (stream.packets > 1) break
    }
    at = page.end
  }
}

function blankComments(bytes: Uint8Array, pieces: readonly Piece[]): void {
  const packet = new Uint8Array(pieces.reduce((sum, { at, end }) => sum + end - at, 0))
  let length = 0
  for (const { at, end } of pieces) {
    packet.set(bytes.subarray(at, end), length)
    length += end - at
  }
  const start = String.fromCharCode(...packet.subarray(0, 8))
  const beginning = BEGINNINGS.find((each) => start.startsWith(each))
  if (beginning === undefined) return
  const view = new DataView(packet.buffer)
  const sizeAt = (at: number) => (at + 4 <= packet.length ? view.getUint32(at, true) : Infinity)
  let at = beginning.length
  at += 4 + sizeAt(at) // the encoder
  const count = sizeAt(at)
  at += 4
  for (let nth = 0; nth < count && at + 4 <= packet.length; nth += 1) {
    const size = sizeAt(at)
    packet.fill(0x20, at + 4, at + 4 + size)
    if (size >= 2) packet.set([0x78, 0x3d].slice(0, packet.length - at - 4), at + 4)
    at += 4 + size
  }
  let from = 0
  for (const piece of pieces) {
    const size = piece.end - piece.at
    bytes.set(packet.subarray(from, from + size), piece.at)
    from += size
  }
  for (const page of new Set(pieces.map((piece) => piece.page))) sumAnew(bytes.subarray(page.at, page.end))
}

/** CRC-32 of polynomial 0x04c11db7, not reflected, from 0 (RFC 3533); `page` is changed. */
export function sumAnew(page: Uint8Array): void {
  page.fill(0, CRC_AT, CRC_AT + 4)
  let sum = 0
  for (const byte of page) {
    sum ^= byte << 24
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1
  }
  new DataView(page.buffer, page.byteOffset).setUint32(CRC_AT, sum >>> 0, true)
}
