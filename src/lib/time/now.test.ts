import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useNow } from './now.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

describe('useNow', () => {
  it('updates once a minute, with one timer for all components', () => {
    const first = renderHook(() => useNow())
    const second = renderHook(() => useNow())
    expect(vi.getTimerCount()).toBe(1)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(first.result.current).toBe(1_060_000)
    expect(second.result.current).toBe(1_060_000)
  })

  it('updates when the member returns to the page', () => {
    const { result } = renderHook(() => useNow())
    vi.setSystemTime(9_000_000)
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(result.current).toBe(9_000_000)
  })

  it('has no timer while no component uses it, and restarts at the current time', () => {
    renderHook(() => useNow()).unmount()
    expect(vi.getTimerCount()).toBe(0)
    vi.setSystemTime(5_000_000)
    expect(renderHook(() => useNow()).result.current).toBe(5_000_000)
  })
})
