import { describe, expect, it } from 'vitest'
import type { ChatRow } from '../rows/chatRows.ts'
import { aRow, someRows } from '../testing/someRows.ts'
import { LIST_START_PX } from './listPlaces.ts'
import { step } from './scrollMachine.ts'
import {
  type Measured,
  type ScrollEvent,
  type ScrollInput,
  type ScrollState,
  UNOPENED,
} from './scrollState.ts'

/** A window of 600 px over rows of 40 px; with its padding it is 620 px high. */
const ROW_PX = 40
const WINDOW_PX = 600
const HEIGHT_PX = 620

/** The list as it is measured at one moment: scrolled to `scrollOffset`, with `rows` rows. */
const measuredAt = (scrollOffset: number, rows = 100, facts: Partial<Measured> = {}): Measured => ({
  scrollOffset,
  scrollTop: scrollOffset,
  scrollSize: Math.max(rows * ROW_PX, WINDOW_PX),
  viewportSize: WINDOW_PX,
  clientHeight: HEIGHT_PX,
  findItemIndex: (offset) => Math.min(rows - 1, Math.max(0, Math.floor((offset - LIST_START_PX) / ROW_PX))),
  getItemOffset: (index) => index * ROW_PX,
  getItemSize: () => ROW_PX,
  isRendered: () => true,
  isPageVisible: true,
  keptPlace: null,
  ...facts,
})
const endOf = (rows: number) => rows * ROW_PX - WINDOW_PX
const END = endOf(100)

/** Rows 1 to 100, without more at either end. */
const input = (facts: Partial<ScrollInput> & { rows?: readonly ChatRow[]; shift?: boolean } = {}) => {
  const { rows = someRows(1, 100), shift = false, ...rest } = facts
  return {
    stage: { rows, shift },
    placeKey: 'room-1',
    opening: { at: 'kept' },
    leftAt: 0,
    endsEarly: false,
    canAskNewer: false,
    canAskOlder: false,
    startsWhole: false,
    liveFrom: rows.length,
    ...rest,
  } satisfies ScrollInput
}

/** The list has opened and rests at the end of a hundred rows. */
const AT_END: ScrollState = {
  ...UNOPENED,
  viewportPx: WINDOW_PX,
  heightPx: HEIGHT_PX,
  settled: true,
  arrived: true,
  boundary: 100,
  reported: 100,
  before: { length: 100, lastKey: someRows(100, 100)[0]!.key, endedEarly: false, oldest: 1 },
}
/** The member reads further up. */
const AWAY: ScrollState = {
  ...AT_END,
  end: false,
  nearEnd: false,
  away: true,
  place: { anchor: 26, offsetPx: 0 },
}
const READING_PX = 25 * ROW_PX + LIST_START_PX

/** Rows 1 to `last` with the unread divider above the message `first`. */
const withDivider = (first: number, last = 100): ChatRow[] => [
  ...someRows(1, first - 1),
  { kind: 'unread', key: 'unread', label: '여기까지 읽으셨습니다' },
  ...someRows(first, last),
]

const after = (state: ScrollState, event: ScrollEvent, measured: Measured, at: ScrollInput = input()) =>
  step(state, event, at, measured)

const rowsChanged = { type: 'rowsChanged' } as const
const scrolled = { type: 'scrolled' } as const
const resized = { type: 'resized' } as const
const looked = { type: 'visibilityChanged' } as const

/** The same list; the test fails when the step measures one of these. */
const withUnread = (measured: Measured, ...names: (keyof Measured)[]): Measured => {
  for (const name of names)
    Object.defineProperty(measured, name, {
      get() {
        throw new Error(`${name} was measured`)
      },
    })
  return measured
}

