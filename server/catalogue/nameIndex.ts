import { fold } from './folding.ts'
import type { Typed } from './typed.ts'

/**
 * How well a name matches a query; lower is better (M5).
 *
 *   0 the exact name · 1 its first words · 2 its beginning
 *   3 · 4 · 5 the same, with initials or an unfinished syllable
 *   6 a later word begins with it · 7 the same, with initials or an unfinished syllable
 *   8 anywhere else · 9 the same, with initials or an unfinished syllable
 */
export type Rank = number
export const RANKS = 10

export interface Hit {
  item: number
  /** The best matching name, or the first of equally good ones. */
  name: string
  rank: Rank
}

/** Separates names. Neither a folded name nor a pattern contains it, because folding drops white space. */
const BREAK = '\n'

/**
 * Finds items by any of their names. Every name is folded once, and a query scans all of them. Items are
 * numbered by popularity, which decides between equal ranks.
 */
export class NameIndex {
  readonly #names: readonly string[]
  readonly #itemOf: readonly number[]
  /**
   * The index of each item's first name. An item's names are adjacent. Has one entry more than there are
   * items.
   */
  readonly #firstNameOf: readonly number[]
  /** All folded names, each between two separators. */
  readonly #text: string
  /** The start of each name in the text, and the start that a further name would have. */
  readonly #startOf: readonly number[]
  /** The name at each position of the text. */
  readonly #nameAt: Int32Array
  /** The positions where a word begins, except the first word of a name. */
  readonly #laterWords: ReadonlySet<number>

  /** Takes the names of item 0, of item 1, and so on. */
  constructor(namesOf: readonly (readonly string[])[]) {
    this.#names = namesOf.flat()
    this.#itemOf = namesOf.flatMap((names, item) => names.map(() => item))
    const firstNameOf = [0]
    for (const names of namesOf) firstNameOf.push(firstNameOf.at(-1)! + names.length)
    this.#firstNameOf = firstNameOf

    const folded = this.#names.map(fold)
    const startOf = [BREAK.length]
    const laterWords = new Set<number>()
    for (const { units, wordStarts } of folded) {
      const start = startOf.at(-1)!
      for (const word of wordStarts) if (word > 0) laterWords.add(start + word)
      startOf.push(start + units.length + BREAK.length)
    }
    this.#text = BREAK + folded.map(({ units }) => units + BREAK).join('')
    this.#startOf = startOf
    this.#laterWords = laterWords
    this.#nameAt = new Int32Array(this.#text.length)
    for (const name of this.#names.keys()) this.#nameAt.fill(name, startOf[name], startOf[name + 1])
  }

  /** The best `wanted` hits, in order. */
  find(typed: Typed, wanted: number): Hit[] {
    const byRank: Hit[][] = Array.from({ length: RANKS }, () => [])
    for (const hit of this.#bestHits(typed, 0, this.#names.length)) byRank[hit.rank]!.push(hit)
    return byRank.flat().slice(0, wanted)
  }

  /** The items that have exactly this name. */
  named(units: string): number[] {
    const whole = BREAK + units + BREAK
    const items = new Set<number>()
    for (let at = this.#text.indexOf(whole); at !== -1; at = this.#text.indexOf(whole, at + 1))
      items.add(this.#itemOf[this.#nameAt[at + BREAK.length]!]!)
    return [...items]
  }

  /** The rank of one item; null: no match. */
  rankOf(item: number, typed: Typed): Rank | null {
    const [hit] = this.#bestHits(typed, this.#firstNameOf[item]!, this.#firstNameOf[item + 1]!)
    return hit?.rank ?? null
  }

  /** The best hit of each matching item, among the names from `first` until before `end`. */
  #bestHits({ units, pattern }: Typed, first: number, end: number): Iterable<Hit> {
    const offset = this.#startOf[first]!
    const text = this.#text.slice(offset, this.#startOf[end])
    const best = new Map<number, Hit>()
    pattern.lastIndex = 0
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const position = offset + match.index
      const name = this.#nameAt[position]!
      const item = this.#itemOf[name]!
      const rank = this.#rankAt(position, match[0].length, match[0] === units)
      if (rank < (best.get(item)?.rank ?? RANKS)) best.set(item, { item, name: this.#names[name]!, rank })
      // Matches may overlap. Nothing later in a name ranks better than its start.
      pattern.lastIndex =
        position === this.#startOf[name] ? this.#startOf[name + 1]! - offset : match.index + 1
    }
    return best.values()
  }

  #rankAt(position: number, length: number, isLiteral: boolean): Rank {
    const isStart = this.#text[position - 1] === BREAK
    if (!isStart) return (this.#laterWords.has(position) ? 6 : 8) + (isLiteral ? 0 : 1)
    const end = position + length
    const whole = this.#text[end] === BREAK ? 0 : this.#laterWords.has(end) ? 1 : 2
    return isLiteral ? whole : 3 + whole
  }
}
