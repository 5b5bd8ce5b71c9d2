import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** docs/interface.md "Long press". */
export const LONG_PRESS_MS = 500
/** The hold shows from here on. */
const PRESSED_AFTER_MS = 150
const MOVED_PX = 10
/** Of a mouse. */
const RIGHT_BUTTON = 2

/** Whether a `contextmenu` is a mouse's, which has a menu of its own on links. For Chromium the menu key is a mouse too, but one without a button. */
export function isByMouse({ nativeEvent, button }: MouseEvent): boolean {
  return (nativeEvent as globalThis.PointerEvent).pointerType === 'mouse' && button === RIGHT_BUTTON
}

interface Hold<T> {
  target: T
  pointerId: number
  x: number
  y: number
  timers: ReturnType<typeof setTimeout>[]
}

interface LongPress<T> {
  onLongPress: (target: T) => void
  /** `null` when the hold ended, whichever way. */
  onPressed?: (target: T | null) => void
}

/**
 * Long press for a whole list: handlers for the container, which asks `targetOf` whom an event is about (docs/interface.md "Long press"). It ends on movement,
 * scrolling, a second finger or a cancelled pointer, and swallows the click that follows one that fired.
 */
export function useLongPress<T>(
  targetOf: (element: Element) => T | null,
  { onLongPress, onPressed }: LongPress<T>,
) {
  const hold = useRef<Hold<T> | null>(null)
  const fired = useRef(false)

  function end() {
    if (!hold.current) return
    hold.current.timers.forEach(clearTimeout)
    hold.current = null
    onPressed?.(null)
  }

  useEffect(() => () => hold.current?.timers.forEach(clearTimeout), [])

  return {
    onPointerDown(event: PointerEvent) {
      fired.current = false
      if (hold.current || !event.isPrimary || event.button !== 0) return end()
      const target = targetOf(event.target as Element)
      if (target === null) return
      const timers = [
        setTimeout(() => onPressed?.(target), PRESSED_AFTER_MS),
        setTimeout(() => {
          end()
          fired.current = true
          onLongPress(target)
        }, LONG_PRESS_MS),
      ]
      hold.current = { target, pointerId: event.pointerId, x: event.clientX, y: event.clientY, timers }
    },
    onPointerMove(event: PointerEvent) {
      const held = hold.current
      if (held?.pointerId !== event.pointerId) return
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) > MOVED_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onScroll: end,
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!fired.current) return
      fired.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
