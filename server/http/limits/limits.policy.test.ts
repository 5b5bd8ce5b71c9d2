import { describe, expect, it } from 'vitest'
import { type Counter, countedAt, loginWaitSeconds, perHour } from './limits.policy.ts'

const NOW = new Date('2026-11-20T03:00:00.000Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const MINUTE_MS = 60_000
const counted = (count: number, facts: Partial<Counter> = {}): Counter => ({
  windowStartedAt: NOW,
  lastAt: NOW,
  count,
  ...facts,
})

describe('a limit of events per hour', () => {
  const wait = (count: number, startedMsAgo = 0) =>
    perHour(3)(counted(count, { windowStartedAt: ago(startedMsAgo) }), NOW)

  it('allows events until the limit is reached, then asks to wait for the end of the hour', () => {
    expect([0, 1, 2, 3, 4].map((count) => wait(count))).toEqual([0, 0, 0, 3_600, 3_600])
    expect(wait(3, 20 * MINUTE_MS)).toBe(2_400)
  })

  it('rounds the wait up to whole seconds, never below 0', () => {
    expect(wait(3, 60 * MINUTE_MS - 1)).toBe(1)
    expect(wait(3, 60 * MINUTE_MS)).toBe(0)
    expect(wait(3, 61 * MINUTE_MS)).toBe(0)
  })
})

describe('a log-in after failures', () => {
  it.each([
    [4, 0],
    [5, 1],
    [6, 2],
    [9, 16],
    [10, 30],
    [99, 30],
    [100, 3_600],
    [101, 3_600],
  ])('after %i failures waits %i s', (count, seconds) => {
    expect(loginWaitSeconds(counted(count), NOW)).toBe(seconds)
  })

  it('waits from the last failure, and from the hundredth on from the first of the hour', () => {
    const facts = { windowStartedAt: ago(30 * MINUTE_MS), lastAt: ago(10_000) }
    expect(loginWaitSeconds(counted(10, facts), NOW)).toBe(20)
    expect(loginWaitSeconds(counted(100, facts), NOW)).toBe(1_800)
  })
})

describe('the counter', () => {
  const nothing = { windowStartedAt: NOW, lastAt: NOW, count: 0 }

  it('keeps the count within the hour of the first event', () => {
    const open = counted(3, { windowStartedAt: ago(60 * MINUTE_MS - 1) })
    expect(countedAt(NOW, open)).toBe(open)
  })

  it('is zero once the hour is over, or before the first event', () => {
    expect(countedAt(NOW, counted(3, { windowStartedAt: ago(60 * MINUTE_MS) }))).toEqual(nothing)
    expect(countedAt(NOW, undefined)).toEqual(nothing)
  })
})
