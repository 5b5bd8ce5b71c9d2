import { expect, it } from 'vitest'
import { EXPORT_PARTS } from '#contract/http/auth/dataExport.ts'
import { momentInWords, PART_TEXTS, progressOf, sizeInWords } from './dataTexts.ts'

it('each part has its own sentence', () => {
  expect(new Set(PART_TEXTS).size).toBe(EXPORT_PARTS.length)
})

it.each([
  ['WAITING', 0, '차례를 기다리는 중', '곧 시작해요', 0],
  ['WORKING', 0, '프로필과 연주 정보를 담는 중', '4가지 중 1번째', 12],
  ['WORKING', 2, '채팅과 음성을 담는 중', '4가지 중 3번째', 62],
  ['WORKING', 4, '밴드와 지원 기록을 담는 중', '4가지 중 4번째', 87],
] as const)('%s with %i parts done is said as %s', (state, partsDone, title, help, percent) => {
  expect(progressOf({ state, partsDone })).toEqual({ title, help, percent })
})

it.each([
  [0, '1KB'],
  [831_488, '812KB'],
  [50_541_363, '48.2MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})

it('a moment is a day and a time in Seoul', () => {
  const at = Date.parse('2025-07-08T11:40:00Z')
  expect(momentInWords(at, at)).toBe('7월 8일 오후 8:40')
})
