import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { firstGraphemes, graphemeCount, isBlank, maxGraphemes, wellFormed } from './text.ts'

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['합주', 2],
    // the same syllable as three code points
    ['각'.normalize('NFD'), 1],
    ['👩‍👩‍👧', 1],
    ['🇰🇷ㅋㅋ', 3],
    // one visible letter, which counts by its size
    [`a${'\u0301'.repeat(1_600)}`, 100],
  ])('of %j is the number of characters that people count', (text, count) => {
    expect(graphemeCount(text)).toBe(count)
  })

  it('may be at the limit, but not above it', () => {
    const name = v.pipe(v.string(), maxGraphemes(3))
    expect(v.is(name, '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧')).toBe(true)
    expect(v.is(name, '네 글자')).toBe(false)
  })
})

it('half an emoji becomes a replacement character, and whole ones stay', () => {
  expect(v.parse(v.pipe(v.string(), wellFormed), '\ud83e 🥁 \udd41')).toBe('\ufffd 🥁 \ufffd')
})

it.each([
  ['합주', 5, '합주'],
  ['네 글자요', 3, '네 글'],
  ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2, '👩‍👩‍👧👩‍👩‍👧'],
  [`ab${'\u0301'.repeat(100)}`, 3, 'a'],
])('the beginning of %j in at most %i characters is %j', (text, max, beginning) => {
  expect(firstGraphemes(text, max)).toBe(beginning)
})

describe('a text is blank', () => {
  it.each([
    ['nothing', ''],
    ['spaces and line breaks', ' \n\t\u00a0\u3000'],
    ['a zero-width space', '\u200b'],
    ['a zero-width non-joiner', '\u200c'],
    ['a zero-width joiner', '\u200d'],
    ['a word joiner', '\u2060'],
    ['a byte order mark', '\ufeff'],
    ['direction marks and overrides', '\u200e\u200f\u061c\u202a\u202e\u2066\u2069'],
    ['a soft hyphen', '\u00ad'],
    ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
    ['a variation selector and a tag', '\ufe0f\u{e0041}'],
    ['control characters', '\u0000\u0007\u0085'],
    ['a Braille blank', '\u2800'],
    ['several of them', ' \u200b\n\u2060 '],
  ])('when it has only %s', (_what, text) => {
    expect(isBlank(text)).toBe(true)
  })

  it.each(['합주', 'ㅋ', '.', '👩‍👩‍👧', '❤️', '\u200f합주', 'a\u200b', '\ufffd', '\u0301'])(
    'but not when it is %j',
    (text) => {
      expect(isBlank(text)).toBe(false)
    },
  )
})
