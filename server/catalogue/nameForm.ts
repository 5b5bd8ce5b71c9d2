import { searchFormOf, type SearchForm } from '#contract/hangul/searchForms.ts'
import { INITIALS } from '#contract/hangul/syllables.ts'
import { waysOf } from './namePattern.ts'
import { readTyped } from './typed.ts'

/** Shorter pieces have no trigram inside a word, but one at its beginning. */
const INSIDE_MIN = 3

/** Other letters and signs by their code, so that every text has keys. */
const keysOf = (unit: string, form: SearchForm): string =>
  searchFormOf(unit, form) || unit.codePointAt(0)!.toString(36)

/**
 * A name in the form that its trigram index holds, made from what is compared (`bandNameKey`, `nickname_key`). The
 * words are its keys, its initials (`searchForms.ts`), and the first two letters from each of its characters on,
 * by which the index finds one or two letters too. Between spaces are only lower-case letters and digits.
 */
export function nameForm(key: string): string {
  const words = (['keys', 'initials'] as const).flatMap((form) => {
    const units = [...key].map((unit) => keysOf(unit, form))
    const beginnings = units.map((_, at) => units.slice(at, at + 2).join('').slice(0, 2)) // oxfmt-ignore
    return [units.join(''), ...beginnings]
  })
  return ` ${[...new Set(words)].join(' ')} `
}

/**
 * What to look for in name forms, as patterns of LIKE: each name that `namePattern` matches has a form that matches
 * one of them.
 */
export function namePieces(text: string): string[] {
  const pieces = waysOf(text).flatMap((way) => {
    const units = [...(readTyped(way)?.units ?? '')]
    // an initial at the end is the beginning of a syllable's keys, one before it stands for a whole syllable
    const form = units.slice(0, -1).some((unit) => INITIALS.includes(unit)) ? 'initials' : 'keys'
    return units.length === 0 ? [] : pieceOf(units, form)
  })
  return [...new Set(pieces)]
}

/** The same for names that contain the text literally. Null: an empty text. */
export const literalPiece = (text: string): string | null => (text === '' ? null : pieceOf([...text], 'keys'))

function pieceOf(units: readonly string[], form: SearchForm): string {
  const piece = units.map((unit) => keysOf(unit, form)).join('')
  return piece.length < INSIDE_MIN ? `% ${piece}%` : `%${piece}%`
}
