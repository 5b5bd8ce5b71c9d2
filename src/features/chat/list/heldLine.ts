import type { ChatRow } from '../rows/chatRows.ts'
import { confirmedId, LIST_START_PX, type Positions } from './listPlaces.ts'

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
  list: Positions,
  rows: readonly ChatRow[],
  topPx: number,
  oldest = 0,
): HeldLine | null {
  for (let index = list.findItemIndex(topPx); index < rows.length; index += 1) {
    const messageId = confirmedId(rows[index])
    if (messageId !== null && messageId >= oldest)
      return { messageId, bottomPx: bottomOf(list, index) - topPx, topPx }
  }
  return null
}

/** The scroll offset that puts the message back in its place; null when it is no longer in the list. */
export function topOfHeld(line: HeldLine, list: Positions, rows: readonly ChatRow[]): number | null {
  const index = rows.findIndex((row) => confirmedId(row) === line.messageId)
  return index < 0 ? null : bottomOf(list, index) - line.bottomPx
}

const bottomOf = (list: Positions, index: number) =>
  list.getItemOffset(index) + list.getItemSize(index) + LIST_START_PX
