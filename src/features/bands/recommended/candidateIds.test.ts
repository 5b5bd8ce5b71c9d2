import { expect, it } from 'vitest'
import { BUILT_IN_BANDS } from './builtInBands.ts'
import { candidateIds } from './candidateIds.ts'

const [card] = BUILT_IN_BANDS
const cardsOf = (...bandIds: (number | null)[]) => bandIds.map((bandId) => ({ ...card!, bandId }))
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

it('the candidates are the bands of similar music, each once, in their order', () => {
  expect(candidateIds('home', 40, cardsOf(9, null, 3, 9))).toEqual([9, 3])
})

it.each([
  ['list', 5, 10],
  ['home', 8, 16],
  ['home', 40, 20],
] as const)(
  'the candidates are at most twice the requested number, and never more than 20 (%s, %d)',
  (where, asked, most) => {
    expect(candidateIds(where, asked, cardsOf(...upTo(30)))).toEqual(upTo(most))
  },
)

it('the candidates for the list are the ids 1 to 5 when similar music names no band', () => {
  expect(candidateIds('list', 5, cardsOf(null, null))).toEqual([1, 2, 3, 4, 5])
})

it('the candidates for the home screen are the ids 1 to 60 when similar music names no band', () => {
  expect(candidateIds('home', 40, [])).toEqual(upTo(60))
})
