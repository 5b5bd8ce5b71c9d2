import { hangulToQwerty, qwertyToHangul } from '#contract/hangul/keyboard.ts'
import { isReadable, patternOf, readTyped } from './typed.ts'

/**
 * A regular expression of the database over folded names (`fold`), for names that only the database has. It
 * matches a part of the name, initials for syllables (ㅅㅂ, 새ㅂ), an unfinished last syllable (벨 for 벨벳),
 * and the same keys on the other keyboard. Null: an empty text. It has no repetition, so its work is bounded
 * by the length of both.
 */
export function namePattern(text: string): string | null {
  const patterns = waysOf(text).flatMap(
    (way) => readTyped(way)?.readings.map((reading) => patternOf(reading)) ?? [],
  )
  return patterns.length === 0 ? null : patterns.join('|')
}

/**
 * Initials alone are not read as Latin keys, although they could be (ㅁㄴ would be as). A text with a lone
 * vowel is.
 */
export function waysOf(text: string): string[] {
  const hangul = qwertyToHangul(text)
  return [
    text,
    ...(hangul !== text && isReadable(hangul) ? [hangul] : []),
    ...(/[ㅏ-ㅣ]/.test(text) ? [hangulToQwerty(text)] : []),
  ]
}
