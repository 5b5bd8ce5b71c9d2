import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RISES_AFTER_MS, useSettledCount } from './settledCount.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

function aCount(first: number | null) {
  const { result, rerender } = renderHook((count: number | null) => useSettledCount(count), {
    initialProps: first,
  })
  return { shown: () => result.current, changes: rerender }
}

it('a number that becomes known is shown at once', () => {
  const count = aCount(null)
  count.changes(3)
  expect(count.shown()).toBe(3)
})

it('a number that rises is shown once it has lasted, with all that came meanwhile', () => {
  const count = aCount(0)
  count.changes(1)
  pass(RISES_AFTER_MS - 1)
  expect(count.shown()).toBe(0)
  count.changes(2)
  pass(1)
  expect(count.shown()).toBe(2)
})

it('a message that is read where it arrives is never shown', () => {
  const count = aCount(4)
  for (let message = 0; message < 5; message += 1) {
    count.changes(5)
    pass(1_000)
    expect(count.shown()).toBe(4)
    count.changes(4)
    pass(500)
  }
  pass(RISES_AFTER_MS)
  expect(count.shown()).toBe(4)
})

it('a number that falls is shown at once', () => {
  const count = aCount(4)
  count.changes(5)
  count.changes(2)
  expect(count.shown()).toBe(2)
})
