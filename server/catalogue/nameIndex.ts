import { Bits } from './bits.ts'
import { nameText, type NameText } from './nameText.ts'
import { Suffixes, PLACES, type Place } from './suffixes.ts'
import type { Reading, Typed } from './typed.ts'

/**
 * How well a name fits what was typed; less is better (M5).
 *
 *   0 it is the name · 1 it is its first words · 2 it begins the name
 *   3 · 4 · 5  the same, but for initials or a syllable still being typed
 *   6 a later word begins so · 7 but for those · 8 it stands elsewhere · 9 but for those
 */
export type Rank = number
export const RANKS = 10
const LOOSE_RANK: Record<Place, number> = { start: 3, laterWord: 7, elsewhere: 9 }

export interface Hit {
  item: number
  /** The name that fits best. */
  name: string
  rank: Rank
}

const UNFOUND = 255

/**
 * Finds things by any of their names. Items are numbered from the best known on, which decides between equal ranks. The work
 * of a query is bounded by how many names fit in the places it has to look at; nothing else of the catalogue is touched.
 */
export class NameIndex {
  readonly #names: readonly string[]
  readonly #itemOf: Int32Array
  /** The names of an item stand side by side; one entry more than there are items. */
  readonly #firstNameOf: Int32Array
  readonly #text: NameText
  readonly #suffixes: Suffixes
  readonly #initials: Suffixes
  /** Of the query under way: each item's best rank and the name that earned it, and which items have one. */
  readonly #rankOf: Uint8Array
  readonly #viaOf: Int32Array
  readonly #found: Bits

