import { expect, it } from 'vitest'
import { howMany } from './whereAsked.ts'

it.each([
  ['the list asks for five', 'list', 0, 5],
  ['the list asks for five, however many there are', 'list', 60, 5],
  ['the home screen asks for forty while the number of bands is unknown', 'home', 0, 40],
  ['the home screen asks for as many as are known', 'home', 12, 12],
  ['the home screen asks for at most a hundred', 'home', 900, 100],
] as const)('%s', (_title, where, known, asked) => {
  expect(howMany(where, known)).toBe(asked)
})
