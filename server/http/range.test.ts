import { expect, it } from 'vitest'
import { rangeOf } from './range.ts'

it.each([
  ['bytes=0-99', { from: 0, to: 99 }],
  ['bytes=100-', { from: 100, to: 999 }],
  ['bytes=-100', { from: 900, to: 999 }],
  ['bytes=-5000', { from: 0, to: 999 }],
  ['bytes=990-5000', { from: 990, to: 999 }],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-9', null],
  ['', null],
  [undefined, null],
] as const)('reads %j of a file of 1000 bytes for %j', (header, range) => {
  expect(rangeOf(header, 1000)).toEqual(range)
})

it('is unsatisfiable for an empty file', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable')
})
