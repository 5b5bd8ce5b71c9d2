import { expect, it } from 'vitest'
import { SlidingWindow } from './slidingWindow.ts'

it('lets through `max` calls within the window, wherever the window begins', () => {
  const window = new SlidingWindow(2, 1_000)
  expect([0, 600, 999].map((now) => window.take(now))).toEqual([true, true, false])
  // The first is out of the window, the second is not.
  expect([1_000, 1_001, 1_599].map((now) => window.take(now))).toEqual([true, false, false])
  expect([1_600, 1_999].map((now) => window.take(now))).toEqual([true, false])
})

it('does not count what it refuses', () => {
  const window = new SlidingWindow(1, 1_000)
  expect([0, 500, 999, 1_000].map((now) => window.take(now))).toEqual([true, false, false, true])
})