describe('the first rows', () => {
  it('open the list at its end', () => {
    expect(after(UNOPENED, rowsChanged, measuredAt(0))).toMatchObject({
      state: {
        end: true,
        nearEnd: true,
        arrived: false,
        start: null,
        boundary: 100,
        before: { length: 100 },
      },
      effects: [{ type: 'scrollToEnd' }],
    })
  })

  it('are not scrolled to by their estimated heights when all of them are rendered', () => {
    const whole = input({ startsWhole: true })
    const opened = after(UNOPENED, rowsChanged, measuredAt(0, 100, { viewportSize: 0 }), whole)
    expect(opened).toMatchObject({ state: { end: true, arrived: false, boundary: 100 }, effects: [] })
    const windowKnown = after(opened.state, resized, measuredAt(0), whole)
    expect(windowKnown).toMatchObject({ state: { heightPx: HEIGHT_PX }, effects: [] })
    const { effects } = after(windowKnown.state, resized, measuredAt(0), whole)
    expect(effects.slice(0, 2)).toEqual([{ type: 'scrollToEnd' }, { type: 'tellScrolled' }])
  })

  it('open it at the kept place', () => {
    const start = { index: 29, align: 'start', offsetPx: 12 }
    expect(
      after(UNOPENED, rowsChanged, measuredAt(0, 100, { keptPlace: { anchor: 30, offsetPx: 12 } })),
    ).toMatchObject({
      state: { end: false, nearEnd: false, arrived: false, start },
      effects: [{ type: 'scrollToRow', start }],
    })
  })

  it('open it at a searched message, whatever place is kept', () => {
    const start = { index: 49, align: 'center', offsetPx: 0 }
    expect(
      after(
        UNOPENED,
        rowsChanged,
        withUnread(measuredAt(0), 'keptPlace'),
        input({ opening: { at: 'message', messageId: 50 }, leftAt: 148, endsEarly: true }),
      ),
    ).toMatchObject({ state: { start, boundary: 148 }, effects: [{ type: 'scrollToRow', start }] })
  })

  it('open it at the unread divider, and what is below counts as unseen', () => {
    const start = { index: 90, align: 'start', offsetPx: -16 }
    expect(after(UNOPENED, rowsChanged, measuredAt(0), input({ rows: withDivider(91) }))).toMatchObject({
      state: { end: false, nearEnd: false, arrived: false, start, boundary: 90, unseen: 10 },
      effects: [
        { type: 'scrollToRow', start },
        { type: 'show', away: false, unseen: 10 },
      ],
    })
  })

  it('open it at the kept place also when messages below are unread, which are counted', () => {
    const kept = measuredAt(0, 100, { keptPlace: { anchor: 30, offsetPx: 12 } })
    expect(after(UNOPENED, rowsChanged, kept, input({ rows: withDivider(91) })).state).toMatchObject({
      start: { index: 29 },
      unseen: 10,
    })
  })

  it('are awaited', () => {
    expect(after(UNOPENED, rowsChanged, measuredAt(0), input({ rows: [] }))).toEqual({
      state: UNOPENED,
      effects: [],
    })
  })
})

