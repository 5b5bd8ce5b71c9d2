import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { LONG_PRESS_MS } from '#src/lib/page/longPress.ts'

/** Presses an element for the length of a long press and releases it. Call it with the real clock running. */
export function holdDown(element: Element): void {
  const finger = { isPrimary: true, button: 0, pointerId: 1, clientX: 9, clientY: 9 }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerDown(element, finger)
  act(() => void vi.advanceTimersByTime(LONG_PRESS_MS))
  // Timers started by the press, such as a sheet's, would be lost with the fake clock.
  act(() => void vi.runOnlyPendingTimers())
  vi.useRealTimers()
  fireEvent.pointerUp(element, finger)
  // A browser does not click an element that has left the page.
  if (element.isConnected) fireEvent.click(element)
}
