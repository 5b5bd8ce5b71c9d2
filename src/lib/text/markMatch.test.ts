import { expect, it } from 'vitest'
import { markMatch } from './markMatch.ts'

it.each([
  ['밤산책', '밤', ['', '밤', '산책']],
  ['오늘 밤, 바다', '밤', ['오늘 ', '밤', ', 바다']],
  ['The Black Skirts', 'black', ['The ', 'Black', ' Skirts']],
  ['antifreeze', 'ANTI', ['', 'anti', 'freeze']],
  ['İstanbul Blues', 'blues', ['İstanbul ', 'Blues', '']],
  ['🎸 기타', '기', ['🎸 ', '기', '타']],
])('in %s the typed text %s is marked', (text, typed, marked) => {
  expect(markMatch(text, typed)).toEqual(marked)
})

it('a syllable matches whether it is composed or decomposed', () => {
  expect(markMatch('밤산책'.normalize('NFD'), '밤')).toEqual(['', '밤', '산책'])
})

it.each([
  ['혁오', 'ㅎㅇ'],
  ['밤산책', ''],
  ['밤', '밤산책'],
])('in %s nothing is marked for %s', (text, typed) => {
  expect(markMatch(text, typed)).toBeNull()
})
