import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { LONG_PRESS_MS } from '#src/lib/page/longPress.ts'

/** A finger on an element for as long as a long press takes, and off it again. Call it with the clock running. */
export function holdDown(element: Element): void {
  const finger = { isPrimary: true, button: 0, pointerId: 1, clientX: 9, clientY: 9 }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.pointerDown(element, finger)
  act(() => void vi.advanceTimersByTime(LONG_PRESS_MS))
  // what the press has started, such as a sheet that waits for a timer, would be lost with this clock
  act(() => void vi.runOnlyPendingTimers())
  vi.useRealTimers()
  fireEvent.pointerUp(element, finger)
  // a browser clicks nothing that has left the page under the finger
  if (element.isConnected) fireEvent.click(element)
}
