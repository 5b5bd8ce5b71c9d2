import type { VirtualizerHandle } from 'virtua'
import type { Place } from '#src/lib/page/scroll.ts'
import type { Opening } from '../past/pastSlice.ts'
import type { ChatRow } from '../rows/chatRows.ts'

/**
 * Rows rendered beyond each edge of the thread, in px: a fling shows no blank area, and the page stays under
 * 400 elements (H2, H4).
 */
export const THREAD_DRAWN_BEYOND_PX = 320

/** The space before the first row. */
export const LIST_START_PX = 8
/** The space above the unread divider when a room opens there. */
const DIVIDER_MARGIN_PX = 16
/** A newest page has no more rows than this, dividers included. */
const FIRST_PAGE_MAX_ROWS = 30

/** The server's id of a row; null for dividers and unconfirmed messages. */
export function confirmedId(row: ChatRow | undefined): number | null {
  if (row?.kind === 'system' || row?.kind === 'fold') return row.messageId
  return row?.kind === 'message' && row.state === 'sent' ? row.messageId : null
}

/** The newest confirmed id at or above a row; 0 if none. */
export function lastConfirmed(rows: readonly ChatRow[], from = rows.length - 1): number {
  for (let i = from; i >= 0; i -= 1) {
    const id = confirmedId(rows[i])
    if (id !== null) return id
  }
  return 0
}

/** The oldest confirmed id; 0 if none. */
export function oldestConfirmed(rows: readonly ChatRow[]): number {
  for (const row of rows) {
    const id = confirmedId(row)
    if (id !== null) return id
  }
  return 0
}

/** The number of others' messages after `boundary`. Only walks the newest rows. */
export function countNewer(rows: readonly ChatRow[], boundary: number): number {
  let count = 0
  for (let i = rows.length - 1; i >= 0; i -= 1) {
    const row = rows[i]
    const id = confirmedId(row)
    if (id !== null && id <= boundary) break
    if (row?.kind === 'message' && !row.mine) count += 1
  }
  return count
}

/** The newest confirmed id above the unread divider, or of all rows if there is none. */
export function boundaryOf(rows: readonly ChatRow[]): number {
  const divider = rows.findIndex((row) => row.kind === 'unread')
  return divider < 0 ? lastConfirmed(rows) : lastConfirmed(rows, divider)
}

export const isDivided = (rows: readonly ChatRow[]): boolean => rows.some(({ kind }) => kind === 'unread')

/** Whether the unread divider is below the message `boundary`. Only walks the newest rows. */
export function hasDividerAfter(rows: readonly ChatRow[], boundary: number): boolean {
  for (let i = rows.length - 1; i >= 0; i -= 1) {
    const row = rows[i]
    if (row?.kind === 'unread') return true
    const id = confirmedId(row)
    if (id !== null && id <= boundary) return false
  }
  return false
}

/** The positions of all rows, measured or estimated; reading them forces no layout. */
export type Positions = Pick<VirtualizerHandle, 'findItemIndex' | 'getItemOffset' | 'getItemSize'>

type Sizes = Pick<VirtualizerHandle, 'scrollOffset' | 'scrollSize' | 'viewportSize'>

/** The scroll offset at which the end is visible. */
export function endOf({ scrollSize, viewportSize }: Sizes): number {
  return scrollSize - viewportSize
}

/** A row, its alignment in the window, and the `offsetPx` to scroll past its start. */
export interface Start {
  index: number
  align: 'start' | 'center'
  offsetPx: number
}

/** The height of one line of text without a name. No message is lower (`ChatBubble.styles.ts`). */
export const MESSAGE_LEAST_PX = 47

/**
 * Whether all rows are rendered at once, before anything is measured. The virtual list otherwise renders none
 * until its window is measured, then the first ones, and then those of the end, with a layout each. Only for a
 * list that is certainly scrolled to its end, so one taller than the window of `windowPx`: until it is scrolled,
 * the virtual list renders no further rows.
 */
export function startsWhole(rows: readonly ChatRow[], start: Start | null, windowPx: number): boolean {
  // a page that has never been shown may have no height
  if (start !== null || rows.length > FIRST_PAGE_MAX_ROWS || windowPx === 0) return false
  const messages = rows.filter(({ kind }) => kind === 'message').length
  return messages * MESSAGE_LEAST_PX > windowPx
}

/** Where a room opens; null for its end. `kept`: the kept place, if there is one. */
export function startOf(rows: readonly ChatRow[], opening: Opening, kept: Place | null): Start | null {
  switch (opening.at) {
    case 'end':
      return null
    case 'kept':
      return keptStart(rows, kept)
    case 'message':
    case 'day': {
      const index = rows.findIndex((row) => (confirmedId(row) ?? 0) >= opening.messageId)
      if (index < 0) return null
      if (opening.at === 'message') return { index, align: 'center', offsetPx: 0 }
      const hasLabel = rows[index - 1]?.kind === 'day'
      return { index: hasLabel ? index - 1 : index, align: 'start', offsetPx: 0 }
    }
  }
}

function keptStart(rows: readonly ChatRow[], kept: Place | null): Start | null {
  const index = kept ? rows.findIndex((row) => confirmedId(row) === kept.anchor) : -1
  if (kept && index >= 0) return { index, align: 'start', offsetPx: kept.offsetPx }
  const divider = rows.findIndex((row) => row.kind === 'unread')
  return divider < 0 ? null : { index: divider, align: 'start', offsetPx: -DIVIDER_MARGIN_PX }
}

/**
 * Whether the list stands at the row, or as near as it can scroll. False while the row is not rendered: its
 * place is only estimated then.
 */
export function isAt(
  list: Positions & Sizes & { isRendered: (key: string) => boolean },
  rows: readonly ChatRow[],
  { index, align, offsetPx }: Start,
): boolean {
  // dividers cannot be looked up
  const message = rows.find((row, at) => at >= index && confirmedId(row) !== null)
  if (message && !list.isRendered(message.key)) return false
  const above = align === 'center' ? (list.viewportSize - list.getItemSize(index)) / 2 : 0
  const wanted = list.getItemOffset(index) + LIST_START_PX + offsetPx - above
  return Math.abs(list.scrollOffset - Math.max(0, Math.min(wanted, endOf(list)))) <= 1
}

/** The first visible confirmed message, and how far it is scrolled past its start. */
export function placeOf(list: Positions, rows: readonly ChatRow[], top: number): Place | null {
  for (let index = list.findItemIndex(top); index < rows.length; index += 1) {
    const anchor = confirmedId(rows[index])
    if (anchor === null) continue
    return { anchor, offsetPx: top - LIST_START_PX - list.getItemOffset(index) }
  }
  return null
}

/** The newest confirmed message whose end is visible; one taller than the window counts while it fills it. */
export function lastSeen(list: Positions, rows: readonly ChatRow[], top: number, heightPx: number): number {
  const bottom = top + heightPx
  const index = list.findItemIndex(bottom)
  const start = list.getItemOffset(index) + LIST_START_PX
  const inSight = start + list.getItemSize(index) <= bottom + 1 || start <= top
  return lastConfirmed(rows, inSight ? index : index - 1)
}

/** The element of a message, if it is rendered; dividers and system lines have no `data-key`. */
export function rowElement(log: HTMLElement | null, key: string): HTMLElement | null {
  return log?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null
}
