import { hangulToQwerty, qwertyToHangul } from './keyboard.ts'
import { CLUSTERS, INITIALS, syllableOf } from './syllables.ts'

/**
 * The search forms of a text (CH15), such that every match of `findHangul` contains a piece of one of them:
 *
 *     keys       the Latin keys that type it: 안녕 → dkssud. Of a vowel or a final consonant typed with two
 *                keys only the first, so a half-typed syllable (고, 달) is a piece of all its completions
 *                (과, 닭).
 *     initials   the first key of each syllable, everything else as above: 안녕 → ds
 *
 * Forms contain only lower-case Latin letters and digits, the query's as well. So they match too much, never
 * too little, and `findHangul` decides.
 */
export type SearchForm = 'keys' | 'initials'

const OTHERS = /[^a-z0-9]+/g

/** Maps a consonant or vowel to its first key, in lower case. */
const firstKey = new Map<string, string>()
for (let code = 0x3131; code <= 0x3163; code += 1) {
  const letter = String.fromCharCode(code)
  firstKey.set(letter, hangulToQwerty(letter).charAt(0).toLowerCase())
}
const keyOf = (letter: string) => firstKey.get(letter) ?? ''

/** Both forms of each of the 11,172 syllables, by index. */
const SYLLABLES = Array.from({ length: 11_172 }, (_, at) => {
  const { initial, medial, final } = syllableOf(String.fromCharCode(0xac00 + at))!
  return { keys: keyOf(initial) + keyOf(medial) + keyOf(final), initials: keyOf(initial) }
})

export function searchFormOf(text: string, form: SearchForm): string {
  let written = ''
  for (const char of text.normalize('NFC').toLowerCase()) {
    const syllable = SYLLABLES[char.charCodeAt(0) - 0xac00]
    // accented letters are compared by their base letter
    written += syllable
      ? syllable[form]
      : (firstKey.get(char) ?? (char < '\x80' ? char : char.normalize('NFD')))
  }
  return written.replace(OTHERS, '')
}

/** A piece that a matching text contains in the given form. */
export interface SearchPiece {
  form: SearchForm
  piece: string
}

/**
 * Whether a text may match the query: several times cheaper than `findHangul`, which checks the rest. A query
 * of signs only has no form; its first sign must occur literally.
 */
export function searchSieve(query: string, pieces: readonly SearchPiece[]): (text: string) => boolean {
  if (pieces.every(({ piece }) => piece !== ''))
    return (text) => pieces.some(({ form, piece }) => searchFormOf(text, form).includes(piece))
  const sign = [...query.normalize('NFC')].find((char) => char.trim() !== '') ?? ''
  const isCased = sign.toLowerCase() !== sign.toUpperCase()
  return (text) => isCased || text.normalize('NFC').includes(sign)
}

/**
 * Every text in which `findHangul` finds the query contains at least one of these: the query itself, or its
 * keys read as Hangul.
 */
export function searchPieces(query: string): SearchPiece[] {
  const readings = new Set([query, qwertyToHangul(query)])
  return [...readings].map((reading) => {
    const chars = [...reading.normalize('NFC')]
      .filter((char) => char.trim() !== '')
      .flatMap((char) => [...(CLUSTERS[char] ?? char)])
    // 하린ㅇ continues as typed, ㅎ린 does not: its first letter stands for a whole syllable.
    const initialsOnly = chars.slice(0, -1).some((char) => INITIALS.includes(char))
    const form = initialsOnly ? 'initials' : 'keys'
    return { form, piece: searchFormOf(chars.join(''), form) }
  })
}
