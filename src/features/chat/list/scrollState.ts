/** What the scroll machine (`scrollMachine.ts`) knows, is given, hears and asks for. */
import type { VirtualizerHandle } from 'virtua'
import type { Place } from '#src/lib/page/scroll.ts'
import type { Opening } from '../past/pastSlice.ts'
import type { Stage } from '../rows/stagedRows.ts'
import type { HeldLine } from './heldLine.ts'
import type { Start } from './listPlaces.ts'

export interface ScrollState {
  /** The list is at its end, or near it: messages are followed there. Never in the middle of a room. */
  end: boolean
  nearEnd: boolean
  /** The window's height in px without and with its padding, as last reported to the list. */
  viewportPx: number
  heightPx: number
  /** False from a change of height until the list is notified. */
  settled: boolean
  /** New rows are rendered but not yet measured, so the end's position is not known yet. */
  following: boolean
  /**
   * Whether the list has reached the place where it opens: until then it is at its start, and nothing is
   * reported or requested.
   */
  arrived: boolean
  /** The row at which the list opens; null for its end. */
  start: Start | null
  /**
   * Set while rows added above are being measured. The virtual list then holds the distance from the end,
   * even when a row below the window is measured for the first time; after a jump past unmeasured rows that
   * would move the text.
   */
  held: HeldLine | null
  /** Null near the end. */
  place: Place | null
  /**
   * The newest message when the end was last visible, or that was seen since; at first the last above the
   * unread divider.
   */
  boundary: number
  /** Whether the rows have had the unread divider. */
  divided: boolean
  /** Pages that were requested and have not come yet. */
  askedOlder: boolean
  askedNewer: boolean
  /** The newest message that was reported as seen. */
  reported: number
  /** The rows at the last `rowsChanged`; null before the first. */
  before: { length: number; lastKey: string; endedEarly: boolean; oldest: number } | null
  /** Shown: the list is not near its end, and the number of others' messages below. */
  away: boolean
  unseen: number
}

export const UNOPENED: ScrollState = {
  end: true,
  nearEnd: true,
  viewportPx: 0,
  heightPx: 0,
  settled: false,
  following: false,
  arrived: false,
  start: null,
  held: null,
  place: null,
  boundary: 0,
  divided: false,
  askedOlder: false,
  askedNewer: false,
  reported: 0,
  before: null,
  away: false,
  unseen: 0,
}

/** What the list is rendered with. */
export interface ScrollInput {
  stage: Stage
  /** The list's key in the storage of kept places. */
  placeKey: string
  opening: Opening
  /** The newest message id known when the list opened without showing it; else 0. */
  leftAt: number
  /**
   * The list ends in the middle of the room: it follows no messages there, and its end is not the room's end.
   */
  endsEarly: boolean
  /** There are newer messages that the list does not have, and none are being read. */
  canAskNewer: boolean
  /** There are older messages, and none are being read. */
  canAskOlder: boolean
  /** All rows are rendered before anything is measured, so they are measured together with the window. */
  startsWhole: boolean
  /** The index of the first live row (`liveRows.ts`). Its height is known once it is rendered. */
  liveFrom: number
}

/** Measured at the moment of an event, and only when a step reads it. */
export interface Measured
  // as the virtual list knows them: reading these forces no layout
  extends Pick<
    VirtualizerHandle,
    'scrollOffset' | 'scrollSize' | 'viewportSize' | 'findItemIndex' | 'getItemOffset' | 'getItemSize'
  > {
  /** The window's height with its padding, in px. Forces a layout, like the next one. */
  readonly clientHeight: number
  /** Ahead of `scrollOffset` until the list is notified of a scroll. */
  readonly scrollTop: number
  isRendered: (key: string) => boolean
  readonly isPageVisible: boolean
  /** The place kept for this list. */
  readonly keptPlace: Place | null
}

export type ScrollEvent =
  | { type: 'rendered' }
  | { type: 'rowsChanged' }
  /** The room's own end may have been reached without a changed row. */
  | { type: 'endsEarlyChanged' }
  | { type: 'visibilityChanged' }
  | { type: 'scrolled' }
  | { type: 'scrollEnded' }
  /** The window or a row was measured. */
  | { type: 'resized' }
  /** Where `scrollTo` has ended: the browser keeps the offset within its bounds. */
  | { type: 'scrolledTo'; topPx: number }
  | { type: 'endRequested' }
  /** The page is hidden for good, or the list is unmounted or gets another key. */
  | { type: 'left'; placeKey: string }

export type ScrollEffect =
  | { type: 'scrollToEnd' }
  | { type: 'scrollToRow'; start: Start }
  | { type: 'scrollBy'; px: number }
  | { type: 'scrollTo'; topPx: number }
  /** Notifies the virtual list at once that it was scrolled. */
  | { type: 'tellScrolled' }
  | { type: 'arrived' }
  | { type: 'askOlder' }
  | { type: 'askNewer' }
  | { type: 'seen'; messageId: number }
  | { type: 'keepPlace'; placeKey: string; place: Place | null }
  | { type: 'show'; away: boolean; unseen: number }

export interface ScrollStep {
  state: ScrollState
  effects: readonly ScrollEffect[]
}
