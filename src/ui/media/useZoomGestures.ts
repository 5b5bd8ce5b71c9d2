import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import type { Point } from '#src/lib/pictures/cropFrame.ts'

/** An arrow key moves by this fraction of the visible part. */
const KEY_STEP = 0.05
const KEY_ZOOM = 1.15
/** One wheel notch is about 100 px. */
const WHEEL_ZOOM_PER_PX = 0.0015

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
}
const ZOOMS: Readonly<Record<string, number>> = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM }

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** How a frame is moved and zoomed. All lengths are fractions of the window's width. */
interface FrameRules<Frame> {
  moved: (frame: Frame, right: number, down: number) => Frame
  /** Keeps the point `at` in place; by default the centre. */
  zoomed: (frame: Frame, zoom: number, at?: Point) => Frame
}

type Change<Frame> = (next: (frame: Frame) => Frame) => void

/**
 * One finger or the mouse drags, two fingers pinch, the wheel zooms at the pointer, arrow keys move, + and -
 * zoom.
 */
export function useZoomGestures<Frame extends { zoom: number }>(
  window: RefObject<HTMLElement | null>,
  { moved, zoomed }: FrameRules<Frame>,
  change: Change<Frame>,
) {
  /** The position of each finger, in fractions of the window's width. */
  const fingers = useRef(new Map<number, Point>())

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width = 1 } = window.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    return { x: (clientX - left) / (width || 1), y: (clientY - top) / (width || 1) }
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const factor = Math.exp(-event.deltaY * WHEEL_ZOOM_PER_PX)
    const at = placeOf(event)
    change((frame) => zoomed(frame, frame.zoom * factor, at))
  })

  useEffect(() => {
    const element = window.current
    const listen = (event: WheelEvent) => onWheel(event)
    // React's wheel listeners are passive and cannot prevent the page from scrolling
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [window])

  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      fingers.current.set(event.pointerId, placeOf(event))
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = placeOf(event)
      fingers.current.set(event.pointerId, now)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      if (!other) return change((frame) => moved(frame, before.x - now.x, before.y - now.y))
      const [from, to] = [middle(before, other), middle(now, other)]
      const factor = distance(now, other) / (distance(before, other) || 1)
      change((frame) => moved(zoomed(frame, frame.zoom * factor, to), from.x - to.x, from.y - to.y))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown(event: KeyboardEvent) {
      const [arrow, factor] = [ARROWS[event.key], ZOOMS[event.key]]
      if (!arrow && !factor) return
      event.preventDefault()
      change((frame) => (arrow ? moved(frame, ...arrow) : zoomed(frame, frame.zoom * (factor ?? 1))))
    },
  }
}
