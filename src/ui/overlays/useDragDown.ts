import { useRef, type PointerEvent } from 'react'

/** Releasing beyond this distance in px closes the sheet; before it the sheet slides back. */
const CLOSE_BEYOND_PX = 96

/**
 * A sheet follows a finger that drags its head down. It changes the style directly and not the state, so
 * nothing re-renders while it moves.
 */
export function useDragDown(onClose: () => void) {
  const panel = useRef<HTMLElement>(null)
  const startY = useRef<number | null>(null)
  const distance = (event: PointerEvent) => Math.max(0, event.clientY - (startY.current ?? event.clientY))

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || (event.target as Element).closest('button')) return
    startY.current = event.clientY
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (startY.current === null || !panel.current) return
    panel.current.dataset.dragging = 'true'
    panel.current.style.transform = `translateY(${distance(event)}px)`
  }
  const onPointerEnd = (event: PointerEvent) => {
    if (startY.current === null || !panel.current) return
    const closes = event.type === 'pointerup' && distance(event) > CLOSE_BEYOND_PX
    startY.current = null
    panel.current.dataset.dragging = 'false'
    if (closes) onClose()
    else panel.current.style.transform = ''
  }
  return {
    panel,
    handle: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  }
}
