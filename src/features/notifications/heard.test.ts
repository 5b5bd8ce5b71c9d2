import { describe, expect, it } from 'vitest'
import { DEFAULT_NOTIFICATION_SETTINGS } from '#contract/http/notifications/settings.ts'
import { heardAs, isQuiet } from './heard.ts'

const at = (clock: string) => new Date(`2026-11-22T${clock}:00`)
const quiet = (from: string, to: string) => ({ ...DEFAULT_NOTIFICATION_SETTINGS, quietHours: { from, to } })

describe('quiet hours', () => {
  it.each([
    ['08:59', false],
    ['09:00', true],
    ['17:59', true],
    ['18:00', false],
  ])('within one day include their start but not their end: %s %s', (clock, expected) => {
    expect(isQuiet(quiet('09:00', '18:00'), at(clock))).toBe(expected)
  })

  it.each([
    ['21:59', false],
    ['22:00', true],
    ['23:59', true],
    ['00:00', true],
    ['06:59', true],
    ['07:00', false],
  ])('past midnight continue on the next day: %s %s', (clock, expected) => {
    expect(isQuiet(quiet('22:00', '07:00'), at(clock))).toBe(expected)
  })

  it('do not exist by default', () => {
    expect(isQuiet(DEFAULT_NOTIFICATION_SETTINGS, at('03:00'))).toBe(false)
  })
})

it('a type that this build does not know has the default settings', () => {
  const off = { badge: false, toast: false }
  const settings = { ...DEFAULT_NOTIFICATION_SETTINGS, CHAT: off }
  expect(heardAs(settings, 'CHAT')).toEqual(off)
  expect(heardAs(settings, 'POKE')).toEqual({ badge: true, toast: true })
})
