import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { graphemeCount, maxGraphemes, wellFormed } from './text.ts'

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['합주', 2],
    // the same syllable in three code points
    ['각'.normalize('NFD'), 1],
    ['👩‍👩‍👧', 1],
    ['🇰🇷ㅋㅋ', 3],
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
