import type { NameText } from './nameText.ts'
import { suffixSort } from './suffixSort.ts'
import type { Reading } from './typed.ts'

/** Where in a name a match may begin. The order is M5's: the first is the best. */
export const PLACES = ['start', 'laterWord', 'elsewhere'] as const
export type Place = (typeof PLACES)[number]

/** Positions that share one entry of the list of best items. */
const BLOCK = 64

/**
 * Every position of the text at which a match may begin, sorted by what follows it, so that all matches of a query lie side by
 * side and two binary searches find them. One list for each place: whoever has enough in a better one never looks at the next.
 */
export class Suffixes {
  readonly #units: Uint16Array
  readonly #sorted: Record<Place, Int32Array>
  readonly #itemAt: (position: number) => number
  /** The best item of each block of a list: in a long stretch only the blocks that matter are opened. */
  readonly #bestOf: Record<Place, Int32Array>

  constructor(
    units: Uint16Array,
    text: NameText,
    itemAt: (position: number) => number,
    covers: (name: number) => boolean,
  ) {
    this.#units = units
    this.#itemAt = itemAt
    const placed = { start: 0, laterWord: 0, elsewhere: 0 }
    eachPosition(text, covers, (_, place) => (placed[place] += 1))
    this.#sorted = {
      start: new Int32Array(placed.start),
      laterWord: new Int32Array(placed.laterWord),
      elsewhere: new Int32Array(placed.elsewhere),
    }
    const filled = { start: 0, laterWord: 0, elsewhere: 0 }
    eachPosition(text, covers, (position, place) => (this.#sorted[place][filled[place]++] = position))
    for (const place of PLACES) suffixSort(units, this.#sorted[place])
    this.#bestOf = {
      start: bestOfBlocks(this.#sorted.start, itemAt),
      laterWord: bestOfBlocks(this.#sorted.laterWord, itemAt),
      elsewhere: bestOfBlocks(this.#sorted.elsewhere, itemAt),
    }
  }

  get bytes(): number {
    return PLACES.reduce(
      (sum, place) => sum + this.#sorted[place].byteLength + this.#bestOf[place].byteLength,
      0,
    )
  }

  /** The positions that fit. */
  matching(place: Place, reading: Reading): Int32Array {
    const [from, to] = this.#stretch(place, reading)
    return this.#sorted[place].subarray(from, to)
  }

  /** Of the positions that fit, at least those of the `wanted` best items; in a short stretch, all of them. */
  eachOfBest(place: Place, reading: Reading, wanted: number, visit: (position: number) => void): void {
    const sorted = this.#sorted[place]
    const [from, to] = this.#stretch(place, reading)
    const [firstBlock, lastBlock] = [Math.ceil(from / BLOCK), Math.floor(to / BLOCK)]
    if (lastBlock - firstBlock <= wanted) {
      for (let i = from; i < to; i += 1) visit(sorted[i]!)
      return
    }
    const best = this.#bestOf[place].subarray(firstBlock, lastBlock)
    const worstWanted = nthDistinct(best, wanted)
    for (let i = from; i < firstBlock * BLOCK; i += 1) visit(sorted[i]!)
    for (const [block, item] of best.entries()) {
      if (item > worstWanted) continue
      const start = (firstBlock + block) * BLOCK
      for (let i = start; i < start + BLOCK; i += 1)
        if (this.#itemAt(sorted[i]!) <= worstWanted) visit(sorted[i]!)
    }
    for (let i = lastBlock * BLOCK; i < to; i += 1) visit(sorted[i]!)
  }

  #stretch(place: Place, { head, from, to }: Reading): [from: number, to: number] {
    const sorted = this.#sorted[place]
    return [firstAt(this.#units, sorted, head, from), firstAt(this.#units, sorted, head, to + 1)]
  }
}

function bestOfBlocks(sorted: Int32Array, itemAt: (position: number) => number): Int32Array {
  const best = new Int32Array(Math.ceil(sorted.length / BLOCK)).fill(0x7fffffff)
  for (let i = 0; i < sorted.length; i += 1) {
    const block = Math.floor(i / BLOCK)
    best[block] = Math.min(best[block]!, itemAt(sorted[i]!))
  }
  return best
}

/** The nth of the different values, from the smallest on; the largest when there are fewer. */
function nthDistinct(values: Int32Array, nth: number): number {
  const sorted = values.slice().sort()
  let distinct = 1
  for (let i = 1; i < sorted.length; i += 1) {
    if (sorted[i] === sorted[i - 1]) continue
    if (distinct === nth) return sorted[i - 1]!
    distinct += 1
  }
  return distinct < nth ? 0x7fffffff : sorted.at(-1)!
}

/** The first suffix that is not below `head` followed by `last`. */
function firstAt(units: Uint16Array, sorted: Int32Array, head: string, last: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBelow(units, sorted[middle]!, head, last)) low = middle + 1
    else high = middle
  }
  return low
}

function isBelow(units: Uint16Array, position: number, head: string, last: number): boolean {
  for (let i = 0; i < head.length; i += 1) {
    const difference = units[position + i]! - head.charCodeAt(i)
    if (difference !== 0) return difference < 0
  }
  return units[position + head.length]! < last
}

function eachPosition(
  { units, nameAt, startOf, laterWords }: NameText,
  covers: (name: number) => boolean,
  visit: (position: number, place: Place) => void,
): void {
  for (let position = 0; position < units.length; position += 1) {
    const unit = units[position]!
    const isSecondHalf = unit >= 0xdc00 && unit < 0xe000
    if (unit === 0 || isSecondHalf || !covers(nameAt[position]!)) continue
    if (position === startOf[nameAt[position]!]) visit(position, 'start')
    else visit(position, laterWords.has(position) ? 'laterWord' : 'elsewhere')
  }
}