  /** The names of item 0, of item 1, and so on. */
  constructor(namesOf: readonly (readonly string[])[]) {
    this.#names = namesOf.flat()
    this.#itemOf = Int32Array.from(namesOf.flatMap((names, item) => names.map(() => item)))
    this.#firstNameOf = new Int32Array(namesOf.length + 1)
    for (const [item, names] of namesOf.entries())
      this.#firstNameOf[item + 1] = this.#firstNameOf[item]! + names.length
    this.#text = nameText(this.#names)
    const itemAt = (position: number) => this.#itemAt(position)
    this.#suffixes = new Suffixes(this.#text.units, this.#text, itemAt, () => true)
    this.#initials = new Suffixes(this.#text.initials, this.#text, itemAt, (name) =>
      this.#text.withHangul.has(name),
    )
    this.#rankOf = new Uint8Array(namesOf.length).fill(UNFOUND)
    this.#viaOf = new Int32Array(namesOf.length)
    this.#found = new Bits(namesOf.length)
  }

  /** What the index holds besides the names themselves. */
  get bytes(): number {
    const { units, initials, nameAt, startOf, laterWords, withHangul } = this.#text
    const own = [this.#itemOf, this.#firstNameOf, this.#rankOf, this.#viaOf]
    const parts = [units, initials, nameAt, startOf, ...own]
    const arrays = parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
    const bits = laterWords.bytes + withHangul.bytes + this.#found.bytes
    return arrays + bits + this.#suffixes.bytes + this.#initials.bytes
  }

  /** The `wanted` best, in order. */
  find(typed: Typed, wanted: number): Hit[] {
    const hits: Hit[] = []
    const known = new Set<number>()
    for (const place of PLACES) {
      if (hits.length >= wanted) break
      this.#mark(typed, place, wanted + known.size)
      for (const hit of this.#takeMarked(wanted, known)) {
        known.add(hit.item)
        hits.push(hit)
      }
    }
    return hits.slice(0, wanted)
  }

  /** Items of which this is a whole name. */
  named(units: string): number[] {
    const positions = this.#suffixes.matching('start', { head: units, from: 0, to: 0 })
    return [...new Set([...positions].map((position) => this.#itemAt(position)))].sort((a, b) => a - b)
  }

  /** How well one item fits; null when it does not. */
  rankOf(item: number, typed: Typed): Rank | null {
    const { units, startOf, laterWords } = this.#text
    let best = UNFOUND
    for (let name = this.#firstNameOf[item]!; name < this.#firstNameOf[item + 1]!; name += 1) {
      const start = startOf[name]!
      for (let position = start; units[position] !== 0; position += 1) {
        const place = position === start ? 'start' : laterWords.has(position) ? 'laterWord' : 'elsewhere'
        best = Math.min(best, this.#rankIfFits(position, place, typed))
      }
    }
    return best === UNFOUND ? null : best
  }

  #rankIfFits(position: number, place: Place, typed: Typed): Rank {
    const { units, initials } = this.#text
    let best = UNFOUND
    for (const { head, from, to } of typed.readings) {
      const last = units[position + head.length]!
      if (!beginsWith(units, position, head) || last < from || last > to) continue
      const isLiteral = head.length === typed.units.length - 1 && last === lastUnitOf(typed)
      best = Math.min(best, this.#rankAt(position, head.length + 1, place, isLiteral))
    }
    if (
      typed.initials !== null &&
      beginsWith(initials, position, typed.initials) &&
      fitsSyllables(units, position, typed)
    )
      best = Math.min(best, this.#rankAt(position, typed.initials.length, place, false))
    return best
  }

  #itemAt(position: number): number {
    return this.#itemOf[this.#text.nameAt[position]!]!
  }

  /** Marks at least the `wanted` best items of this place. */
  #mark(typed: Typed, place: Place, wanted: number): void {
    const literal = readingOf(typed.units)
    let marked = 0
    const note = (position: number, length: number, isLiteral: boolean) => {
      if (this.#note(position, this.#rankAt(position, length, place, isLiteral))) marked += 1
    }
    // At the start of a name the rank depends on what follows as well, and there are fewest to look at.
    const most = () => (place === 'start' ? Infinity : wanted + marked)
    this.#suffixes.eachOfBest(place, literal, most(), (position) => note(position, typed.units.length, true))
    if (place !== 'start' && marked >= wanted) return
    for (const reading of typed.readings)
      this.#suffixes.eachOfBest(place, reading, most(), (position) =>
        note(position, reading.head.length + 1, false),
      )
    if (typed.initials === null) return
    const initials = readingOf(typed.initials)
    for (const position of this.#initials.matching(place, initials))
      if (fitsSyllables(this.#text.units, position, typed)) note(position, typed.initials.length, false)
  }

  /** Whether this item had not been marked. */
  #note(position: number, rank: Rank): boolean {
    const name = this.#text.nameAt[position]!
    const item = this.#itemOf[name]!
    const before = this.#rankOf[item]!
    if (rank >= before) return false
    this.#rankOf[item] = rank
    this.#viaOf[item] = name
    this.#found.add(item)
    return before === UNFOUND
  }

  #rankAt(position: number, length: number, place: Place, isLiteral: boolean): Rank {
    const loose = LOOSE_RANK[place]
    if (place !== 'start') return isLiteral ? loose - 1 : loose
    const end = position + length
    const whole = this.#text.units[end] === 0 ? 0 : this.#text.laterWords.has(end) ? 1 : 2
    return isLiteral ? whole : loose + whole
  }

  /** Empties what was marked. Of each rank no more than are wanted, the best known first. */
  #takeMarked(wanted: number, known: ReadonlySet<number>): Hit[] {
    const byRank: Hit[][] = Array.from({ length: RANKS }, () => [])
    this.#found.each((item) => {
      const rank = this.#rankOf[item]!
      const list = byRank[rank]!
      if (list.length < wanted && !known.has(item))
        list.push({ item, rank, name: this.#names[this.#viaOf[item]!]! })
    })
    this.#found.clear()
    this.#rankOf.fill(UNFOUND)
    return byRank.flat()
  }
}

/** Exactly this. */
const readingOf = (units: string): Reading => {
  const last = units.charCodeAt(units.length - 1)
  return { head: units.slice(0, -1), from: last, to: last }
}

const lastUnitOf = ({ units }: Typed) => units.charCodeAt(units.length - 1)

function beginsWith(units: Uint16Array, position: number, head: string): boolean {
  for (let i = 0; i < head.length; i += 1) if (units[position + i] !== head.charCodeAt(i)) return false
  return true
}

/** Whether the syllables that were typed whole are there; initials have been compared already. */
function fitsSyllables(units: Uint16Array, position: number, typed: Typed): boolean {
  for (let i = 0; i < typed.units.length - 1; i += 1) {
    const unit = typed.units.charCodeAt(i)
    const isSyllable = unit >= 0xac00 && unit <= 0xd7a3
    if (isSyllable && units[position + i] !== unit) return false
  }
  const last = units[position + typed.units.length - 1]!
  return typed.readings.some((reading) => isLast(reading, typed, last))
}

/** A reading whose last consonant moves on to a next syllable is longer than what was typed, and fits no initials. */
const isLast = ({ head, from, to }: Reading, typed: Typed, unit: number) =>
  head.length === typed.units.length - 1 && unit >= from && unit <= to
