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

/** Within this distance new messages are followed (docs/interface.md "Conversations on the screen"). */
const NEAR_END_PX = 80
/**
 * Within this distance the list is at its end, and stays there through changes of height. Fractions of a
 * pixel are rounding errors.
 */
const AT_END_PX = 2
/**
 * More messages are requested this far before either end, so that scrolling does not wait on an ordinary
 * connection.
 */
const MORE_WITHIN_PX = 1_500

interface ListScroll {
  stage: Stage
  /** The list's key in the storage of kept places. */
  placeKey: string
  opening: Opening
  /** Called once, when the list has reached the place where it opens. */
  onArrived: () => void
  /** The newest message id known when the list opened without showing it; else 0. */
  leftAt: number
  /**
   * The list ends in the middle of the room: it follows no messages there, and its end is not the room's end.
   */
  endsEarly: boolean
  /** There are newer messages that the list does not have, and none are being read. */
  canAskNewer: boolean
  onNewer: () => void
  /** There are older messages, and none are being read. */
  canAskOlder: boolean
  onOlder: () => void
  /** Called with the newest id of a confirmed message that was on screen while the page was visible. */
  onSeen: (messageId: number) => void
}

/**
 * Controls the scroll position. It opens at the requested place, else at the kept place, else at the unread
 * divider, else at the end; follows others' messages only within 80 px of the end, and own ones always; stays
 * at the end through every change of height; requests older and newer messages in time; reports seen
 * messages. The virtual list itself holds the position when history arrives.
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
   * `viewport` and `height` are the window's height in px without and with its padding, as last reported to
   * the list; `settled` is false from a change of height until the list is notified.
   */
  const at = useRef({ end: true, nearEnd: true, viewport: 0, height: 0, settled: false })
  /** New rows are rendered but not yet measured, so the end's position is not known yet. */
  const following = useRef(false)
  /**
   * Whether the list has reached the place where it opens: until then it is at its start, and nothing is
   * reported or requested.
   */
  const arrived = useRef(false)
  const start = useRef<Start | null>(null)
  /**
   * Set while rows added above are being measured. The virtual list then holds the distance from the end,
   * even when a row below the window is measured for the first time; after a jump past unmeasured rows that
   * would move the text.
   */
  const held = useRef<HeldLine | null>(null)
  const place = useRef<Place | null>(null)
  /** The newest message when the end was last visible. */
  const boundary = useRef(0)
  const asked = useRef({ older: false, newer: false })
  const reported = useRef(0)
  const before = useRef<{ length: number; lastKey: string; endedEarly: boolean; oldest: number } | null>(null)

  const toEnd = useCallback(() => {
    following.current = false
    at.current.end = at.current.nearEnd = true
    list.current?.scrollToIndex(latest.current.stage.rows.length - 1, { align: 'end' })
  }, [list])

  /**
   * `offset` is passed when the list has moved without having been notified. Reads nothing that forces a
   * layout.
   */
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
    // messages loaded by reading on towards the end were written long ago
    const written = !known.endedEarly && last.kind === 'message' && last.mine && last.key !== known.lastKey
    const grown = rows.length > known.length && !shift
    // near the end new rows are rendered and measured before the next paint: `onResize` then scrolls once
    const follows = grown && at.current.nearEnd
    if (follows && rowElement(scroller.current, last.key)) following.current = at.current.end = true
    // rows below the window are not always rendered (not until the list was once taller than it): scroll
    // there first
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

  // the room's own end may have been reached without a changed row
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
      // after a change of height the window scrolls first, and notifies the list a moment later
      at.current.settled = scroller.current?.clientHeight === at.current.height
      const top = scroller.current?.scrollTop ?? 0
      // the member scrolls meanwhile
      if (held.current && held.current.topPx !== top)
        held.current = holdLine(list.current, latest.current.stage.rows, top)
      // the member is scrolling up: rows below are not rendered, so not measured either
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
      // the keyboard opened or closed: the line above it stays in place
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

  /**
   * By how many px the window's height has shrunk. Measured rows call this too, and then no layout is read.
   */
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
 * Notifies the list at once that it was scrolled. The browser would do so only with the next frame: until
 * then the old rows stay in the page, which costs a second paint. If the member has just stopped scrolling
 * after history arrived, the list would also take that for the end of its own scroll and release the position
 * before the new rows are measured, and the text would jump by the estimation error.
 */
function tellScrolled(
  list: RefObject<VirtualizerHandle | null>,
  scroller: RefObject<HTMLElement | null>,
): void {
  // after the scroll, and not inside the commit that causes it
  queueMicrotask(() => {
    const box = scroller.current
    if (box && box.scrollTop !== list.current?.scrollOffset)
      flushSync(() => void box.dispatchEvent(new Event('scroll')))
  })
}
