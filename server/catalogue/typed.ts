import { CLUSTERS, FINALS, INITIALS, MEDIALS, syllableOf, VOWEL_STARTS } from '#contract/hangul/syllables.ts'
import { fold } from './folding.ts'

/** A query, prepared for the search. */
export interface Typed {
  /**
   * The folded text, never empty. A consonant cluster that the keyboard made of two initials (ㄳ) is split
   * again.
   */
  units: string
  /** The possible readings of the last character, which may be unfinished. */
  readings: readonly Reading[]
  /**
   * Finds the query in folded names. An initial (ㅎㅇ, 잔ㄴㅂ) matches any syllable that begins with it.
   * Global.
   */
  pattern: RegExp
}

/**
 * Matches a text with `head` and then one unit in the range `from` to `to`. Unicode orders syllables by
 * initial, medial and final, so an unfinished syllable is a range.
 */
export interface Reading {
  head: string
  from: number
  to: number
}

/** Null: an empty text. */
export function readTyped(text: string): Typed | null {
  const units = [...fold(text).units].map((char) => CLUSTERS[char] ?? char).join('')
  if (units === '') return null
  const readings = readingsOf(units)
  // A reading in which the last consonant has become the next initial is longer, and its units are not
  // initials.
  const patterns = readings.map((reading) => patternOf(reading, reading.head.length < units.length))
  return { units, readings, pattern: new RegExp(patterns.join('|'), 'g') }
}

/** A reading as a regular expression, which the database understands too. It has no repetition. */
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

/** English read as Hangul consists mostly of lone vowels, which nobody means. */
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
    // an unfinished 고 may become 과 or 공
    const medials = [...MEDIALS].filter((each) => each === medial || VOWEL_STARTS[each] === medial)
    return medials.map((each) => {
      const from = codeOf(initial, each, ' ')
      return { head, from, to: from + FINALS.length - 1 }
    })
  }
  // an unfinished 안 may become 않
  const finals = [...FINALS].filter((each) => each === final || CLUSTERS[each]?.startsWith(final))
  const closed = finals.map((each) => {
    const from = codeOf(initial, medial, each)
    return { head, from, to: from }
  })
  // an unfinished 안 may become 아나 and 닭 may become 달가: the last consonant becomes the next initial
  const keys = CLUSTERS[final] ?? final
  const open = String.fromCharCode(codeOf(initial, medial, keys.slice(0, -1) || ' '))
  return [...closed, { head: head + open, ...blockOf(keys.slice(-1)) }]
}

const codeOf = (initial: string, medial: string, final: string) =>
  0xac00 +
  (INITIALS.indexOf(initial) * MEDIALS.length + MEDIALS.indexOf(medial)) * FINALS.length +
  FINALS.indexOf(final)

/** All syllables with this initial. */
function blockOf(initial: string): { from: number; to: number } {
  const from = codeOf(initial, 'ㅏ', ' ')
  return { from, to: from + MEDIALS.length * FINALS.length - 1 }
}
