import { fold } from './folding.ts'
import type { Typed } from './typed.ts'

/**
 * How well a name fits what was typed; less is better (M5).
 *
 *   0 it is the name · 1 it is its first words · 2 it begins the name
 *   3 · 4 · 5  the same, but for initials or a syllable still being typed
 *   6 a later word begins so · 7 but for those · 8 it stands elsewhere · 9 but for those
 */
export type Rank = number
export const RANKS = 10

export interface Hit {
  item: number
  /** The name that fits best; where several fit alike, the first of them. */
  name: string
  rank: Rank
}

/** Stands between names. No folded name and no pattern has one: folding drops white space. */
const BREAK = '\n'

/**
 * Finds things by any of their names: folds every name once and scans all of them for each query. Items are numbered from
 * the best known on, which decides between equal ranks.
 */
export class NameIndex {
  readonly #names: readonly string[]
  readonly #itemOf: readonly number[]
  /** The names of an item stand side by side; one entry more than there are items. */
  readonly #firstNameOf: readonly number[]
  /** All names, folded, each between two breaks. */
  readonly #text: string
  /** Where each name begins in the text, and where the one after the last would. */
  readonly #startOf: readonly number[]
  /** Which name each position of the text belongs to. */
  readonly #nameAt: Int32Array
  /** Positions at which a word begins, other than the first of a name. */
  readonly #laterWords: ReadonlySet<number>

  /** The names of item 0, of item 1, and so on. */
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

  /** The `wanted` best, in order. */
  find(typed: Typed, wanted: number): Hit[] {
    const byRank: Hit[][] = Array.from({ length: RANKS }, () => [])
    for (const hit of this.#bestHits(typed, 0, this.#names.length)) byRank[hit.rank]!.push(hit)
    return byRank.flat().slice(0, wanted)
  }

  /** Items of which this is a whole name. */
  named(units: string): number[] {
    const whole = BREAK + units + BREAK
    const items = new Set<number>()
    for (let at = this.#text.indexOf(whole); at !== -1; at = this.#text.indexOf(whole, at + 1))
      items.add(this.#itemOf[this.#nameAt[at + BREAK.length]!]!)
    return [...items]
  }

  /** How well one item fits; null when it does not. */
  rankOf(item: number, typed: Typed): Rank | null {
    const [hit] = this.#bestHits(typed, this.#firstNameOf[item]!, this.#firstNameOf[item + 1]!)
    return hit?.rank ?? null
  }

  /** The best hit of each item that fits, by item, among the names from `first` to before `end`. */
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
      // Matches may overlap. Nothing in a name is better than its start.
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
