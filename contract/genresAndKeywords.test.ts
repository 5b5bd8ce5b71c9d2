import * as v from 'valibot'
import { expect, it } from 'vitest'
import { Genre, GENRES, KEYWORD_CATEGORIES, KEYWORD_PRESETS } from './genresAndKeywords.ts'
import { KEYWORD_MAX_CHARS, KEYWORDS_MAX } from './limits.ts'
import { graphemeCount } from './text.ts'

it('there are seventeen distinct genres, which match by their exact text only', () => {
  expect(new Set(GENRES).size).toBe(17)
  for (const genre of GENRES) expect(v.is(Genre, genre)).toBe(true)
  for (const other of ['rock', 'R & B', 'Taiwan Indie', '', null]) expect(v.is(Genre, other)).toBe(false)
})

it('there are keyword presets in four categories, distinct and within the length limit', () => {
  expect(Object.keys(KEYWORD_PRESETS)).toEqual(KEYWORD_CATEGORIES)
  expect(KEYWORD_CATEGORIES.map((category) => KEYWORD_PRESETS[category].length)).toEqual([5, 2, 2, 5])
  const all = Object.values(KEYWORD_PRESETS).flat()
  expect(new Set(all).size).toBe(14)
  for (const keyword of all) expect(graphemeCount(keyword)).toBeLessThanOrEqual(KEYWORD_MAX_CHARS)
  expect(KEYWORDS_MAX).toBe(8)
})