describe('new rows', () => {
  const grown = someRows(1, 101)
  const own = [...someRows(1, 100), aRow({ messageId: 1e12 + 1, mine: true, state: 'sending' })]

  it('at the end are followed once they are measured', () => {
    const { state, effects } = after(AT_END, rowsChanged, measuredAt(END, 101), input({ rows: grown }))
    expect(state).toMatchObject({ following: true, end: true })
    expect(effects).toEqual([])
    expect(after(state, resized, measuredAt(END, 101), input({ rows: grown }))).toMatchObject({
      state: { following: false, end: true },
      effects: [{ type: 'scrollToEnd' }, { type: 'tellScrolled' }, { type: 'seen', messageId: 101 }],
    })
  })

  it('below the unread divider open the list there, if it was at its end', () => {
    const rows = withDivider(101, 120)
    const start = { index: 100, align: 'start', offsetPx: -16 }
    const { state, effects } = after(AT_END, rowsChanged, measuredAt(END, 121), input({ rows }))
    expect(state).toMatchObject({ end: false, nearEnd: false, arrived: false, start, unseen: 20 })
    expect(effects[0]).toEqual({ type: 'scrollToRow', start })

    const reading = after(AWAY, rowsChanged, measuredAt(READING_PX, 121), input({ rows }))
    expect(reading.state).toMatchObject({ start: null, unseen: 20 })
  })

  it('are scrolled to at once when they are laid out below the virtual list', () => {
    expect(
      after(AT_END, rowsChanged, measuredAt(END, 101), input({ rows: grown, liveFrom: 100 })),
    ).toMatchObject({
      state: { following: false, end: true, reported: 101 },
      effects: [{ type: 'scrollToEnd' }, { type: 'seen', messageId: 101 }],
    })
  })

  it('laid out below the virtual list keep the list at its end when one of them grows', () => {
    const failed = [...someRows(1, 100), aRow({ messageId: 1e12 + 1, mine: true, state: 'failed' })]
    const facts = { scrollSize: 101 * ROW_PX + 44 }
    const live = { rows: failed, liveFrom: 100 }
    const before = { ...AT_END, before: { ...AT_END.before!, length: 101, lastKey: failed.at(-1)!.key } }
    const { state, effects } = after(before, rowsChanged, measuredAt(endOf(101), 101, facts), input(live))
    expect(state).toMatchObject({ end: true, nearEnd: true })
    expect(effects).toEqual([{ type: 'scrollToEnd' }])
  })

  it('are scrolled to first when the list does not render them below its window', () => {
    expect(
      after(AT_END, rowsChanged, measuredAt(END, 101, { isRendered: () => false }), input({ rows: grown })),
    ).toMatchObject({ state: { following: false, end: true }, effects: [{ type: 'scrollToEnd' }] })
  })

  it('are counted while the member reads further up', () => {
    expect(after(AWAY, rowsChanged, measuredAt(READING_PX, 101), input({ rows: grown }))).toMatchObject({
      state: { unseen: 1, away: true, following: false },
      effects: [{ type: 'show', away: true, unseen: 1 }],
    })
  })

  it('lead to the end when the newest is the member’s own, wherever the list is', () => {
    expect(after(AWAY, rowsChanged, measuredAt(READING_PX, 101), input({ rows: own }))).toMatchObject({
      state: { end: true, nearEnd: true },
      effects: [{ type: 'scrollToEnd' }],
    })
  })

  it('that were read on towards the end lead nowhere, even if the newest is the member’s own', () => {
    const inThePast = { ...AWAY, before: { ...AWAY.before!, endedEarly: true } }
    const { state, effects } = after(
      inThePast,
      rowsChanged,
      measuredAt(READING_PX, 101),
      input({ rows: [...someRows(1, 100), aRow({ messageId: 101, mine: true })], endsEarly: true }),
    )
    expect(state.end).toBe(false)
    expect(effects).not.toContainEqual({ type: 'scrollToEnd' })
  })

  it('above hold the line that is read, among the messages that were there before', () => {
    const rows = someRows(-19, 100)
    expect(
      after(
        { ...AWAY, before: { ...AWAY.before!, oldest: 1 } },
        rowsChanged,
        withUnread(measuredAt(0, 120, { scrollTop: 100 }), 'clientHeight'),
        input({ rows, shift: true }),
      ),
    ).toMatchObject({
      // message 1 is the 21st row, below the 20 new ones
      state: { held: { messageId: 1, topPx: 100, bottomPx: 21 * ROW_PX + LIST_START_PX - 100 } },
      effects: [{ type: 'tellScrolled' }],
    })
  })

  it('above are no new messages at the end, also near it', () => {
    const { state, effects } = after(
      { ...AT_END, boundary: 90 },
      rowsChanged,
      measuredAt(END, 120),
      input({ rows: someRows(-19, 100), shift: true }),
    )
    expect(state).toMatchObject({ following: false, unseen: 0 })
    expect(effects).toEqual([{ type: 'tellScrolled' }])
  })

  it('are not followed when they only replace others', () => {
    const { state, effects } = after(AT_END, rowsChanged, measuredAt(END))
    expect(state.following).toBe(false)
    expect(effects).toEqual([])
  })

  it('lead nowhere when the newest is one of the member’s own that was there before', () => {
    const before = { ...AWAY.before!, length: own.length, lastKey: own.at(-1)!.key }
    const { effects } = after(
      { ...AWAY, before },
      rowsChanged,
      measuredAt(READING_PX, 101),
      input({ rows: own }),
    )
    expect(effects).toEqual([])
  })

  it('read no layout unless rows were added above', () => {
    const measured = () => withUnread(measuredAt(READING_PX, 101), 'scrollTop', 'clientHeight')
    expect(() => after(AWAY, rowsChanged, measured(), input({ rows: grown }))).not.toThrow()
    expect(() => after(AT_END, rowsChanged, measured(), input({ rows: grown }))).not.toThrow()
  })
})

