import { hangulToQwerty, qwertyToHangul } from '#contract/hangul/keyboard.ts'
import { isReadable, patternOf, readTyped } from './typed.ts'

/**
 * What was typed as a regular expression of the store over folded names (`fold`), for names that only the store has: a part of
 * the name, initials for syllables (ㅅㅂ, 새ㅂ), the last syllable still on its way (벨 for 벨벳), or the same keys on the other
 * keyboard. Null: nothing was typed. It repeats nothing, so its work is bounded by the length of both.
 */
export function namePattern(text: string): string | null {
  const patterns = waysOf(text).flatMap(
    (way) => readTyped(way)?.readings.map((reading) => patternOf(reading)) ?? [],
  )
  return patterns.length === 0 ? null : patterns.join('|')
}

/** Initials alone are keys of Latin letters as well (ㅁㄴ is as) and are taken at their word; a vowel alone is not. */
function waysOf(text: string): string[] {
  const hangul = qwertyToHangul(text)
  return [
    text,
    ...(hangul !== text && isReadable(hangul) ? [hangul] : []),
    ...(/[ㅏ-ㅣ]/.test(text) ? [hangulToQwerty(text)] : []),
  ]
}
