import { expect, it } from 'vitest'
import { namedBy } from './namedBy.ts'

it.each([
  ['yuna22', '@yuna22가'],
  ['dojun99', '@dojun99가'],
  ['room101', '@room101이'],
  ['하린', '@하린이'],
  ['유나', '@유나가'],
  ['harin', '@harin 이름이'],
])('a name gets the particle that it is read with: %s', (nickname, text) => {
  expect(namedBy(nickname)).toBe(text)
})
