import { expect, it } from 'vitest'
import { muteChoiceHint, muteEndOf, muteText } from './muteTimes.ts'

const at = (clock: string) => Date.parse(`2025-07-08T${clock}+09:00`)
const iso = (text: string) => new Date(Date.parse(text)).toISOString()
const EVENING = at('20:26:30')

it('the choices end in an hour, tomorrow at eight in Seoul, and never', () => {
  expect(muteEndOf('hour', EVENING)).toBe(at('21:26:30'))
  expect(muteEndOf('morning', EVENING)).toBe(Date.parse('2025-07-09T08:00:00+09:00'))
  expect(muteEndOf('good', EVENING)).toBeNull()
})

it('tomorrow is the next day in Seoul, also just after midnight there', () => {
  expect(muteEndOf('morning', at('00:10:00'))).toBe(Date.parse('2025-07-09T08:00:00+09:00'))
  expect(muteEndOf('morning', at('23:59:59'))).toBe(Date.parse('2025-07-09T08:00:00+09:00'))
})

it('each choice with an end says when that is', () => {
  expect(muteChoiceHint('hour', EVENING)).toBe('오후 9:26까지')
  expect(muteChoiceHint('morning', EVENING)).toBe('7월 9일 수요일 오전 8:00까지')
  expect(muteChoiceHint('good', EVENING)).toBeNull()
})

it.each([
  ['2025-07-08T21:26:00+09:00', '오후 9:26까지'],
  ['2025-07-09T08:00:00+09:00', '내일 오전 8시까지'],
  ['2025-07-12T13:30:00+09:00', '7월 12일 오후 1:30까지'],
  ['2026-01-01T00:00:00+09:00', '2026년 1월 1일 오전 12시까지'],
])('a muted room says until when: %s is %s', (until, text) => {
  expect(muteText({ until: iso(until) }, EVENING)).toBe(text)
})

it('a muted room without an end says so', () => {
  expect(muteText({ until: null }, EVENING)).toBe('다시 켤 때까지')
})
