import { expect, it } from 'vitest'
import { refusalsOf } from './refusals.ts'

/** Comments by id, without the leading id. */
const DOCS = new Map([
  [
    'F3',
    '. Accepts. Refuses: FRIEND4004, COMMON403 (not theirs), FRIEND4010 (answered, or withdrawn). No mail.',
  ],
  ['F4', '. Rejects; the receiver refuses. Refuses as F3.'],
  ['B3', ' (ours). A profile. Refuses, as B4 to B6 and B8: BAND4004 (unknown or ended).'],
  ['B4', '.'],
  ['B6', '.'],
  ['B7', '.'],
  ['B8', '. Joins. Refuses: BAND4002.'],
  ['RC1', '. Makes. Refuses: COMMON400 with the field map (also an end in the past), SESSION4004.'],
  ['RC2', '. Changes. Refuses: as RC1, BAND4001.'],
  ['CH9', ', also twice. One of two, else INVALID_PARAM. Refuses: CHAT4004.'],
  ['CH10', '. As CH9; repeating is harmless.'],
  ['FA5', '. As FT5, with an artist. Refuses: ARTIST4004.'],
  ['FT5', '. Puts in. Refuses: TRACK4004.'],
])
const read = (id: string) => refusalsOf(id, DOCS)
const codesOf = (id: string) => read(id).refusals.map(({ code }) => code)

it('A list of refusals is taken out of the comment, each code with its condition', () => {
  expect(read('F3')).toEqual({
    text: 'Accepts. No mail.',
    refusals: [
      { code: 'FRIEND4004', when: '' },
      { code: 'COMMON403', when: 'not theirs' },
      { code: 'FRIEND4010', when: 'answered, or withdrawn' },
    ],
  })
  expect(read('RC1').refusals[0]).toEqual({
    code: 'COMMON400',
    when: 'with the field map (also an end in the past)',
  })
})

it('A call that refuses as another one has its codes and those of its own list', () => {
  expect(read('F4')).toMatchObject({ text: 'Rejects; the receiver refuses.' })
  expect(codesOf('F4')).toEqual(codesOf('F3'))
  expect(codesOf('RC2')).toEqual(['BAND4001', 'COMMON400', 'SESSION4004'])
})

it('A list that names other calls, or a range of them, applies to them too', () => {
  expect(['B3', 'B4', 'B6', 'B7', 'B8'].map(codesOf)).toEqual([
    ['BAND4004'],
    ['BAND4004'],
    ['BAND4004'],
    [],
    ['BAND4002', 'BAND4004'],
  ])
})

it('A call described as another one has its codes, unless it has its own list', () => {
  expect(codesOf('CH10')).toEqual(codesOf('CH9'))
  expect(codesOf('FA5')).toEqual(['ARTIST4004'])
})

it('A code outside of the list counts too', () => {
  expect(codesOf('CH9')).toEqual(['CHAT4004', 'INVALID_PARAM'])
})

it('What is left of a comment is a sentence', () => {
  expect(['B3', 'CH9'].map((id) => read(id).text)).toEqual([
    'Ours. A profile.',
    'Also twice. One of two, else INVALID_PARAM.',
  ])
})

it('An unknown code is an error', () => {
  expect(() => refusalsOf('A1', new Map([['A1', '. Refuses: CHAT4999.']]))).toThrow('CHAT4999')
})
