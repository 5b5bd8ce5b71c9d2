import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { firstGraphemes, graphemeCount, maxGraphemes, wellFormed } from './text.ts'

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['합주', 2],
    // the same syllable in three code points
    ['각'.normalize('NFD'), 1],
    ['👩‍👩‍👧', 1],
    ['🇰🇷ㅋㅋ', 3],
    // what looks like one letter and is as long as a letter to the editor
    [`a${'\u0301'.repeat(1_600)}`, 100],
  ])('of %j is what a person counts', (text, count) => {
    expect(graphemeCount(text)).toBe(count)
  })

  it('is refused above the limit, at the limit it is not', () => {
    const name = v.pipe(v.string(), maxGraphemes(3))
    expect(v.is(name, '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧')).toBe(true)
    expect(v.is(name, '네 글자')).toBe(false)
  })
})

it('puts a replacement for half an emoji, and leaves whole ones alone', () => {
  expect(v.parse(v.pipe(v.string(), wellFormed), '\ud83e 🥁 \udd41')).toBe('\ufffd 🥁 \ufffd')
})

it.each([
  ['합주', 5, '합주'],
  ['네 글자요', 3, '네 글'],
  ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 2, '👩‍👩‍👧👩‍👩‍👧'],
  [`ab${'\u0301'.repeat(100)}`, 3, 'a'],
])('the beginning of %j that %i characters hold is %j', (text, max, beginning) => {
  expect(firstGraphemes(text, max)).toBe(beginning)
})
