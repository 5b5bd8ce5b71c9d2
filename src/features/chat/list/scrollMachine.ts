/**
 * The scroll position of a message list, as a pure function. docs/interface.md "Conversations on the screen".
 *
 * | event             | when                                          | next and effects                  |
 * | ----------------- | --------------------------------------------- | --------------------------------- |
 * | rowsChanged       | the first rows, and the list opens at its end | to end                            |
 * |                   | the same, and all rows are rendered           | at its end: `resized` scrolls     |
 * |                   | the first rows, and it opens at a row         | scrollToRow                       |
 * |                   | near the end, the unread divider is new       | scrollToRow                       |
 * |                   | near the end, the new last row is live        | to end; look there                |
 * |                   | near the end, it is rendered otherwise        | following: `resized` scrolls      |
 * |                   | near the end, it is not; or an own message    | to end                            |
 * |                   | rows were added or removed above              | held: the line read; tellScrolled |
 * |                   | at the end, some rows are live                | to end; look there                |
 * |                   | further away, the unread divider is new       | what is below it is unseen; look  |
 * |                   | otherwise                                     | look                              |
 * | scrolled          | following                                     | to end                            |
 * |                   | otherwise                                     | held: where it is now; look       |
 * | scrollEnded       | not yet where the list opens at a row         | it is there; look                 |
 * |                   | otherwise                                     | nothing held; keepPlace           |
 * | resized           | at the end                                    | to end; tellScrolled; look there  |
 * |                   | the same, but the rendered rows come next     | nothing more                      |
 * |                   | the window has another height                 | nothing held; scrollBy; look      |
 * |                   | a line is held                                | scrollTo; tellScrolled; look      |
 * |                   | further away, the unread divider is new       | what is below it is unseen; look  |
 * |                   | otherwise                                     | look                              |
 * | scrolledTo        | a line is held                                | held: where it is now             |
 * | endRequested      |                                               | to end                            |
 * | endsEarlyChanged  |                                               | look                              |
 * | visibilityChanged |                                               | look                              |
 * | rendered          | an end has no page that could be requested    | not asked there                   |
 * | left              |                                               | keepPlace                         |
 *
 * To end: nothing followed, at the end; scrollToEnd. Look compares the window with the rows. It does nothing
 * while nothing is measured, from a change of height until the list is notified, and while new rows are
 * followed:
 *
 * | look, when                                                         | next and effects         |
 * | ------------------------------------------------------------------ | ------------------------ |
 * | the list is not yet where it opens (below)                         | nothing more             |
 * | it is there for the first time                                     | arrived                  |
 * | within 80 px of the end                                            | nothing unseen, no place |
 * | further away                                                       | away; the place          |
 * | within 1,500 px of the first or last row, and there are more pages | askOlder, askNewer, once |
 * | a newer message is visible than ever before, and so is the page    | seen; fewer unseen       |
 *
 * An event that changes `away` or `unseen` also has the effect show.
 *
 * A list that opens at its end is there once it has scrolled. A list that opens at a row is there when it
 * stands at that row and the rows around are measured, or when its scrolling has ended. Estimated heights do
 * not count: they may make all that follows seem to fit into one window, as if the list were at its end.
 */
import type { ChatRow } from '../rows/chatRows.ts'
import { type HeldLine, holdLine, topOfHeld } from './heldLine.ts'
import {
  boundaryOf,
  countNewer,
  endOf,
  hasDividerAfter,
  isAt,
  isDivided,
  lastConfirmed,
  lastSeen,
  oldestConfirmed,
  placeOf,
  startOf,
} from './listPlaces.ts'
import type {
  Measured,
  ScrollEffect,
  ScrollEvent,
  ScrollInput,
  ScrollState,
  ScrollStep,
} from './scrollState.ts'

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

/** The step being made: a copy of the state, and the effects so far. */
interface Next {
  state: ScrollState
  effects: ScrollEffect[]
}

