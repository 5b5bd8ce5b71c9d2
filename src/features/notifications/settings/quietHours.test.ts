import { expect, it } from 'vitest'
import { quietHoursText, whyNotQuiet } from './quietHours.ts'

it.each([
  ['23:00', '07:30', '오후 11:00부터 다음 날 오전 7:30까지'],
  ['12:00', '13:05', '오후 12:00부터 오후 1:05까지'],
  ['00:00', '06:00', '오전 12:00부터 오전 6:00까지'],
])('the text names both times: %s to %s', (from, to, text) => {
  expect(quietHoursText({ from, to })).toBe(text)
})

it('equal and incomplete times are invalid, and times past midnight are valid', () => {
  expect(whyNotQuiet({ from: '09:00', to: '09:00' })).toMatch(/같아요/)
  expect(whyNotQuiet({ from: '', to: '09:00' })).toMatch(/끝까지/)
  expect(whyNotQuiet({ from: '23:00', to: '07:00' })).toBeNull()
})
