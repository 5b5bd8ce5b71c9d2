import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useAfterMs, useAfterPaint } from './after.ts'

it('useAfterPaint waits until a frame is painted, and cancels when it is unmounted', async () => {
  const seen: boolean[] = []
  const { unmount } = renderHook(() => seen.push(useAfterPaint()))
  expect(seen).toEqual([false])
  await vi.waitFor(() => expect(seen).toEqual([false, true]))
  unmount()

  const cancelled = vi.spyOn(window, 'cancelAnimationFrame')
  renderHook(useAfterPaint).unmount()
  expect(cancelled).toHaveBeenCalledOnce()
})

it('useAfterPaint starts to wait when its condition becomes true', async () => {
  const asked = vi.spyOn(window, 'requestAnimationFrame')
  const { result, rerender } = renderHook((once) => useAfterPaint(once), { initialProps: false })
  expect(asked).not.toHaveBeenCalled()
  rerender(true)
  await vi.waitFor(() => expect(result.current).toBe(true))
})

it('useAfterMs is false until its time has passed', () => {
  vi.useFakeTimers()
  const { result } = renderHook(() => useAfterMs(200))
  act(() => void vi.advanceTimersByTime(199))
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(true)
  vi.useRealTimers()
})
