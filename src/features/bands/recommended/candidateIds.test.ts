import { expect, it } from 'vitest'
import { BUILT_IN_BANDS } from './builtInBands.ts'
import { candidateIds } from './candidateIds.ts'

const [card] = BUILT_IN_BANDS
const cardsOf = (...bandIds: (number | null)[]) => bandIds.map((bandId) => ({ ...card!, bandId }))
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

it('takes the bands that similar music names, each once, in their order', () => {
  expect(candidateIds('home', 40, cardsOf(9, null, 3, 9))).toEqual([9, 3])
})

it.each([
  ['list', 5, 10],
  ['home', 8, 16],
  ['home', 40, 20],
] as const)(
  'takes at most twice as many as were asked for, never more than 20 (%s, %d)',
  (where, asked, most) => {
    expect(candidateIds(where, asked, cardsOf(...upTo(30)))).toEqual(upTo(most))
  },
)

it('takes the first five for the list when no band is named', () => {
  expect(candidateIds('list', 5, cardsOf(null, null))).toEqual([1, 2, 3, 4, 5])
})

it('takes the first sixty for the home screen when no band is named', () => {
  expect(candidateIds('home', 40, [])).toEqual(upTo(60))
})
