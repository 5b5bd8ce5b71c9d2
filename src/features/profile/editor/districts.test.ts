import { expect, it } from 'vitest'
import { DISTRICT_MAX_CHARS } from '#contract/limits.ts'
import { REGIONS } from '#contract/scalars.ts'
import { districtsOf } from './districts.ts'

it.each(REGIONS.filter((region) => region !== '세종'))('%s has districts in order, each once', (region) => {
  const names = districtsOf(region, null)
  expect(names.length).toBeGreaterThan(1)
  expect(names).toEqual([...new Set(names)].sort(new Intl.Collator('ko').compare))
  expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(DISTRICT_MAX_CHARS)
})

it('세종 has none, and neither has nobody’s region', () => {
  expect(districtsOf('세종', null)).toEqual([])
  expect(districtsOf(null, '마포구')).toEqual([])
})

it('a stored district stays in the list', () => {
  expect(districtsOf('서울', '마포구').filter((name) => name === '마포구')).toHaveLength(1)
  expect(districtsOf('서울', '합정동')[0]).toBe('합정동')
})
