import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { VirtualizerHandle } from 'virtua'
import { keepPlace, type Place } from '#src/lib/page/scroll.ts'
import type { Opening } from '../past/pastSlice.ts'
import type { Stage } from '../rows/stagedRows.ts'
import { bringBack, type HeldLine, holdLine } from './heldLine.ts'
import {
  countNewer,
  endOf,
  isInSight,
  lastConfirmed,
  lastSeen,
  oldestConfirmed,
  placeOf,
  rowElement,
  type Start,
  startOf,
} from './listPlaces.ts'

/** New messages are followed from here (docs/interface.md "Conversations on the screen"). */
const NEAR_END_PX = 80
/** Closer than this the list is at its end, and stays there whatever changes its height. Fractions of a pixel are rounding. */
const AT_END_PX = 2
/** More messages are asked for this far ahead of either end, so that scrolling meets no wait on an ordinary line. */
const MORE_WITHIN_PX = 1_500

interface ListScroll {
  stage: Stage
  /** Names the list in the storage of places. */
  placeKey: string
  opening: Opening
  /** Told once, when it has come to where it opens. */
  onArrived: () => void
  /** The newest message that was known when the list was opened, where the list does not show it; else 0. */
  leftAt: number
  /** The list ends in the middle of the room: nothing is followed there, and its end is not that of the room. */
  endsEarly: boolean
  /** There are newer messages that the list does not have, and none are being fetched. */
  canAskNewer: boolean
  onNewer: () => void
  /** There are older messages and none are being fetched. */
  canAskOlder: boolean
  onOlder: () => void
  /** A confirmed message with this id, or a later one before, was fully on screen while the page was visible. */
  onSeen: (messageId: number) => void
}

/**
 * Where the list is and where it goes: opens where it is asked to, without that at the kept place, else at the unread divider, else at the
 * end; follows new messages only from within 80 px of the end, own ones always; stays at the end through every change of height; asks for
 * older and newer messages in time; reports what was seen. The virtual list itself holds the place when history arrives.
 */
