import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenStill } from './whenStill.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('calls back once, after the page has not been used for the time', () => {
  const done = vi.fn()
  whenStill(4_000, done)
  vi.advanceTimersByTime(3_999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  vi.advanceTimersByTime(10_000)
  expect(done).toHaveBeenCalledOnce()
})

it.each(['pointerdown', 'click', 'keydown', 'wheel', 'scroll'])(
  '%s of any element begins the time again',
  (use) => {
    const done = vi.fn()
    whenStill(4_000, done)
    vi.advanceTimersByTime(3_000)
    document.body.dispatchEvent(new Event(use))
    vi.advanceTimersByTime(3_999)
    expect(done).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(done).toHaveBeenCalledOnce()
  },
)

it('a stopped wait never calls back', () => {
  const done = vi.fn()
  whenStill(4_000, done)()
  document.body.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(10_000)
  expect(done).not.toHaveBeenCalled()
})
