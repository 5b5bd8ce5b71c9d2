import { expect, it } from 'vitest'
import { daysBetween, formatLeft, formatMoment, formatMonth, formatNearMoment } from './moments.ts'

const at = Date.parse('2025-07-12T18:00:00+09:00')

it('a moment has its year, and minutes only when there are some', () => {
  expect(formatMoment(at)).toBe('2025년 7월 12일 오후 6시')
  expect(formatMoment(at + 5 * 60_000)).toBe('2025년 7월 12일 오후 6시 5분')
})

it('a near moment has the year only when it is another one', () => {
  expect(formatNearMoment(at, at)).toBe('7월 12일 오후 6시')
  expect(formatNearMoment(at, Date.parse('2026-01-01T00:00:00Z'))).toBe('2025년 7월 12일 오후 6시')
})

it('a month has its year', () => expect(formatMonth(at)).toBe('2025년 7월'))

it.each([
  [3.2 * 24, '4일'],
  [24, '24시간'],
  [2.1, '3시간'],
  [0.2, '1시간'],
])('%d hours left are %s', (hours, text) => {
  expect(formatLeft(hours * 3_600_000)).toBe(text)
})

it('days are counted as 24 hours', () => expect(daysBetween(at, at + 7 * 86_400_000)).toBe(7))
