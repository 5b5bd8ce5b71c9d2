import { expect, it } from 'vitest'
import { coverSvg } from '#contract/art/coverSvg.ts'
import { BUILT_IN_BANDS } from './builtInBands.ts'

it('the fifteen built-in bands each have their own name, cover and wanted session', () => {
  expect(BUILT_IN_BANDS).toHaveLength(15)
  expect(new Set(BUILT_IN_BANDS.map(({ title }) => title)).size).toBe(15)
  expect(new Set(BUILT_IN_BANDS.map(({ seed }) => coverSvg(seed))).size).toBe(15)
  expect(BUILT_IN_BANDS.every(({ wanted, tags }) => wanted.length === 1 && tags.length === 4)).toBe(true)
})

it('the built-in bands have no ids, and all have the fixed deadline', () => {
  expect(new Set(BUILT_IN_BANDS.map(({ bandId, deadline }) => `${bandId} ${deadline}`))).toEqual(
    new Set(['null 25.07.08']),
  )
})
