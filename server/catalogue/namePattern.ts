import { hangulToQwerty, qwertyToHangul } from '#contract/hangul/keyboard.ts'
import { INITIALS } from '#contract/hangul/syllables.ts'
import { blockOf, isReadable, readTyped, type Reading } from './typed.ts'

/**
 * What was typed as a regular expression of the store over folded names (`fold`), for names that only the store has: a part of
 * the name, initials for syllables (ㅅㅂ, 새ㅂ), the last syllable still on its way (벨 for 벨벳), or the same keys on the other
 * keyboard. Null: nothing was typed. It repeats nothing, so its work is bounded by the length of both.
 */
export function namePattern(text: string): string | null {
  const patterns = waysOf(text).flatMap((way) => readTyped(way)?.readings.map(patternOf) ?? [])
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

function patternOf({ head, from, to }: Reading): string {
  const [first, last] = [String.fromCharCode(from), String.fromCharCode(to)]
  return from === to ? literal(head + first) : `${literal(head)}[${first}-${last}]`
}

const literal = (units: string) => [...units].map(unitPattern).join('')

function unitPattern(unit: string): string {
  if (INITIALS.includes(unit)) {
    const { from, to } = blockOf(unit)
    return `[${unit}${String.fromCharCode(from)}-${String.fromCharCode(to)}]`
  }
  return /[.*+?^${}()|[\]\\]/.test(unit) ? `\\${unit}` : unit
}