export function step(
  state: ScrollState,
  event: ScrollEvent,
  input: ScrollInput,
  measured: Measured,
): ScrollStep {
  const next: Next = { state: { ...state }, effects: [] }
  switch (event.type) {
    case 'rendered':
      if (!input.canAskOlder) next.state.askedOlder = false
      if (!input.canAskNewer) next.state.askedNewer = false
      break
    case 'rowsChanged':
      rowsChanged(next, input, measured)
      break
    case 'endsEarlyChanged':
    case 'visibilityChanged':
      look(next, input, measured)
      break
    case 'scrolled':
      scrolled(next, input, measured)
      break
    case 'scrollEnded':
      if (state.start && !state.arrived) {
        arrive(next)
        look(next, input, measured)
        break
      }
      next.state.held = null
      next.effects.push({ type: 'keepPlace', placeKey: input.placeKey, place: state.place })
      break
    case 'resized':
      resized(next, input, measured)
      break
    case 'scrolledTo':
      if (state.held) next.state.held = { ...state.held, topPx: event.topPx }
      break
    case 'endRequested':
      toEnd(next)
      break
    case 'left':
      next.effects.push({ type: 'keepPlace', placeKey: event.placeKey, place: state.place })
  }
  const { away, unseen } = next.state
  if (away !== state.away || unseen !== state.unseen) next.effects.push({ type: 'show', away, unseen })
  return next
}

function rowsChanged(next: Next, input: ScrollInput, measured: Measured): void {
  const { state } = next
  const { stage, endsEarly } = input
  const { rows, shift } = stage
  const known = state.before
  const last = rows.at(-1)
  if (!last) return
  const oldest = oldestConfirmed(rows)
  state.before = { length: rows.length, lastKey: last.key, endedEarly: endsEarly, oldest }
  // the gap of a room shown before is filled after it has opened
  if (!known || (state.nearEnd && hasDividerAfter(rows, state.boundary))) return open(next, input, measured)

  // messages loaded by reading on towards the end were written long ago
  const written = !known.endedEarly && last.kind === 'message' && last.mine && last.key !== known.lastKey
  const grown = rows.length > known.length && !shift
  // near the end new rows are rendered and measured before the next paint: `resized` then scrolls once
  const follows = grown && state.nearEnd
  // live rows have their heights already
  const isLive = input.liveFrom < rows.length
  if (isLive && (follows || (state.end && !shift))) {
    toEnd(next)
    look(next, input, measured, endOf(measured))
  } else if (follows && measured.isRendered(last.key)) state.following = state.end = true
  // rows below the window are not always rendered (not until the list was once taller than it): scroll
  // there first
  else if (follows || written) toEnd(next)
  else {
    if (!state.nearEnd) countUnseen(state, rows)
    if (shift) {
      state.held = holdLine(measured, rows, measured.scrollTop, Math.max(known.oldest, oldest))
      next.effects.push({ type: 'tellScrolled' })
    } else look(next, input, measured)
  }
}

/**
 * A room shown from memory gets its divider after its rows. What is below counts then, unless it was seen
 * meanwhile.
 */
function countUnseen(state: ScrollState, rows: readonly ChatRow[]): void {
  if (!state.divided && isDivided(rows)) {
    state.divided = true
    state.boundary = Math.max(boundaryOf(rows), state.reported)
  }
  state.unseen = countNewer(rows, state.boundary)
}

/** At the requested place, else at the kept place, else at the unread divider, else at the end. */
function open(next: Next, input: ScrollInput, measured: Measured): void {
  const { state } = next
  const { stage, opening, leftAt } = input
  const { rows } = stage
  state.divided = isDivided(rows)
  state.boundary = leftAt === 0 ? boundaryOf(rows) : Math.max(lastConfirmed(rows), leftAt)
  state.start = startOf(rows, opening, opening.at === 'kept' ? measured.keptPlace : null)
  state.end = state.nearEnd = state.start === null
  if (!state.start) {
    // else `resized` scrolls, once all rows are measured
    if (!input.startsWhole || state.heightPx > 0) toEnd(next)
    return
  }
  state.arrived = false
  state.unseen = countNewer(rows, state.boundary)
  next.effects.push({ type: 'scrollToRow', start: state.start })
}

