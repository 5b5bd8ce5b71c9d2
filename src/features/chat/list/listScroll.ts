import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepPlace, keptPlace } from '#src/lib/page/scroll.ts'
import { rowElement } from './listPlaces.ts'
import { useLiveRows } from './liveRows.ts'
import { step } from './scrollMachine.ts'
import {
  type Measured,
  type ScrollEffect,
  type ScrollEvent,
  type ScrollInput,
  UNOPENED,
} from './scrollState.ts'
import type { Thread, ThreadRef } from './thread.ts'

interface ListScroll extends Omit<ScrollInput, 'liveFrom'> {
  /** The indexes of rows that stay where they are (`liveRows.ts`). */
  held: readonly number[]
  /** Called once, when the list has reached the place where it opens. */
  onArrived: () => void
  onNewer: () => void
  onOlder: () => void
  /** Called with the newest id of a confirmed message that was on screen while the page was visible. */
  onSeen: (messageId: number) => void
}

interface ListParts {
  thread: ThreadRef
  /** Around the live rows. */
  live: RefObject<HTMLElement | null>
  scroller: ScrollerRef
}

type Shown = Pick<typeof UNOPENED, 'away' | 'unseen'>

type Latest = ListScroll & Pick<ScrollInput, 'liveFrom'>
type ScrollerRef = RefObject<HTMLElement | null>

/**
 * Controls the scroll position. It opens at the requested place, else at the kept place, else at the unread
 * divider, else at the end; follows others' messages only within 80 px of the end, and own ones always; stays
 * at the end through every change of height; requests older and newer messages in time; reports seen
 * messages. The virtual list itself holds the position when history arrives. All this is decided by
 * `scrollMachine.ts`.
 */
export function useListScroll({ thread, live, scroller }: ListParts, options: ListScroll) {
  const { stage, placeKey, opening, leftAt, endsEarly } = options
  const { rows, shift } = stage
  const [{ away, unseen }, setShown] = useState<Shown>(UNOPENED)
  const split = useLiveRows(stage, { follows: !away && !endsEarly, held: options.held })
  const liveFrom = split.above.length
  const latest = useRef<Latest>({ ...options, liveFrom })
  const machine = useRef<ReturnType<typeof runMachine>>(null)
  const happened = useCallback((event: ScrollEvent) => machine.current?.(event), [])

  useLayoutEffect(() => {
    machine.current ??= runMachine(thread, scroller, latest, setShown)
  }, [thread, scroller])
  useLayoutEffect(() => {
    latest.current = { ...options, liveFrom }
    happened({ type: 'rendered' })
  })
  useLayoutEffect(
    () => happened({ type: 'rowsChanged' }),
    [happened, rows, shift, placeKey, opening, leftAt, endsEarly],
  )
  useLayoutEffect(() => happened({ type: 'endsEarlyChanged' }), [happened, endsEarly])

  useEffect(() => {
    const leave = () => happened({ type: 'left', placeKey })
    const lookAgain = () => happened({ type: 'visibilityChanged' })
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', lookAgain)
      leave()
    }
  }, [happened, placeKey])

  const onResize = useCallback(() => happened({ type: 'resized' }), [happened])
  useLiveSize(live, onResize)

  return {
    away,
    unseen,
    split,
    toEnd: useCallback(() => happened({ type: 'endRequested' }), [happened]),
    onScroll: useCallback(() => happened({ type: 'scrolled' }), [happened]),
    onScrollEnd: useCallback(() => happened({ type: 'scrollEnded' }), [happened]),
    onResize,
  }
}

/** Holds the state of one list, measures for the machine and performs what it decides. */
function runMachine(
  list: ThreadRef,
  scroller: ScrollerRef,
  latest: RefObject<Latest>,
  show: (shown: Shown) => void,
): (event: ScrollEvent) => void {
  let thread = list.current
  const measured = measuredOf(() => thread, scroller, latest)
  let state = UNOPENED

  function happened(event: ScrollEvent): void {
    thread = list.current
    // the place is also kept when the list has just been unmounted
    if (!thread && event.type !== 'left') return
    const next = step(state, event, latest.current, measured)
    state = next.state
    for (const effect of next.effects) perform(effect)
  }

  function perform(effect: ScrollEffect): void {
    const options = latest.current
    switch (effect.type) {
      case 'scrollToEnd':
        return list.current?.scrollToIndex(options.stage.rows.length - 1, { align: 'end' })
      case 'scrollToRow': {
        const { index, align, offsetPx } = effect.start
        return list.current?.scrollToIndex(index, { align, offset: offsetPx })
      }
      case 'scrollBy':
        return list.current?.scrollBy(effect.px)
      case 'scrollTo': {
        const box = scroller.current
        if (!box) return
        box.scrollTop = effect.topPx
        return happened({ type: 'scrolledTo', topPx: box.scrollTop })
      }
      case 'tellScrolled':
        return tellScrolled(list, scroller)
      case 'arrived':
        return options.onArrived()
      case 'askOlder':
        return options.onOlder()
      case 'askNewer':
        return options.onNewer()
      case 'seen':
        return options.onSeen(effect.messageId)
      case 'keepPlace':
        return keepPlace(effect.placeKey, effect.place)
      case 'show':
        return show(effect)
    }
  }

  return happened
}

/** Each value is measured when it is read, because `clientHeight` and `scrollTop` force a layout. */
function measuredOf(now: () => Thread | null, scroller: ScrollerRef, latest: RefObject<Latest>): Measured {
  return {
    get scrollOffset() {
      return now()?.scrollOffset ?? 0
    },
    get scrollSize() {
      return now()?.scrollSize ?? 0
    },
    get viewportSize() {
      return now()?.viewportSize ?? 0
    },
    findItemIndex: (offset) => now()?.findItemIndex(offset) ?? 0,
    getItemOffset: (index) => now()?.getItemOffset(index) ?? 0,
    getItemSize: (index) => now()?.getItemSize(index) ?? 0,
    isRendered: (key) => rowElement(scroller.current, key) !== null,
    get isPageVisible() {
      return document.visibilityState === 'visible'
    },
    get keptPlace() {
      return keptPlace(latest.current.placeKey)
    },
    get clientHeight() {
      return scroller.current?.clientHeight ?? 0
    },
    get scrollTop() {
      return scroller.current?.scrollTop ?? 0
    },
  }
}

/**
 * Notifies the list at once that it was scrolled. The browser would do so only with the next frame: until
 * then the old rows stay in the page, which costs a second paint. If the member has just stopped scrolling
 * after history arrived, the list would also take that for the end of its own scroll and release the position
 * before the new rows are measured, and the text would jump by the estimation error.
 */
function tellScrolled(list: ThreadRef, scroller: ScrollerRef): void {
  // after the scroll, and not inside the commit that causes it
  queueMicrotask(() => {
    const box = scroller.current
    if (box && box.scrollTop !== list.current?.scrollOffset)
      flushSync(() => void box.dispatchEvent(new Event('scroll')))
  })
}

/** Calls back when live rows get another height than they had when they were rendered: a picture, a font. */
function useLiveSize(live: RefObject<HTMLElement | null>, onResize: () => void): void {
  const knownPx = useRef(0)
  useLayoutEffect(() => {
    if (live.current?.childElementCount) knownPx.current = live.current.getBoundingClientRect().height
  })
  useEffect(() => {
    const box = live.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      const px = box.getBoundingClientRect().height
      if (px === knownPx.current) return
      knownPx.current = px
      onResize()
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [live, onResize])
}