describe('a scroll', () => {
  it('away from the end shows the way back and remembers the place', () => {
    expect(after(AT_END, scrolled, measuredAt(READING_PX))).toMatchObject({
      state: { end: false, nearEnd: false, away: true, place: { anchor: 26, offsetPx: 0 } },
      effects: [{ type: 'show', away: true, unseen: 0 }],
    })
  })

  it('to within 80 px of the end hides the way back, and everything is seen', () => {
    const { state, effects } = after({ ...AWAY, unseen: 3 }, scrolled, measuredAt(END - 79))
    expect(state).toMatchObject({
      end: false,
      nearEnd: true,
      away: false,
      unseen: 0,
      place: null,
      boundary: 100,
    })
    expect(effects).toEqual([{ type: 'show', away: false, unseen: 0 }])
    expect(after(AWAY, scrolled, measuredAt(END - 80)).state.nearEnd).toBe(false)
  })

  it('is at the end within 2 px, because fractions are rounding errors', () => {
    expect(after(AWAY, scrolled, measuredAt(END - 2)).state.end).toBe(true)
    expect(after(AWAY, scrolled, measuredAt(END - 3)).state.end).toBe(false)
  })

  it('is never at the end in the middle of a room', () => {
    expect(after(AWAY, scrolled, measuredAt(END), input({ endsEarly: true })).state).toMatchObject({
      end: false,
      nearEnd: false,
    })
  })

  it('that comes with a change of height waits for the list to be notified', () => {
    expect(after(AT_END, scrolled, measuredAt(0, 100, { clientHeight: 320 }))).toEqual({
      state: { ...AT_END, settled: false },
      effects: [],
    })
  })

  it('up while new rows are followed goes to the end: rows below are not measured', () => {
    expect(after({ ...AT_END, following: true }, scrolled, measuredAt(END - 300))).toMatchObject({
      state: { following: false, end: true },
      effects: [{ type: 'scrollToEnd' }],
    })
  })

  it('by a finger moves the held line, and the list’s own scroll does not', () => {
    const held = { messageId: 30, bottomPx: 100, topPx: READING_PX }
    const own = after({ ...AWAY, held }, scrolled, measuredAt(READING_PX))
    expect(own.state.held).toBe(held)
    const byFinger = after({ ...AWAY, held }, scrolled, measuredAt(READING_PX + 40))
    expect(byFinger.state.held).toEqual({ messageId: 27, bottomPx: ROW_PX, topPx: READING_PX + 40 })
  })

  it('that has ended holds nothing and keeps the place', () => {
    const held = { messageId: 30, bottomPx: 100, topPx: 0 }
    expect(after({ ...AWAY, held }, { type: 'scrollEnded' }, measuredAt(READING_PX))).toEqual({
      state: AWAY,
      effects: [{ type: 'keepPlace', placeKey: 'room-1', place: AWAY.place }],
    })
  })
})

