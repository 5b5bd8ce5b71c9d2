import { expect, it } from 'vitest'
import { countdownText, secondsUntil } from './countdown.ts'

const now = Date.parse('2026-11-20T15:00:00Z')

it.each([
  [300_000, '05:00'],
  [299_000, '04:59'],
  [298_001, '04:59'],
  [1, '00:01'],
  [0, '00:00'],
  [-5_000, '00:00'],
])('%i ms are shown as %s', (leftMs, text) => {
  expect(countdownText(secondsUntil(now + leftMs, now))).toBe(text)
})

it('a countdown without an end has no time left', () => {
  expect(secondsUntil(null, now)).toBe(0)
})
