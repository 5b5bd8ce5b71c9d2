import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useAfterPaint } from './afterPaint.ts'

it('waits for a frame to be drawn, and tells nobody who is gone', async () => {
  const seen: boolean[] = []
  const { unmount } = renderHook(() => seen.push(useAfterPaint()))
  expect(seen).toEqual([false])
  await vi.waitFor(() => expect(seen).toEqual([false, true]))
  unmount()

  const cancelled = vi.spyOn(window, 'cancelAnimationFrame')
  renderHook(useAfterPaint).unmount()
  expect(cancelled).toHaveBeenCalledOnce()
})
