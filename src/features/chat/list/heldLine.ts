import type { VirtualizerHandle } from 'virtua'
import type { ChatRow } from '../rows/chatRows.ts'
import { confirmedId, LIST_START_PX } from './listPlaces.ts'

/** The message that is held in place while rows are added above it. In px. */
export interface HeldLine {
  messageId: number
  /** The message's bottom edge, from the top of the window. */
  bottomPx: number
  /** The scroll offset at that time. */
  topPx: number
}

/** The topmost visible message with an id of at least `oldest`; null if there is none. */
export function holdLine(
  handle: VirtualizerHandle | null,
  rows: readonly ChatRow[],
  topPx: number,
  oldest = 0,
): HeldLine | null {
  if (!handle) return null
  for (let index = handle.findItemIndex(topPx); index < rows.length; index += 1) {
    const messageId = confirmedId(rows[index])
    if (messageId !== null && messageId >= oldest)
      return { messageId, bottomPx: bottomOf(handle, index) - topPx, topPx }
  }
  return null
}

/** Scrolls by the distance the message has moved. */
export function bringBack(
  line: HeldLine,
  handle: VirtualizerHandle | null,
  rows: readonly ChatRow[],
  scroller: HTMLElement,
): HeldLine {
  const index = rows.findIndex((row) => confirmedId(row) === line.messageId)
  if (!handle || index < 0) return line
  const topPx = bottomOf(handle, index) - line.bottomPx
  if (Math.abs(topPx - scroller.scrollTop) >= 1) scroller.scrollTop = topPx
  return { ...line, topPx: scroller.scrollTop }
}

const bottomOf = (handle: VirtualizerHandle, index: number) =>
  handle.getItemOffset(index) + handle.getItemSize(index) + LIST_START_PX
