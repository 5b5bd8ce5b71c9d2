import { expect, it } from 'vitest'
import { formatTimeOfDay, whyNotQuiet } from './quietHours.ts'

it.each([
  ['23:00', '오후 11:00'],
  ['12:00', '오후 12:00'],
  ['00:00', '오전 12:00'],
  ['07:30', '오전 7:30'],
])('a time of day is written in Korean: %s', (time, text) => {
  expect(formatTimeOfDay(time)).toBe(text)
})

it('equal and incomplete times are invalid, and times past midnight are valid', () => {
  expect(whyNotQuiet({ from: '09:00', to: '09:00' })).toMatch(/같아요/)
  expect(whyNotQuiet({ from: '', to: '09:00' })).toMatch(/끝까지/)
  expect(whyNotQuiet({ from: '23:00', to: '07:00' })).toBeNull()
})
