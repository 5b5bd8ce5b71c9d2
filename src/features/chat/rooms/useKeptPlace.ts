import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { WindowVirtualizerHandle } from 'virtua'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { keepPlace, keptPlace } from '#src/lib/page/scroll.ts'
import { keyOf } from './rooms.ts'

const PLACE_KEY = 'join'

/**
 * Restores the scroll position of the list after going back or a reload, also when the rooms had to be loaded
 * first.
 */
export function useKeptPlace() {
  const isReturn = useNavigationType() === 'POP'
  const wasReturn = useRef(isReturn)

  useLayoutEffect(() => {
    const place = wasReturn.current ? keptPlace(PLACE_KEY) : null
    if (place) window.scrollTo(0, place.offsetPx)
    const keep = () => keepPlace(PLACE_KEY, { anchor: 0, offsetPx: window.scrollY })
    keep()
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [])
}

/**
 * A new message moves its room to the top; scrolls by the same distance, so that the rooms on screen stay in
 * place.
 */
export function useKeptSight(list: RefObject<WindowVirtualizerHandle | null>, rooms: readonly RoomInfo[]) {
  const drawn = useRef(rooms)

  useLayoutEffect(() => {
    const before = drawn.current
    drawn.current = rooms
    const at = list.current
    if (!at || before === rooms) return
    const first = at.findItemIndex(at.scrollOffset)
    if (at.scrollOffset < at.getItemSize(0)) return
    const down = movedDown(before, rooms, first)
    if (down !== 0) window.scrollBy(0, down * at.getItemSize(first))
  }, [list, rooms])
}

/**
 * By how many places the row at `first` has moved. The smaller move of it and its neighbour counts, because
 * one of them may have jumped to the top.
 */
export function movedDown(before: readonly RoomInfo[], now: readonly RoomInfo[], first: number): number {
  const moves = before.slice(first, first + 2).flatMap((room, i) => {
    const key = keyOf(room)
    const place = now.findIndex((each) => keyOf(each) === key)
    return place < 0 ? [] : [place - first - i]
  })
  return moves.reduce((least, move) => (Math.abs(move) < Math.abs(least) ? move : least), moves[0] ?? 0)
}
