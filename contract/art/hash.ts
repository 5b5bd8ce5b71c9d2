/** FNV-1a with a final mix. Never change it: all generated pictures would change. */
export function hash(text: string) {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 0x01000193)
  }
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  h ^= h >>> 16
  return h >>> 0
}

export type Random = () => number

/** mulberry32: the same seed gives the same sequence of numbers in [0, 1). */
export function random(seed: number): Random {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Two decimals are precise enough on a box of 100. */
export const n = (value: number) => +value.toFixed(2)

/** The item at the index, modulo the length. The lists here are never empty. */
export function at<Item>(list: readonly Item[], index: number): Item {
  return list[index % list.length] as Item
}
