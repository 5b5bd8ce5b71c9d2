import { expect, it } from 'vitest'
import { negotiateHeartBeats, negotiateVersion, readToken } from './negotiate.ts'

it.each([
  ['1.0,1.1,1.2', '1.2'],
  ['1.1, 1.0', '1.1'],
  [undefined, '1.0'],
  ['2.0', null],
] as const)('a client that offers %s speaks %s', (offered, version) => {
  expect(negotiateVersion(offered)).toBe(version)
})

it.each([
  ['4000,4000', { sendEveryMs: 4000, expectEveryMs: 4000 }],
  ['10000,20000', { sendEveryMs: 20_000, expectEveryMs: 10_000 }],
  ['0,0', { sendEveryMs: 0, expectEveryMs: 0 }],
  ['1,0', { sendEveryMs: 0, expectEveryMs: 4000 }],
  ['nonsense', { sendEveryMs: 0, expectEveryMs: 0 }],
  [undefined, { sendEveryMs: 0, expectEveryMs: 0 }],
])('the heart-beat header %s becomes %o', (header, beats) => {
  expect(negotiateHeartBeats(header)).toEqual(beats)
})

it.each([
  ['Bearer abc', 'abc'],
  ['bearer  abc', 'abc'],
  ['abc', 'abc'],
  ['Bearer ', null],
  ['', null],
  [undefined, null],
])('the token of the header %s is %s', (header, token) => {
  expect(readToken(header)).toBe(token)
})
