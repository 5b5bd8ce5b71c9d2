import { describe, expect, it } from 'vitest'
import { isQuiet } from './settings.ts'

const inSeoul = (clock: string) => new Date(`2026-11-22T${clock}:00+09:00`)
const quiet = (from: string, to: string) => ({ quietHours: { from, to } })

describe('quiet hours', () => {
  it.each([
    ['08:59', false],
    ['09:00', true],
    ['17:59', true],
    ['18:00', false],
  ])('within one day in Seoul include their start but not their end: %s %s', (clock, expected) => {
    expect(isQuiet(quiet('09:00', '18:00'), inSeoul(clock))).toBe(expected)
  })

  it.each([
    ['21:59', false],
    ['22:00', true],
    ['23:59', true],
    ['00:00', true],
    ['06:59', true],
    ['07:00', false],
  ])('past midnight continue on the next day: %s %s', (clock, expected) => {
    expect(isQuiet(quiet('22:00', '07:00'), inSeoul(clock))).toBe(expected)
  })

  it('are those of Seoul, wherever the phone is', () => {
    expect(isQuiet(quiet('22:00', '07:00'), new Date('2026-11-22T14:00:00Z'))).toBe(true)
    expect(isQuiet(quiet('22:00', '07:00'), new Date('2026-11-22T22:00:00Z'))).toBe(false)
  })

  it('may not exist', () => {
    expect(isQuiet({ quietHours: null }, inSeoul('03:00'))).toBe(false)
  })
})
