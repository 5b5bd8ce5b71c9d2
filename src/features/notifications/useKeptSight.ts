import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import type { Notification } from '#contract/http/notifications/notifications.ts'

type Rows = readonly Pick<Notification, 'notificationId'>[]

/**
 * New notifications are added at the top, and answered ones are removed. Keeps the visible rows in place for
 * a member who has scrolled down.
 */
export function useKeptSight(list: RefObject<WindowVirtualizerHandle | null>, rows: Rows): void {
  const drawn = useRef(rows)

  useLayoutEffect(() => {
    const before = drawn.current
    drawn.current = rows
    const at = list.current
    if (!at || before === rows || at.scrollOffset < at.getItemSize(0)) return
    const first = at.findItemIndex(at.scrollOffset)
    const down = movedDown(before, rows, first)
    if (down !== 0) window.scrollBy(0, down * at.getItemSize(0))
  }, [list, rows])
}

/**
 * By how many places the row at `first` has moved. If it is gone, the next remaining row counts. The order of
 * rows never changes.
 */
export function movedDown(before: Rows, now: Rows, first: number): number {
  const placeOf = new Map(now.map(({ notificationId }, place) => [notificationId, place]))
  for (const { notificationId } of before.slice(first)) {
    const place = placeOf.get(notificationId)
    if (place !== undefined) return place - first
  }
  return 0
}
