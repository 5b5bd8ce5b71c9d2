import { GENRE_KOREAN_NAMES, GENRES } from '#contract/genresAndKeywords.ts'
import { BAND_SESSION_TYPES, SESSION_NAMES } from '#contract/sessions.ts'
import { fold } from '#server/catalogue/folding.ts'
import { namePieces } from '#server/catalogue/nameForm.ts'
import { namePattern } from '#server/catalogue/namePattern.ts'
import type { Meant } from './bands.queries.ts'

/** Fewer units would match half of all genres and sessions: J, R, ㅂ. The whole word may be shorter: 팝. */
const UNITS_MIN = 2

const units = (text: string) => fold(text).units

/** What a text in the search of bands may mean: a part of a name, a genre, a session. Null: an empty text. */
export function meantBy(text: string): Meant | null {
  const pattern = namePattern(text)
  if (pattern === null) return null
  const typed = units(text)
  const isLongEnough = [...typed].length >= UNITS_MIN
  const isMeant = (name: string, found: RegExp) =>
    units(name) === typed || (isLongEnough && found.test(units(name)))
  // Dream is a genre's beginning, 기타 a session's end
  const [beginning, anywhere] = [new RegExp(`^(?:${pattern})`, 'u'), new RegExp(pattern, 'u')]
  return {
    namePattern: pattern,
    namePieces: namePieces(text),
    genres: GENRES.filter((genre) =>
      [genre, GENRE_KOREAN_NAMES[genre]].some((name) => isMeant(name, beginning)),
    ),
    sessions: BAND_SESSION_TYPES.filter((session) =>
      [session, SESSION_NAMES[session]].some((name) => isMeant(name, anywhere)),
    ),
  }
}
