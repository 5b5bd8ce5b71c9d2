import { type PointerEvent, type RefObject, useRef } from 'react'

/** Below this distance a touch may still become a tap or a scroll. */
const DRAG_FROM_PX = 8
/** A swipe beyond this distance turns to the next card. */
const TURN_FROM_PX = 44
/** A shorter swipe turns as well if it is at least this fast. */
const FLICK_PX_PER_MS = 0.4

interface Drag {
  pointerId: number
  startX: number
  startedAt: number
  /** Moved too far for a tap. */
  isDrag: boolean
}

/**
 * The track follows the finger through its `--drag` property, without rendering. Strips that scroll sideways
 * are ignored.
 */
export function useSwipe(
  track: RefObject<HTMLElement | null>,
  isBlocked: boolean,
  turn: (by: 1 | -1) => void,
) {
  const drag = useRef<Drag | null>(null)

  function end(follow: (distance: number, ms: number) => void) {
    return (event: PointerEvent) => {
      const { current } = drag
      if (current?.pointerId !== event.pointerId) return
      drag.current = null
      if (!current.isDrag) return
      track.current?.removeAttribute('data-dragging')
      track.current?.style.removeProperty('--drag')
      follow(event.clientX - current.startX, event.timeStamp - current.startedAt)
    }
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      const onStrip = event.target instanceof Element && event.target.closest('[data-strip]') !== null
      if (isBlocked || !event.isPrimary || event.button !== 0 || onStrip) return
      const { pointerId, clientX, timeStamp } = event
      drag.current = { pointerId, startX: clientX, startedAt: timeStamp, isDrag: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag
      if (current?.pointerId !== event.pointerId) return
      const distance = event.clientX - current.startX
      if (!current.isDrag) {
        if (Math.abs(distance) < DRAG_FROM_PX) return
        current.isDrag = true
        // prevents a click on the element below the finger
        event.currentTarget.setPointerCapture(event.pointerId)
        track.current?.setAttribute('data-dragging', '')
      }
      track.current?.style.setProperty('--drag', `${distance}px`)
    },
    onPointerUp: end((distance, ms) => {
      const far = Math.abs(distance)
      if (far > TURN_FROM_PX || far / Math.max(ms, 1) > FLICK_PX_PER_MS) turn(distance < 0 ? 1 : -1)
    }),
    onPointerCancel: end(() => {}),
  }
}
