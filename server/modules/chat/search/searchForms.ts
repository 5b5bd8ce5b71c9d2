import { hangulToQwerty, qwertyToHangul } from '#contract/hangul/keyboard.ts'
import { CLUSTERS, INITIALS, syllableOf } from '#contract/hangul/syllables.ts'

/**
 * What a text is looked for by (CH15), so that whatever `findHangul` finds is a piece of one of them, letter for letter:
 *
 *   keys       the Latin keys that type it: 안녕 → dkssud. Of a vowel or a final consonant typed with two keys only the first, so a
 *              syllable half typed (고, 달) is a piece of every one it may become (과, 닭).
 *   initials   of each syllable the first of its keys, all else as above: 안녕 → ds
 *
 * Small Latin letters and digits alone; everything else is left out, of what is looked for as well. So more is found than was meant,
 * never less, and `findHangul` has the last word.
 */
export type SearchForm = 'keys' | 'initials'

const OTHERS = /[^a-z0-9]+/g

/** A consonant or vowel as it is shown → its first key, in lower case. */
const firstKey = new Map<string, string>()
for (let code = 0x3131; code <= 0x3163; code += 1) {
  const letter = String.fromCharCode(code)
  firstKey.set(letter, hangulToQwerty(letter).charAt(0).toLowerCase())
}
const keyOf = (letter: string) => firstKey.get(letter) ?? ''

/** Each syllable in both forms, at its place among the 11,172. */
const SYLLABLES = Array.from({ length: 11_172 }, (_, at) => {
  const { initial, medial, final } = syllableOf(String.fromCharCode(0xac00 + at))!
  return { keys: keyOf(initial) + keyOf(medial) + keyOf(final), initials: keyOf(initial) }
})

export function searchFormOf(text: string, form: SearchForm): string {
  let written = ''
  for (const char of text.normalize('NFC').toLowerCase()) {
    const syllable = SYLLABLES[char.charCodeAt(0) - 0xac00]
    // what has an accent is compared without it, by its letter
    written += syllable
      ? syllable[form]
      : (firstKey.get(char) ?? (char < '\x80' ? char : char.normalize('NFD')))
  }
  return written.replace(OTHERS, '')
}

/** A piece of one form of every text that is found. */
export interface SearchPiece {
  form: SearchForm
  piece: string
}

/**
 * Whether a text may hold the query at all: several times cheaper than `findHangul`, which decides about what is left. A query of signs
 * alone has no form; its first sign must be there as it is.
 */
export function searchSieve(query: string, pieces: readonly SearchPiece[]): (text: string) => boolean {
  if (pieces.every(({ piece }) => piece !== ''))
    return (text) => pieces.some(({ form, piece }) => searchFormOf(text, form).includes(piece))
  const sign = [...query.normalize('NFC')].find((char) => char.trim() !== '') ?? ''
  const isCased = sign.toLowerCase() !== sign.toUpperCase()
  return (text) => isCased || text.normalize('NFC').includes(sign)
}

/** Every text in which `findHangul` finds the query has at least one of these: the query as it stands, or its keys read as Hangul. */
export function searchPieces(query: string): SearchPiece[] {
  const readings = new Set([query, qwertyToHangul(query)])
  return [...readings].map((reading) => {
    const chars = [...reading.normalize('NFC')]
      .filter((char) => char.trim() !== '')
      .flatMap((char) => [...(CLUSTERS[char] ?? char)])
    // 하린ㅇ goes on as it is typed, ㅎ린 does not: its first letter stands for a whole syllable.
    const initialsOnly = chars.slice(0, -1).some((char) => INITIALS.includes(char))
    const form = initialsOnly ? 'initials' : 'keys'
    return { form, piece: searchFormOf(chars.join(''), form) }
  })
}
