import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { WindowVirtualizerHandle } from 'virtua'
import type { Notification } from '#contract/http/notifications.ts'

type Rows = readonly Pick<Notification, 'notificationId'>[]

/** What is new comes on top, and what was answered elsewhere goes. Who looks at rows further down keeps them under the finger. */
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

/** By how many places what stood at `first` has moved; where that is gone, the next one that stayed tells. Their order never changes. */
export function movedDown(before: Rows, now: Rows, first: number): number {
  const placeOf = new Map(now.map(({ notificationId }, place) => [notificationId, place]))
  for (const { notificationId } of before.slice(first)) {
    const place = placeOf.get(notificationId)
    if (place !== undefined) return place - first
  }
  return 0
}
