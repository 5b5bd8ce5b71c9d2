/** In the order in which Unicode lists syllables: 21 medials for each initial, 28 finals for each medial. */
export const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
export const MEDIALS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
export const FINALS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

/**
 * A cluster is typed with two keys. A keyboard joins two initials (ㄱㅅ) into one too, although no cluster
 * was meant.
 */
export const CLUSTERS: Record<string, string> = {
  ㄳ: 'ㄱㅅ', ㄵ: 'ㄴㅈ', ㄶ: 'ㄴㅎ', ㄺ: 'ㄹㄱ', ㄻ: 'ㄹㅁ', ㄼ: 'ㄹㅂ', ㄽ: 'ㄹㅅ', ㄾ: 'ㄹㅌ', ㄿ: 'ㄹㅍ', ㅀ: 'ㄹㅎ', ㅄ: 'ㅂㅅ',
} // oxfmt-ignore

/** Vowels that are typed with two keys, with the letter of the first key. */
export const VOWEL_STARTS: Record<string, string> = {
  ㅘ: 'ㅗ',
  ㅙ: 'ㅗ',
  ㅚ: 'ㅗ',
  ㅝ: 'ㅜ',
  ㅞ: 'ㅜ',
  ㅟ: 'ㅜ',
  ㅢ: 'ㅡ',
}

export interface Syllable {
  initial: string
  medial: string
  /** Empty: the syllable ends in its vowel. */
  final: string
}

/**
 * Null unless `char` starts with a composed syllable. The code of the empty string is NaN, which fails both
 * comparisons.
 */
export function syllableOf(char: string): Syllable | null {
  const index = char.charCodeAt(0) - 0xac00
  if (!(index >= 0 && index < 11172)) return null
  const at = (letters: string, i: number) => letters.charAt(i).trim()
  return {
    initial: at(INITIALS, Math.floor(index / 588)),
    medial: at(MEDIALS, Math.floor((index % 588) / 28)),
    final: at(FINALS, index % 28),
  }
}
