import type { NameText } from './nameText.ts'
import { suffixSort } from './suffixSort.ts'
import type { Reading } from './typed.ts'

/** Where in a name a match may begin. The order is M5's: the first is the best. */
export const PLACES = ['start', 'laterWord', 'elsewhere'] as const
export type Place = (typeof PLACES)[number]

/**
 * Every position of the text at which a match may begin, sorted by what follows it, so that all matches of a query lie side by
 * side and two binary searches find them. One list for each place: whoever has enough in a better one never looks at the next.
 */
export class Suffixes {
  readonly #units: Uint16Array
  readonly #sorted: Record<Place, Int32Array>

  constructor(units: Uint16Array, text: NameText, covers: (name: number) => boolean) {
    this.#units = units
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
  }

  get bytes(): number {
    return PLACES.reduce((sum, place) => sum + this.#sorted[place].byteLength, 0)
  }

  /** The positions that fit. */
  matching(place: Place, reading: Reading): Int32Array {
    const sorted = this.#sorted[place]
    return sorted.subarray(
      firstAt(this.#units, sorted, reading.head, reading.from),
      firstAt(this.#units, sorted, reading.head, reading.to + 1),
    )
  }
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
