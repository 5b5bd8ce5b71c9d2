/**
 * Sorts positions of `text` by what stands there, up to the next 0. Multikey quicksort (Bentley and Sedgewick): each unit is
 * looked at about once where comparing whole suffixes would look at long common beginnings again and again.
 */
export function suffixSort(text: Uint16Array, positions: Int32Array): Int32Array {
  sort(text, positions, 0, positions.length, 0)
  return positions
}

const FEW = 12

function sort(text: Uint16Array, at: Int32Array, from: number, to: number, depth: number): void {
  while (to - from > FEW) {
    const pivot = median(text, at, from, to, depth)
    let [less, same, more] = [from, from, to]
    while (same < more) {
      const unit = text[at[same]! + depth]!
      if (unit < pivot) swap(at, less++, same++)
      else if (unit > pivot) swap(at, same, --more)
      else same += 1
    }
    sort(text, at, from, less, depth)
    if (pivot !== 0) sort(text, at, less, more, depth + 1)
    from = more
  }
  insertEach(text, at, from, to, depth)
}

/** Of three, so that what is sorted already costs no more. */
function median(text: Uint16Array, at: Int32Array, from: number, to: number, depth: number): number {
  const one = text[at[from]! + depth]!
  const two = text[at[(from + to) >> 1]! + depth]!
  const three = text[at[to - 1]! + depth]!
  return Math.max(Math.min(one, two), Math.min(Math.max(one, two), three))
}

function swap(at: Int32Array, one: number, other: number): void {
  const kept = at[one]!
  at[one] = at[other]!
  at[other] = kept
}

function insertEach(text: Uint16Array, at: Int32Array, from: number, to: number, depth: number): void {
  for (let i = from + 1; i < to; i += 1) {
    const moved = at[i]!
    let hole = i
    while (hole > from && compare(text, at[hole - 1]!, moved, depth) > 0) {
      at[hole] = at[hole - 1]!
      hole -= 1
    }
    at[hole] = moved
  }
}

function compare(text: Uint16Array, one: number, other: number, depth: number): number {
  for (let i = depth; ; i += 1) {
    const unit = text[one + i]!
    const difference = unit - text[other + i]!
    if (difference !== 0 || unit === 0) return difference
  }
}
