/** A set of whole numbers from 0 below `size`, a bit each. */
export class Bits {
  readonly #words: Uint32Array

  constructor(size: number) {
    this.#words = new Uint32Array((size >>> 5) + 1)
  }

  get bytes(): number {
    return this.#words.byteLength
  }

  add(value: number): void {
    this.#words[value >>> 5]! |= 1 << (value & 31)
  }

  has(value: number): boolean {
    return (this.#words[value >>> 5]! & (1 << (value & 31))) !== 0
  }

  clear(): void {
    this.#words.fill(0)
  }

  /** Rising. */
  each(visit: (value: number) => void): void {
    for (const [at, word] of this.#words.entries()) {
      for (let rest = word; rest !== 0; rest &= rest - 1) visit((at << 5) + 31 - Math.clz32(rest & -rest))
    }
  }
}
