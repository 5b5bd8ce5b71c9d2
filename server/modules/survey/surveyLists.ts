import type { AnswerOf } from '#contract/call.ts'
import { GENRES, KEYWORD_CATEGORIES, KEYWORD_PRESETS } from '#contract/genresAndKeywords.ts'
import type { listSurveyGenres, listSurveyKeywords, listSurveySessions } from '#contract/http/survey.ts'
import { SURVEY_SEARCH_ROWS_MAX } from '#contract/limits.ts'
import { SESSION_TYPES } from '#contract/sessions.ts'

/** The survey's options are constants, so their rows have the date of the lists. */
const LISTED_AT = '2025-08-01T00:00:00.000Z'

type GenreRows = AnswerOf<typeof listSurveyGenres>

/** S3. */
export const GENRE_ROWS: GenreRows = GENRES.map((name, nth) => ({
  id: nth + 1,
  name,
  createdAt: LISTED_AT,
  updatedAt: LISTED_AT,
}))

/** S6. Ignores case; a blank text finds nothing. */
export function searchSurveyGenres(keyword: string): GenreRows {
  if (keyword === '') return []
  const wanted = keyword.toLowerCase()
  return GENRE_ROWS.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, SURVEY_SEARCH_ROWS_MAX)
}

/** S2. Ids are unique across categories. */
export const KEYWORD_ROWS = keywordRows()

function keywordRows(): AnswerOf<typeof listSurveyKeywords> {
  let id = 0
  const rows = KEYWORD_CATEGORIES.map(
    (category) =>
      [category, KEYWORD_PRESETS[category].map((content) => ({ id: (id += 1), content }))] as const,
  )
  return Object.fromEntries(rows) as AnswerOf<typeof listSurveyKeywords>
}

/** S4. */
export const SESSION_ROWS: AnswerOf<typeof listSurveySessions> = SESSION_TYPES.map((name, nth) => ({
  id: nth + 1,
  name,
}))
