import { expect, it } from 'vitest'
import { SlidingWindow } from './slidingWindow.ts'

it('at most `max` calls pass within the window, wherever it begins', () => {
  const window = new SlidingWindow(2, 1_000)
  expect([0, 600, 999].map((now) => window.take(now))).toEqual([true, true, false])
  // The first is out of the window, the second is not.
  expect([1_000, 1_001, 1_599].map((now) => window.take(now))).toEqual([true, false, false])
  expect([1_600, 1_999].map((now) => window.take(now))).toEqual([true, false])
})

it('a refused call does not count', () => {
  const window = new SlidingWindow(1, 1_000)
  expect([0, 500, 999, 1_000].map((now) => window.take(now))).toEqual([true, false, false, true])
})
