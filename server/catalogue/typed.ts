import { CLUSTERS, FINALS, INITIALS, MEDIALS, syllableOf, VOWEL_STARTS } from '#contract/hangul/syllables.ts'
import { fold } from './folding.ts'

/** What was typed, ready to be looked up. */
export interface Typed {
  /** Folded, and never empty. A cluster that a keyboard made of two initials (ㄳ) is two again. */
  units: string
  /** The ways to read the last character, which may still be on its way to another one. */
  readings: readonly Reading[]
  /** Finds it in folded names, an initial (ㅎㅇ, 잔ㄴㅂ) for any syllable that begins so. Global. */
  pattern: RegExp
}

/** Fits a text that has `head` and then one unit from `from` to `to`: syllables lie in the order of how they are typed. */
export interface Reading {
  head: string
  from: number
  to: number
}

/** Null: nothing was typed. */
export function readTyped(text: string): Typed | null {
  const units = [...fold(text).units].map((char) => CLUSTERS[char] ?? char).join('')
  if (units === '') return null
  const readings = readingsOf(units)
  // Where the last consonant has moved on to a next syllable, the reading is longer, and no initials are meant.
  const patterns = readings.map((reading) => patternOf(reading, reading.head.length < units.length))
  return { units, readings, pattern: new RegExp(patterns.join('|'), 'g') }
}

/** A reading as a regular expression, which the store understands as well. It repeats nothing. */
export function patternOf({ head, from, to }: Reading, withInitials = true): string {
  const [first, last] = [String.fromCharCode(from), String.fromCharCode(to)]
  const literal = (units: string) =>
    [...units]
      .map((unit) => (withInitials && INITIALS.includes(unit) ? syllablesOf(unit) : escaped(unit)))
      .join('')
  return from === to ? literal(head + first) : `${literal(head)}[${first}-${last}]`
}

function syllablesOf(initial: string): string {
  const { from, to } = blockOf(initial)
  return `[${initial}${String.fromCharCode(from)}-${String.fromCharCode(to)}]`
}

const escaped = (unit: string) => (/[.*+?^${}()|[\]\\]/.test(unit) ? `\\${unit}` : unit)

/** English read as Hangul is mostly vowels on their own: nobody meant that. */
export const isReadable = (hangul: string) => /^[가-힣\d\s]*[가-힣][\d\s]*[ㄱ-ㅎ]?$/.test(hangul)

function readingsOf(units: string): Reading[] {
  const head = units.slice(0, -1)
  const last = units.at(-1) ?? ''
  const code = last.charCodeAt(0)
  const syllable = syllableOf(last)
  if (INITIALS.includes(last))
    return [
      { head, from: code, to: code },
      { head, ...blockOf(last) },
    ]
  if (!syllable) return [{ head, from: code, to: code }]
  const { initial, medial, final } = syllable
  if (final === '') {
    // 고 on its way to 과 and 공
    const medials = [...MEDIALS].filter((each) => each === medial || VOWEL_STARTS[each] === medial)
    return medials.map((each) => {
      const from = codeOf(initial, each, ' ')
      return { head, from, to: from + FINALS.length - 1 }
    })
  }
  // 안 on its way to 않
  const finals = [...FINALS].filter((each) => each === final || CLUSTERS[each]?.startsWith(final))
  const closed = finals.map((each) => {
    const from = codeOf(initial, medial, each)
    return { head, from, to: from }
  })
  // 안 on its way to 아나, 닭 to 달가: the last consonant moves on to the next syllable
  const keys = CLUSTERS[final] ?? final
  const open = String.fromCharCode(codeOf(initial, medial, keys.slice(0, -1) || ' '))
  return [...closed, { head: head + open, ...blockOf(keys.slice(-1)) }]
}

const codeOf = (initial: string, medial: string, final: string) =>
  0xac00 +
  (INITIALS.indexOf(initial) * MEDIALS.length + MEDIALS.indexOf(medial)) * FINALS.length +
  FINALS.indexOf(final)

/** Every syllable that begins with this initial. */
function blockOf(initial: string): { from: number; to: number } {
  const from = codeOf(initial, 'ㅏ', ' ')
  return { from, to: from + MEDIALS.length * FINALS.length - 1 }
}
