import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDebounced } from './debounced.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

it('useDebounced returns the last value after a pause and skips the values in between', () => {
  const { result, rerender } = renderHook(({ text }) => useDebounced(text, 300), {
    initialProps: { text: '' },
  })
  for (const text of ['혀', '혁', '혁오']) {
    rerender({ text })
    wait(200)
  }
  expect(result.current).toBe('')
  wait(100)
  expect(result.current).toBe('혁오')
})
