import { type RefObject, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { LIST_START_PX } from './listPlaces.ts'

/** Positions and scrolling of all rows, those of the virtual list and the live ones (`liveRows.ts`). */
export type Thread = Pick<
  VirtualizerHandle,
  | 'scrollOffset'
  | 'scrollSize'
  | 'viewportSize'
  | 'findItemIndex'
  | 'getItemOffset'
  | 'getItemSize'
  | 'scrollToIndex'
  | 'scrollBy'
>

export interface ThreadRef {
  readonly current: Thread | null
}

/** `live` contains an element for each live row, and in `data-from` the index of the first. */
export function useThread(
  list: RefObject<VirtualizerHandle | null>,
  live: RefObject<HTMLElement | null>,
): ThreadRef {
  const [thread] = useState<ThreadRef>(() => ({
    get current() {
      return list.current && threadOf(list.current, live.current)
    },
  }))
  return thread
}

/** The thread as it is now. Reading positions of live rows forces a layout. */
function threadOf(list: VirtualizerHandle, live: HTMLElement | null): Thread {
  if (!live || live.childElementCount === 0) return list
  const from = Number(live.dataset.from)
  const aboveSize = from === 0 ? 0 : list.getItemOffset(from - 1) + list.getItemSize(from - 1)
  const boxOf = (index: number) => live.children[index - from]!.getBoundingClientRect()
  let box: DOMRect | undefined
  const liveBox = () => (box ??= live.getBoundingClientRect())
  return {
    get scrollOffset() {
      return list.scrollOffset
    },
    get viewportSize() {
      return list.viewportSize
    },
    get scrollSize() {
      return Math.max(aboveSize + liveBox().height, list.viewportSize)
    },
    findItemIndex(offset) {
      const wanted = offset - LIST_START_PX - aboveSize
      if (wanted < 0 && from > 0) return list.findItemIndex(offset)
      const top = liveBox().top
      // mostly the last
      let index = from + live.childElementCount - 1
      while (index > from && boxOf(index).top - top > wanted) index -= 1
      return index
    },
    getItemOffset: (index) =>
      index < from ? list.getItemOffset(index) : aboveSize + boxOf(index).top - liveBox().top,
    getItemSize: (index) => (index < from ? list.getItemSize(index) : boxOf(index).height),
    scrollToIndex(index, options) {
      if (index < from) return list.scrollToIndex(index, options)
      const { align = 'start', offset = 0 } = options ?? {}
      if (align === 'nearest') return live.children[index - from]!.scrollIntoView({ block: 'nearest' })
      // as the virtual list reckons; the browser keeps it within its bounds
      const rest = boxOf(index).height - list.viewportSize
      const before = align === 'end' ? rest : align === 'center' ? rest / 2 : 0
      list.scrollTo(LIST_START_PX + aboveSize + boxOf(index).top - liveBox().top + before + offset)
    },
    scrollBy: (px) => list.scrollBy(px),
  }
}