describe('a measurement', () => {
  it('at the end keeps the list at its end', () => {
    const { state, effects } = after(
      AT_END,
      resized,
      measuredAt(END, 100, { clientHeight: 320, viewportSize: 300 }),
    )
    expect(state).toMatchObject({ end: true, heightPx: 320, viewportPx: 300, settled: true })
    expect(effects).toEqual([{ type: 'scrollToEnd' }, { type: 'tellScrolled' }])
  })

  it('of a lower window keeps the line above the keyboard in place', () => {
    const held = { messageId: 30, bottomPx: 100, topPx: READING_PX }
    const { state, effects } = after(
      { ...AWAY, held },
      resized,
      measuredAt(READING_PX, 100, { clientHeight: 320, viewportSize: 300 }),
    )
    expect(state).toMatchObject({ heightPx: 320, viewportPx: 300, held: null })
    expect(effects).toEqual([{ type: 'scrollBy', px: 300 }])
  })

  it('of the first height scrolls nothing', () => {
    const { effects } = after({ ...AWAY, heightPx: 0, settled: false }, resized, measuredAt(READING_PX))
    expect(effects).toEqual([])
  })

  it('of rows brings the held line back, and tells the list', () => {
    // message 30 is the 30th row: its bottom is 40 px below where it was held
    const bottomPx = 30 * ROW_PX + LIST_START_PX - READING_PX - ROW_PX
    const held = { messageId: 30, bottomPx, topPx: READING_PX }
    const { state, effects } = after({ ...AWAY, held }, resized, measuredAt(READING_PX))
    expect(effects).toEqual([{ type: 'scrollTo', topPx: READING_PX + ROW_PX }, { type: 'tellScrolled' }])
    expect(after(state, { type: 'scrolledTo', topPx: 1_047 }, measuredAt(0)).state.held).toEqual({
      ...held,
      topPx: 1_047,
    })
  })

  it('of rows counts as seen what is visible once the held line is back', () => {
    const bottomPx = 29 * ROW_PX + LIST_START_PX - READING_PX
    const state = { ...AWAY, reported: 0, held: { messageId: 30, bottomPx, topPx: READING_PX } }
    const { effects } = after(state, resized, measuredAt(READING_PX))
    expect(effects).toContainEqual({ type: 'seen', messageId: 41 })
  })

  it('of rows scrolls nothing when the held line has not moved, or is gone', () => {
    const held = { messageId: 30, bottomPx: 30 * ROW_PX + LIST_START_PX - READING_PX, topPx: READING_PX }
    expect(after({ ...AWAY, held }, resized, measuredAt(READING_PX)).effects).toEqual([
      { type: 'tellScrolled' },
    ])
    const gone = { ...held, messageId: 999 }
    expect(after({ ...AWAY, held: gone }, resized, measuredAt(READING_PX)).effects).toEqual([
      { type: 'tellScrolled' },
    ])
  })

  it('of rows brings back a line that has moved by one px, and ignores less', () => {
    const bottomPx = 30 * ROW_PX + LIST_START_PX - READING_PX
    const moved = (px: number) => ({
      ...AWAY,
      held: { messageId: 30, bottomPx: bottomPx - px, topPx: READING_PX },
    })
    const scrolls = (px: number) => after(moved(px), resized, measuredAt(READING_PX)).effects.length === 2
    expect([scrolls(1), scrolls(0.9)]).toEqual([true, false])
  })

  it('of rows reads no layout', () => {
    expect(() =>
      after(AWAY, resized, withUnread(measuredAt(READING_PX), 'scrollTop', 'clientHeight')),
    ).not.toThrow()
  })
})

