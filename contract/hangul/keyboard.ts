import { FINALS as SHOWN_FINALS, INITIALS, MEDIALS as SHOWN_MEDIALS, syllableOf } from './syllables.ts'

/**
 * The standard Korean keyboard (두벌식): the letter of each Latin key. Capitals without an entry mean their
 * small letter.
 */
const KEYS: Record<string, string> = {
  q: 'ㅂ', w: 'ㅈ', e: 'ㄷ', r: 'ㄱ', t: 'ㅅ', y: 'ㅛ', u: 'ㅕ', i: 'ㅑ', o: 'ㅐ', p: 'ㅔ',
  a: 'ㅁ', s: 'ㄴ', d: 'ㅇ', f: 'ㄹ', g: 'ㅎ', h: 'ㅗ', j: 'ㅓ', k: 'ㅏ', l: 'ㅣ',
  z: 'ㅋ', x: 'ㅌ', c: 'ㅊ', v: 'ㅍ', b: 'ㅠ', n: 'ㅜ', m: 'ㅡ',
  Q: 'ㅃ', W: 'ㅉ', E: 'ㄸ', R: 'ㄲ', T: 'ㅆ', O: 'ㅒ', P: 'ㅖ',
} // oxfmt-ignore

/** Medials and finals as key sequences, in the order of `syllables.ts`. */
const MEDIALS = ['ㅏ', 'ㅐ', 'ㅑ', 'ㅒ', 'ㅓ', 'ㅔ', 'ㅕ', 'ㅖ', 'ㅗ', 'ㅗㅏ', 'ㅗㅐ', 'ㅗㅣ', 'ㅛ', 'ㅜ', 'ㅜㅓ', 'ㅜㅔ', 'ㅜㅣ', 'ㅠ', 'ㅡ', 'ㅡㅣ', 'ㅣ'] // oxfmt-ignore
const FINALS = [' ', 'ㄱ', 'ㄲ', 'ㄱㅅ', 'ㄴ', 'ㄴㅈ', 'ㄴㅎ', 'ㄷ', 'ㄹ', 'ㄹㄱ', 'ㄹㅁ', 'ㄹㅂ', 'ㄹㅅ', 'ㄹㅌ', 'ㄹㅍ', 'ㄹㅎ', 'ㅁ', 'ㅂ', 'ㅂㅅ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ'] // oxfmt-ignore

const CONSONANT = '[ㄱ-ㅎ]'
const VOWEL = '[ㅏ-ㅣ]'
/** Longest first. A consonant before a vowel belongs to the next syllable. */
const alternatives = (units: string[]) =>
  units
    .filter((unit) => unit !== ' ')
    .sort((a, b) => b.length - a.length)
    .join('|')
const SYLLABLE = new RegExp(
  `(${CONSONANT})(${alternatives(MEDIALS)})((?:${alternatives(FINALS)})(?!${VOWEL}))?`,
  'g',
)

/**
 * The text that the same keys write with the keyboard set to Hangul: `dkdldb` → 아이유. Other characters
 * stay.
 */
export function qwertyToHangul(text: string): string {
  const letters = [...text].map((char) => KEYS[char] ?? KEYS[char.toLowerCase()] ?? char).join('')
  return letters.replace(SYLLABLE, (_, initial: string, medial: string, final: string = '') =>
    String.fromCharCode(
      0xac00 + INITIALS.indexOf(initial) * 588 + MEDIALS.indexOf(medial) * 28 + FINALS.indexOf(final || ' '),
    ),
  )
}

const KEY_OF = new Map(Object.entries(KEYS).map(([key, letter]) => [letter, key]))
const TYPED_AS = new Map([
  ...[...SHOWN_MEDIALS].map((shown, i) => [shown, MEDIALS[i] ?? ''] as const),
  ...[...SHOWN_FINALS].map((shown, i) => [shown, FINALS[i] ?? ''] as const),
])

/** The text that the same keys write with the keyboard set to Latin: `ㅐㅁ냔` → oasis. */
export function hangulToQwerty(text: string): string {
  const letters = [...text.normalize('NFC')].flatMap((char) => {
    const syllable = syllableOf(char)
    return syllable ? [syllable.initial, syllable.medial, syllable.final] : char
  })
  return letters
    .flatMap((letter) => [...(TYPED_AS.get(letter) ?? letter)])
    .map((letter) => KEY_OF.get(letter) ?? letter)
    .join('')
}