export function useListScroll(
  list: RefObject<VirtualizerHandle | null>,
  scroller: RefObject<HTMLElement | null>,
  options: ListScroll,
) {
  const { stage, placeKey, opening, leftAt, endsEarly } = options
  const { rows, shift } = stage
  const [away, setAway] = useState(false)
  const [unseen, setUnseen] = useState(0)
  const latest = useRef(options)
  /**
   * `viewport` and `height` are the window's, in px, without and with its padding, as of the last time the list was told; `settled`
   * is false from the moment the window is known to have another height until the list hears of it.
   */
  const at = useRef({ end: true, nearEnd: true, viewport: 0, height: 0, settled: false })
  /** What is new has been drawn, but not yet measured: only then is it known how far down the end is. */
  const following = useRef(false)
  /** It has come to where it opens: until then it stands at its start and nothing there is seen or asked for. */
  const arrived = useRef(false)
  const start = useRef<Start | null>(null)
  /**
   * While what came in above is being measured. The virtual list holds the distance from the end then, also when a row below the window is
   * measured for the first time: after a jump through rows that nobody has seen, that moves the line.
   */
  const held = useRef<HeldLine | null>(null)
  const place = useRef<Place | null>(null)
  /** Newest message that was there when the end was last in sight. */
  const boundary = useRef(0)
  const asked = useRef({ older: false, newer: false })
  const reported = useRef(0)
  const before = useRef<{ length: number; lastKey: string; endedEarly: boolean; oldest: number } | null>(null)

  const toEnd = useCallback(() => {
    following.current = false
    at.current.end = at.current.nearEnd = true
    list.current?.scrollToIndex(latest.current.stage.rows.length - 1, { align: 'end' })
  }, [list])

  /** `offset` is given when the list is already elsewhere than it has been told. Reads nothing that would make the browser lay out the page. */
  const look = useCallback(
    (offset?: number) => {
      const handle = list.current
      if (!handle || handle.viewportSize === 0 || !at.current.settled || following.current) return
      const { stage, ...asks } = latest.current
      const shown = stage.rows
      const top = offset ?? handle.scrollOffset
      if (!arrived.current) {
        arrived.current =
          top > 0 || handle.scrollSize <= handle.viewportSize || isInSight(handle, start.current)
        if (!arrived.current) return
        asks.onArrived()
      }
      const left = handle.scrollSize - top - handle.viewportSize
      at.current.end = !asks.endsEarly && left <= AT_END_PX
      at.current.nearEnd = !asks.endsEarly && left < NEAR_END_PX
      setAway(!at.current.nearEnd)
      if (at.current.nearEnd) {
        boundary.current = lastConfirmed(shown)
        setUnseen(0)
      }
      place.current = at.current.nearEnd ? null : placeOf(handle, shown, top)
      if (top < MORE_WITHIN_PX && asks.canAskOlder && !asked.current.older) {
        asked.current.older = true
        asks.onOlder()
      }
      if (left < MORE_WITHIN_PX && asks.canAskNewer && !asked.current.newer) {
        asked.current.newer = true
        asks.onNewer()
      }
      const seen = lastSeen(handle, shown, top, at.current.height)
      if (document.visibilityState === 'visible' && seen > reported.current) {
        reported.current = seen
        asks.onSeen(seen)
      }
    },
    [list],
  )

  useLayoutEffect(() => {
    latest.current = options
    if (!options.canAskOlder) asked.current.older = false
    if (!options.canAskNewer) asked.current.newer = false
  })

  useLayoutEffect(() => {
    const known = before.current
    const last = rows.at(-1)
    if (!last) return
    const oldest = oldestConfirmed(rows)
    before.current = { length: rows.length, lastKey: last.key, endedEarly: endsEarly, oldest }
    if (!known) {
      boundary.current = Math.max(lastConfirmed(rows), leftAt)
      const opensAt = startOf(rows, placeKey, opening)
      start.current = opensAt
      at.current.end = at.current.nearEnd = opensAt === null
      arrived.current = opensAt?.index === 0
      if (arrived.current) latest.current.onArrived()
      if (opensAt)
        list.current?.scrollToIndex(opensAt.index, { align: opensAt.align, offset: opensAt.offsetPx })
      else toEnd()
      return
    }
    // what is read on towards the end was written long ago
    const written = !known.endedEarly && last.kind === 'message' && last.mine && last.key !== known.lastKey
    const grown = rows.length > known.length && !shift
    // near the end what is new is drawn at once and measured before the screen is: one way down, in `onResize`
    const follows = grown && at.current.nearEnd
    if (follows && rowElement(scroller.current, last.key)) following.current = at.current.end = true
    // what is below the window is not always drawn (not before the list was ever taller than it): go there first
    else if (follows || written) toEnd()
    else {
      if (!at.current.nearEnd) setUnseen(countNewer(rows, boundary.current))
      if (shift) {
        held.current = holdLine(
          list.current,
          rows,
          scroller.current?.scrollTop ?? 0,
          Math.max(known.oldest, oldest),
        )
        tellScrolled(list, scroller)
      } else look()
    }
  }, [rows, shift, placeKey, opening, leftAt, endsEarly, list, scroller, toEnd, look])

  // the room's own end may have come into reach without a row that changed
  useLayoutEffect(() => look(), [endsEarly, look])

  const savePlace = useCallback(() => keepPlace(placeKey, place.current), [placeKey])
  useEffect(() => {
    const lookAgain = () => look()
    window.addEventListener('pagehide', savePlace)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      window.removeEventListener('pagehide', savePlace)
      document.removeEventListener('visibilitychange', lookAgain)
      savePlace()
    }
  }, [savePlace, look])

  return {
    away,
    unseen,
    toEnd,
    onScroll() {
      // a window that just changed its height scrolls by itself first, and tells the list a moment later
      at.current.settled = scroller.current?.clientHeight === at.current.height
      const top = scroller.current?.scrollTop ?? 0
      // somebody reads on meanwhile
      if (held.current && held.current.topPx !== top)
        held.current = holdLine(list.current, latest.current.stage.rows, top)
      // somebody is scrolling up: what lies below is not drawn, so not measured either
      if (following.current) toEnd()
      else look()
    },
    onScrollEnd() {
      held.current = null
      savePlace()
    },
    onResize() {
      const lost = heightLost()
      if (at.current.end) {
        held.current = null
        toEnd()
        tellScrolled(list, scroller)
        look(endOf(list.current))
        return
      }
      // the keyboard opened or closed: the line above it stays where it is
      if (lost !== 0) {
        held.current = null
        list.current?.scrollBy(lost)
      }
      if (held.current && scroller.current) {
        held.current = bringBack(held.current, list.current, latest.current.stage.rows, scroller.current)
        tellScrolled(list, scroller)
      }
      look()
    },
  }

  /** How much lower the window has become, in px; also a row that was measured calls, and then nothing needs to be read. */
  function heightLost(): number {
    const { viewport, height, settled } = at.current
    const viewportSize = list.current?.viewportSize ?? 0
    if (settled && viewportSize === viewport) return 0
    at.current.viewport = viewportSize
    at.current.height = scroller.current?.clientHeight ?? 0
    at.current.settled = true
    return height === 0 ? 0 : height - at.current.height
  }
}

/**
 * The list has been moved, and the browser says so only with the next frame: until then the rows of the old place stand in the page, and
 * putting that right is a second painting. Worse after history, should somebody have stopped scrolling just now: the list takes that for
 * the end of its own move, lets go of the place before what came in is measured, and the lines move by however much the guess was
 * wrong. So it is told at once.
 */
function tellScrolled(
  list: RefObject<VirtualizerHandle | null>,
  scroller: RefObject<HTMLElement | null>,
): void {
  // after the move, and not from inside the commit that makes it
  queueMicrotask(() => {
    const box = scroller.current
    if (box && box.scrollTop !== list.current?.scrollOffset)
      flushSync(() => void box.dispatchEvent(new Event('scroll')))
  })
}
