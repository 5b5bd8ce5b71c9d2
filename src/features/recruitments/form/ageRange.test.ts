import { describe, expect, it } from 'vitest'
import { chosenDecades, isAgeChosen, isAnyAge, withAnyAge, withDecade } from './ageRange.ts'

const NONE = { ageStart: null, ageEnd: null }
const ages = (ageStart: number, ageEnd: number) => ({ ageStart, ageEnd })

describe('a tap on a decade', () => {
  it.each([
    ['selects it when none is selected', NONE, 20, ages(20, 20)],
    ['selects it instead of any age', ages(0, 0), 20, ages(20, 20)],
    ['makes it the end of a range', ages(20, 20), 40, ages(20, 40)],
    ['makes it the start of a range', ages(30, 40), 10, ages(10, 40)],
    ['removes the start', ages(20, 40), 20, ages(30, 40)],
    ['removes the end', ages(20, 40), 40, ages(20, 30)],
    ['between the ends keeps only that decade', ages(20, 40), 30, ages(30, 30)],
    ['removes the only one', ages(20, 20), 20, NONE],
  ])('%s', (_what, before, tapped, after) => {
    expect(withDecade(before, tapped)).toEqual(after)
  })
})

it('a tap on 무관 clears the decades, and a second one clears 무관', () => {
  expect(withAnyAge(ages(20, 30))).toEqual(ages(0, 0))
  expect(isAnyAge(ages(0, 0))).toBe(true)
  expect(withAnyAge(ages(0, 0))).toEqual(NONE)
  expect(isAgeChosen(NONE)).toBe(false)
})

describe('the selected chips', () => {
  it.each([
    [NONE, []],
    [ages(0, 0), []],
    [ages(20, 30), [20, 30]],
    // ranges of bands made elsewhere
    [ages(24, 39), [20, 30]],
    [ages(40, 0), [40, 50, 60]],
    [ages(0, 20), [10, 20]],
    [ages(5, 120), [10, 20, 30, 40, 50, 60]],
  ])('of %o are %o', (range, decades) => {
    expect(chosenDecades(range)).toEqual(decades)
  })
})
