import { expect, it } from 'vitest'
import { markMatch } from './markMatch.ts'

it.each([
  ['밤산책', '밤', ['', '밤', '산책']],
  ['오늘 밤, 바다', '밤', ['오늘 ', '밤', ', 바다']],
  ['The Black Skirts', 'black', ['The ', 'Black', ' Skirts']],
  ['antifreeze', 'ANTI', ['', 'anti', 'freeze']],
  ['İstanbul Blues', 'blues', ['İstanbul ', 'Blues', '']],
  ['🎸 기타', '기', ['🎸 ', '기', '타']],
])('marks in %s what is typed as %s', (text, typed, marked) => {
  expect(markMatch(text, typed)).toEqual(marked)
})

it('marks a syllable however it is put together', () => {
  expect(markMatch('밤산책'.normalize('NFD'), '밤')).toEqual(['', '밤', '산책'])
})

it.each([
  ['혁오', 'ㅎㅇ'],
  ['밤산책', ''],
  ['밤', '밤산책'],
])('marks nothing in %s for %s', (text, typed) => {
  expect(markMatch(text, typed)).toBeNull()
})
