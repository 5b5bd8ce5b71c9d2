import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** docs/interface.md "Long press". */
export const LONG_PRESS_MS = 500
/** When the pressed look appears. */
const PRESSED_AFTER_MS = 150
const MOVED_PX = 10
/** `button` of a mouse event. */
const RIGHT_BUTTON = 2

/**
 * Whether a `contextmenu` event comes from a mouse, which has its own menu on links. Chromium reports the
 * menu key as a mouse too, but with a different button.
 */
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
  /** Called with null when the hold ends, for whatever reason. */
  onPressed?: (target: T | null) => void
}

/**
 * Long press for a whole list: returns handlers for the container, and `targetOf` finds the item of an event
 * (docs/interface.md "Long press"). Movement, scrolling, a second finger or a cancelled pointer ends the
 * hold. The click after a completed long press is swallowed.
 */
export function useLongPress<T>(
  targetOf: (element: Element) => T | null,
  { onLongPress, onPressed }: LongPress<T>,
) {
  const hold = useRef<Hold<T> | null>(null)

  function end() {
    if (!hold.current) return
    hold.current.timers.forEach(clearTimeout)
    hold.current = null
    onPressed?.(null)
  }

  useEffect(() => () => hold.current?.timers.forEach(clearTimeout), [])

  return {
    onPointerDown(event: PointerEvent) {
      if (hold.current || !event.isPrimary || event.button !== 0) return end()
      const target = targetOf(event.target as Element)
      if (target === null) return
      const timers = [
        setTimeout(() => onPressed?.(target), PRESSED_AFTER_MS),
        setTimeout(() => {
          end()
          swallowClick()
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
  }
}

/** What begins a new act of the member, so that a click after it is one of its own. */
const NEXT_ACTS = ['pointerdown', 'keydown'] as const

/**
 * Swallows the click of the finger that lifts, wherever it lands: what the long press has opened, such as a
 * sheet, may lie under the finger by then.
 */
function swallowClick(): void {
  function swallow(event: Event) {
    stop()
    event.preventDefault()
    event.stopPropagation()
  }
  function stop() {
    window.removeEventListener('click', swallow, true)
    for (const type of NEXT_ACTS) window.removeEventListener(type, stop, true)
  }
  window.addEventListener('click', swallow, true)
  for (const type of NEXT_ACTS) window.addEventListener(type, stop, true)
}
