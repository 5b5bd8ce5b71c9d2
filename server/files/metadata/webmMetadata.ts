/** As in `mp4Metadata.ts`. */
const DEPTH_MAX = 8
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const TRACK_ENTRY = 0xae
/** Tags, attached files, the title, the date, the name of the file, the name of a track. */
const BLANKED = new Set([0x1254c367, 0x1941a469, 0x7ba9, 0x4461, 0x7384, 0x536e])
const DESCENDED = new Set([SEGMENT, INFO, TRACKS, TRACK_ENTRY])
const VOID = 0xec
/** The most bytes that the size of an element may take. */
const SIZE_BYTES_MAX = 8

/**
 * WebM is a tree of elements, each with an id and a size. An element of metadata becomes `Void` of the same
 * length. Stops at the first cluster without a size (live recordings), behind which recorders write no tags.
 */
export function blankWebm(bytes: Uint8Array): void {
  walk(0, bytes.length, DEPTH_MAX)

  function walk(from: number, to: number, depth: number): void {
    if (depth === 0) return
    for (let at = from; at < to;) {
      const idBytes = lengthAt(at)
      const sizeAt = at + idBytes
      const sizeBytes = lengthAt(sizeAt)
      if (idBytes > 4 || sizeBytes > SIZE_BYTES_MAX || sizeAt + sizeBytes > to) return
      const id = numberAt(at, idBytes)
      const data = sizeAt + sizeBytes
      const size = numberAt(sizeAt, sizeBytes) - 2 ** (7 * sizeBytes)
      const isUnknown = size === 2 ** (7 * sizeBytes) - 1
      if (isUnknown && !DESCENDED.has(id)) return
      const end = isUnknown ? to : Math.min(data + size, to)
      if (BLANKED.has(id)) blank(at, end)
      else if (DESCENDED.has(id)) walk(data, end, depth - 1)
      at = end
    }
  }

  /** How many bytes an id or a size has: one more than the leading zeros of its first byte. */
  function lengthAt(at: number): number {
    return Math.clz32(bytes[at] ?? 0) - 24 + 1
  }

  function numberAt(at: number, length: number): number {
    let value = 0
    for (let nth = 0; nth < length; nth += 1) value = value * 256 + bytes[at + nth]!
    return value
  }

  function blank(at: number, end: number): void {
    const length = end - at
    // A longer size where there is room, else one byte.
    const sizeBytes = length > SIZE_BYTES_MAX ? SIZE_BYTES_MAX : 1
    bytes.fill(0, at, end)
    bytes[at] = VOID
    let size = length - 1 - sizeBytes
    for (let nth = sizeBytes; nth > 0; nth -= 1, size = Math.floor(size / 256)) bytes[at + nth] = size % 256
    bytes[at + 1]! |= 0x80 >> (sizeBytes - 1)
  }
}