function scrolled(next: Next, input: ScrollInput, measured: Measured): void {
  const { state } = next
  // after a change of height the window scrolls first, and notifies the list a moment later
  state.settled = measured.clientHeight === state.heightPx
  const top = measured.scrollTop
  // the member scrolls meanwhile
  if (state.held && state.held.topPx !== top) state.held = holdLine(measured, input.stage.rows, top)
  // the member is scrolling up: rows below are not rendered, so not measured either
  if (state.following) toEnd(next)
  else look(next, input, measured)
}

function resized(next: Next, input: ScrollInput, measured: Measured): void {
  const { state, effects } = next
  // the rows are measured after the window
  const isWindowAlone = state.heightPx === 0
  const lost = heightLost(state, measured)
  if (state.end) {
    state.held = null
    // scrolled by their estimated heights, the list would remove rows that it renders again once measured
    if (isWindowAlone && input.startsWhole) return
    toEnd(next)
    effects.push({ type: 'tellScrolled' })
    look(next, input, measured, endOf(measured))
    return
  }
  // the keyboard opened or closed: the line above it stays in place
  if (lost !== 0) {
    state.held = null
    effects.push({ type: 'scrollBy', px: lost })
  }
  let top = measured.scrollOffset
  if (state.held) {
    top = bringBack(next, state.held, input, measured)
    effects.push({ type: 'tellScrolled' })
  }
  if (state.start && !state.arrived && !isWindowAlone && isAt(measured, input.stage.rows, state.start))
    arrive(next)
  look(next, input, measured, top)
}

/**
 * By how many px the window's height has shrunk. Measured rows call this too, and then no layout is read.
 */
function heightLost(state: ScrollState, measured: Measured): number {
  const before = state.heightPx
  if (state.settled && measured.viewportSize === state.viewportPx) return 0
  state.viewportPx = measured.viewportSize
  state.heightPx = measured.clientHeight
  state.settled = true
  return before === 0 ? 0 : before - state.heightPx
}

/** Scrolls by the distance that the held message has moved; returns the offset that the list has then. */
function bringBack(next: Next, held: HeldLine, { stage }: ScrollInput, measured: Measured): number {
  const wanted = topOfHeld(held, measured, stage.rows)
  if (wanted === null) return measured.scrollOffset
  const topPx = measured.scrollTop
  next.state.held = { ...held, topPx }
  if (Math.abs(wanted - topPx) < 1) return topPx
  next.effects.push({ type: 'scrollTo', topPx: wanted })
  return wanted
}

function arrive({ state, effects }: Next): void {
  state.arrived = true
  effects.push({ type: 'arrived' })
}

function toEnd({ state, effects }: Next): void {
  state.following = false
  state.start = null
  state.end = state.nearEnd = true
  effects.push({ type: 'scrollToEnd' })
}

/**
 * `top` is passed when the list has moved without having been notified. Reads nothing that forces a layout.
 */
function look(next: Next, input: ScrollInput, measured: Measured, top = measured.scrollOffset): void {
  const { state, effects } = next
  const { rows } = input.stage
  const { scrollSize, viewportSize } = measured
  if (viewportSize === 0 || !state.settled || state.following) return
  if (!state.arrived && state.start === null && (top > 0 || scrollSize <= viewportSize)) arrive(next)
  if (!state.arrived) return
  const left = scrollSize - top - viewportSize
  state.end = !input.endsEarly && left <= AT_END_PX
  state.nearEnd = !input.endsEarly && left < NEAR_END_PX
  state.away = !state.nearEnd
  if (state.nearEnd) {
    state.boundary = lastConfirmed(rows)
    state.unseen = 0
  }
  state.place = state.nearEnd ? null : placeOf(measured, rows, top)
  if (top < MORE_WITHIN_PX && input.canAskOlder && !state.askedOlder) {
    state.askedOlder = true
    effects.push({ type: 'askOlder' })
  }
  if (left < MORE_WITHIN_PX && input.canAskNewer && !state.askedNewer) {
    state.askedNewer = true
    effects.push({ type: 'askNewer' })
  }
  const seen = lastSeen(measured, rows, top, state.heightPx)
  if (!measured.isPageVisible) return
  if (seen > state.boundary) {
    state.boundary = seen
    state.unseen = countNewer(rows, seen)
  }
  if (seen > state.reported) {
    state.reported = seen
    effects.push({ type: 'seen', messageId: seen })
  }
}
