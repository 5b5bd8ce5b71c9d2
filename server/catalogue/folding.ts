/** Letters that are one for whoever types, and that Unicode does not take apart. */
const SPELLED: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ı: 'i' }

const KEPT = /[\p{L}\p{N}\p{M}]/u
const INSIDE_A_WORD = /['’‘`]/

/** A name as it is compared. */
export interface Folded {
  /**
   * Small letters and digits alone: no space, no sign, no accent, katakana as hiragana. A Hangul syllable is one unit. A name
   * that is nothing but signs keeps them.
   */
  units: string
  /** Where words begin in it, the first one included. */
  wordStarts: readonly number[]
}

/** AC/DC and acdc, Mötley Crüe and motley crue, 새벽 네 시 and 새벽네시 are the same to whoever looks for them. */
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

/** NFKC would do most of this, and turn the ㅎ of a keyboard into one that only fits into syllables. */
function plain(text: string): string {
  const withoutAccents = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  const ascii = shifted(withoutAccents, /[！-～]/g, -0xfee0)
  return shifted(ascii, /[\u30a1-\u30f6]/g, -0x60).toLowerCase()
}
