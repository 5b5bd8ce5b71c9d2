import { type PointerEvent, useRef, useState } from 'react'

/** A move to the side by this distance, in px, is a swipe. */
const SWIPED_PX = 48
/** A move by at most this distance, in px, is a tap. */
const TAPPED_PX = 8
const SECOND_TAP_WITHIN_MS = 300
/** The maximum distance of the two taps of a double tap. */
const SECOND_TAP_WITHIN_PX = 32

interface Place {
  clientX: number
  clientY: number
}

interface Swipe {
  /** Whether a move to the side is a swipe; false while it moves the zoomed picture. */
  swipes: boolean
  onSwiped: (by: 1 | -1) => void
  onTwoTaps: (place: Place) => void
}

const distance = (a: Place, b: Place) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)

/** Recognises the one-finger gestures: a swipe and a double tap. A second finger cancels them. */
export function useSwipe({ swipes, onSwiped, onTwoTaps }: Swipe) {
  const start = useRef<(Place & { pointerId: number }) | null>(null)
  const tap = useRef<(Place & { at: number }) | null>(null)
  /** How far the picture is dragged, in px; null while it is not. */
  const [dragPx, setDragPx] = useState<number | null>(null)

  function end() {
    start.current = null
    setDragPx(null)
  }

  return {
    dragPx,
    handlers: {
      onPointerDown({ isPrimary, pointerId, clientX, clientY }: PointerEvent) {
        if (!isPrimary) return end()
        start.current = { pointerId, clientX, clientY }
      },
      onPointerMove({ pointerId, clientX }: PointerEvent) {
        if (start.current?.pointerId === pointerId && swipes) setDragPx(clientX - start.current.clientX)
      },
      onPointerUp({ pointerId, clientX, clientY, timeStamp }: PointerEvent) {
        const from = start.current
        end()
        if (from?.pointerId !== pointerId) return
        const place = { clientX, clientY }
        const right = clientX - from.clientX
        if (distance(from, place) <= TAPPED_PX) {
          const before = tap.current
          const isSecond =
            before !== null &&
            timeStamp - before.at < SECOND_TAP_WITHIN_MS &&
            distance(before, place) < SECOND_TAP_WITHIN_PX
          tap.current = isSecond ? null : { ...place, at: timeStamp }
          if (isSecond) onTwoTaps(place)
        } else if (
          swipes &&
          Math.abs(right) > SWIPED_PX &&
          Math.abs(right) > Math.abs(clientY - from.clientY)
        ) {
          onSwiped(right < 0 ? 1 : -1)
        }
      },
      onPointerCancel: end,
    },
  }
}