describe('a look', () => {
  it('does nothing before the window is measured', () => {
    expect(after(AWAY, looked, measuredAt(0, 100, { viewportSize: 0 }))).toEqual({ state: AWAY, effects: [] })
  })

  it('reads no layout', () => {
    expect(() =>
      after(AWAY, looked, withUnread(measuredAt(READING_PX), 'scrollTop', 'clientHeight', 'keptPlace')),
    ).not.toThrow()
  })

  it('also follows when the room’s own end is reached without a changed row', () => {
    const { state, effects } = after(AWAY, { type: 'endsEarlyChanged' }, measuredAt(END))
    expect(state).toMatchObject({ end: true, away: false })
    expect(effects).toEqual([{ type: 'show', away: false, unseen: 0 }])
  })

  const opening: ScrollState = { ...AWAY, away: false, place: null, reported: 0, arrived: false }
  it.each<[string, Measured, boolean]>([
    ['not while the list is still at its start', measuredAt(0), false],
    ['when the list has scrolled', measuredAt(10), true],
    ['when everything fits into the window', measuredAt(0, 10), true],
  ])('has arrived at the end %s', (_title, measured, arrives) => {
    const { state: next, effects } = after(opening, looked, measured, input({ canAskOlder: true }))
    expect(next.arrived).toBe(arrives)
    expect(effects[0]?.type === 'arrived').toBe(arrives)
    expect(effects.length > 0).toBe(arrives)
  })

  const at = (index: number, align: 'start' | 'center' = 'start') => ({
    ...opening,
    start: { index, align, offsetPx: 0 },
  })
  const unmeasured = { isRendered: () => false }
  it.each<[string, ScrollState, ScrollEvent, Measured, boolean]>([
    ['not before it has scrolled there', at(50), resized, measuredAt(0), false],
    ['not while it scrolls there', at(50), scrolled, measuredAt(50 * ROW_PX + LIST_START_PX), false],
    ['when it stands there, measured', at(50), resized, measuredAt(50 * ROW_PX + LIST_START_PX), true],
    ['when it stands as near as it can', at(98), resized, measuredAt(END), true],
    ['not while the place is estimated', at(98), resized, measuredAt(END, 100, unmeasured), false],
    ['at the first row, once that is measured', at(0), resized, measuredAt(LIST_START_PX), true],
    ['at the first row, not before', at(0), resized, measuredAt(LIST_START_PX, 100, unmeasured), false],
    [
      'not when only the window is measured',
      { ...at(98), heightPx: 0, settled: false },
      resized,
      measuredAt(END),
      false,
    ],
    ['when the row is in the middle', at(50, 'center'), resized, measuredAt(1_728), true],
    ['not when it is elsewhere', at(50, 'center'), resized, measuredAt(1_000), false],
    ['when the scrolling has ended', at(50), { type: 'scrollEnded' }, measuredAt(1_000), true],
  ])('has arrived at a row %s', (_title, state, event, measured, arrives) => {
    const { state: next, effects } = after(state, event, measured, input({ canAskOlder: true }))
    expect(next.arrived).toBe(arrives)
    expect(effects[0]?.type === 'arrived').toBe(arrives)
    expect(effects.length > 0).toBe(arrives)
  })

  it('is not taken for being at its end while it opens at a row', () => {
    const { state, effects } = after(at(98), scrolled, measuredAt(END))
    expect(state).toMatchObject({ end: false, nearEnd: false })
    expect(effects).toEqual([])
  })

  it('opens at its end after all when that is requested meanwhile', () => {
    const { state } = after(at(50), { type: 'endRequested' }, measuredAt(0))
    expect(state).toMatchObject({ start: null, end: true })
    expect(after(state, scrolled, measuredAt(END)).state.arrived).toBe(true)
  })

  it.each<[string, number, Partial<ScrollInput>, string[]]>([
    ['older messages within 1,500 px of the start', 1_499, { canAskOlder: true }, ['askOlder']],
    ['no older ones further away', 1_500, { canAskOlder: true }, []],
    ['no older ones when there are none', 0, {}, []],
    ['newer messages within 1,500 px of the end', END - 1_499, { canAskNewer: true }, ['askNewer']],
    ['no newer ones further away', END - 1_500, { canAskNewer: true }, []],
  ])('requests %s', (_title, offset, facts, types) => {
    const { effects } = after(AWAY, looked, measuredAt(offset), input(facts))
    expect(effects.map(({ type }) => type).filter((type) => type.startsWith('ask'))).toEqual(types)
  })

  it('requests a page once, until the end has no page to request', () => {
    const both = input({ canAskOlder: true, canAskNewer: true, rows: someRows(1, 20) })
    const short = measuredAt(0, 20)
    const asked = after(AWAY, looked, short, both)
    expect(asked.state).toMatchObject({ askedOlder: true, askedNewer: true })
    expect(after(asked.state, looked, short, both).effects).toEqual([])

    expect(after(asked.state, { type: 'rendered' }, short, both).state).toEqual(asked.state)
    const reading = input({ canAskOlder: false, canAskNewer: true })
    const older = after(asked.state, { type: 'rendered' }, short, reading).state
    expect(older).toMatchObject({ askedOlder: false, askedNewer: true })
    expect(after(older, { type: 'rendered' }, short, input()).state.askedNewer).toBe(false)
  })

  it('counts what is below the divider of a room shown from memory, which comes after its rows', () => {
    const rowsChanged = { type: 'rowsChanged' } as const
    const kept = { keptPlace: { anchor: 26, offsetPx: 0 } }
    const opened = after(UNOPENED, rowsChanged, measuredAt(0, 100, kept))
    const away: ScrollState = { ...AWAY, boundary: opened.state.boundary, reported: 40 }
    expect(away.boundary).toBe(100)
    const divided = { rows: withDivider(99) }
    const { state } = after(away, rowsChanged, measuredAt(READING_PX, 101), input(divided))
    expect(state).toMatchObject({ boundary: 98, unseen: 2 })
    const seen = { ...away, reported: 100 }
    expect(after(seen, rowsChanged, measuredAt(READING_PX, 101), input(divided)).state.unseen).toBe(0)
    // only once: what was below may have been seen since
    const later = { ...state, boundary: 100, unseen: 0 }
    expect(after(later, rowsChanged, measuredAt(READING_PX, 101), input(divided)).state.unseen).toBe(0)
  })

  it('counts fewer unseen messages as the member reads them', () => {
    const reading = { ...AWAY, boundary: 30, unseen: 70, reported: 30 }
    const { state, effects } = after(reading, looked, measuredAt(READING_PX))
    expect(state).toMatchObject({ boundary: 40, unseen: 60, reported: 40 })
    expect(effects.at(-1)).toEqual({ type: 'show', away: true, unseen: 60 })
    const hidden = after(reading, looked, measuredAt(READING_PX, 100, { isPageVisible: false }))
    expect(hidden.state.unseen).toBe(70)
  })

  it('reports the newest message whose end is visible, once, and only on a visible page', () => {
    const state = { ...AWAY, reported: 0 }
    const hidden = after(state, looked, measuredAt(READING_PX, 100, { isPageVisible: false }))
    expect(hidden.effects).toEqual([])
    const seen = after(hidden.state, looked, measuredAt(READING_PX))
    // 620 px from the 26th row on: fifteen rows as a whole
    expect(seen.effects).toEqual([{ type: 'seen', messageId: 40 }])
    expect(after(seen.state, looked, measuredAt(READING_PX)).effects).toEqual([])
    expect(after(seen.state, looked, measuredAt(READING_PX - 400)).effects).toEqual([])
  })
})

it('forgets where it has scrolled once no line is held', () => {
  expect(after(AWAY, { type: 'scrolledTo', topPx: 7 }, measuredAt(READING_PX))).toEqual({
    state: AWAY,
    effects: [],
  })
})

describe('the button to the end', () => {
  it('leads to the end', () => {
    expect(after(AWAY, { type: 'endRequested' }, measuredAt(READING_PX))).toMatchObject({
      state: { end: true, nearEnd: true },
      effects: [{ type: 'scrollToEnd' }],
    })
  })
})

describe('leaving', () => {
  it('keeps the place under the key that the list had', () => {
    expect(after(AWAY, { type: 'left', placeKey: 'room-2' }, measuredAt(0))).toEqual({
      state: AWAY,
      effects: [{ type: 'keepPlace', placeKey: 'room-2', place: AWAY.place }],
    })
  })

  it('at the end keeps no place', () => {
    expect(after(AT_END, { type: 'left', placeKey: 'room-1' }, measuredAt(END)).effects).toEqual([
      { type: 'keepPlace', placeKey: 'room-1', place: null },
    ])
  })
})
