import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { firstGraphemes, graphemeCount, maxGraphemes, wellFormed } from './text.ts'

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
