/** Letters that people type as others and that Unicode does not decompose. */
const SPELLED: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' }

const KEPT = /[\p{L}\p{N}\p{M}]/u
const INSIDE_A_WORD = /['’‘`]/

/** A name in the form in which it is compared. */
export interface Folded {
  /**
   * Only lower-case letters and digits: no spaces, punctuation or accents, and katakana as hiragana. A Hangul
   * syllable is one unit. A name that consists only of symbols keeps them.
   */
  units: string
  /** The positions where words begin, including the first word. */
  wordStarts: readonly number[]
}

/**
 * Makes equal what a search should treat as equal: AC/DC and acdc, Mötley Crüe and motley crue, 새벽 네 시
 * and 새벽네시.
 */
export function fold(text: string): Folded {
  const chars = [...plain(text)]
  const isKept = chars.some((char) => KEPT.test(char)) ? KEPT : /\S/
  let units = ''
  const wordStarts: number[] = []
  let inWord = false
  for (const char of chars) {
    if (isKept.test(char)) {
      if (!inWord) wordStarts.push(units.length)
      units += SPELLED[char] ?? char
      inWord = true
    } else if (!INSIDE_A_WORD.test(char)) inWord = false
  }
  return { units, wordStarts }
}

const shifted = (text: string, range: RegExp, by: number) =>
  text.replace(range, (char) => String.fromCharCode(char.charCodeAt(0) + by))

/**
 * NFKC would do most of this, but it turns the ㅎ of a keyboard into a jamo that fits only into syllables.
 */
function plain(text: string): string {
  const withoutAccents = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  const ascii = shifted(withoutAccents, /[！-～]/g, -0xfee0)
  return shifted(ascii, /[\u30a1-\u30f6]/g, -0x60).toLowerCase()
}
