/** Of well-formed files; a forged one could be nested a million times. */
const DEPTH_MAX = 8
const HEAD_BYTES = 8
const LONG_HEAD_BYTES = 16

const DESCENDED = new Set(['moov', 'trak', 'mdia', 'moof', 'traf', 'edts', 'minf'])
/** Tags and places (`©xyz` and `loci` lie in `udta`), XMP, and unused space that may hold older ones. */
const BLANKED = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide'])
/** They begin with the times of creation and change. */
const DATED = new Set(['mvhd', 'tkhd', 'mdhd'])

/**
 * MP4 and QuickTime are trees of boxes, each with its size and its name. A box of metadata becomes `free`,
 * which players skip, and its content zeros; offsets of sound in other boxes stay right.
 */
export function blankMp4(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  walk(0, bytes.length, DEPTH_MAX)

  function walk(from: number, to: number, depth: number): void {
    if (depth === 0) return
    for (let at = from; at + HEAD_BYTES <= to;) {
      const name = String.fromCharCode(...bytes.subarray(at + 4, at + HEAD_BYTES))
      const shortSize = view.getUint32(at)
      const isLong = shortSize === 1 && at + LONG_HEAD_BYTES <= to
      const head = isLong ? LONG_HEAD_BYTES : HEAD_BYTES
      // 0: to the end of the file.
      const size = isLong ? Number(view.getBigUint64(at + 8)) : shortSize === 0 ? to - at : shortSize
      if (size < head) return
      const end = Math.min(at + size, to)
      if (BLANKED.has(name)) {
        bytes.set([0x66, 0x72, 0x65, 0x65], at + 4) // free
        bytes.fill(0, at + head, end)
      } else if (DATED.has(name)) {
        const isWide = bytes[at + head] === 1
        bytes.fill(0, at + head + 4, Math.min(at + head + 4 + (isWide ? 16 : 8), end))
      } else if (DESCENDED.has(name)) walk(at + head, end, depth - 1)
      at += size
    }
  }
}
