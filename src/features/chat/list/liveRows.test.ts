import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ChatRow } from '../rows/chatRows.ts'
import { aRow, someRows } from '../testing/someRows.ts'
import {
  type Following,
  LIVE_KEPT_ROWS,
  LIVE_MAX_ROWS,
  type Split,
  splitRows,
  useLiveRows,
} from './liveRows.ts'

/** Messages 1 to 20 in the virtual list, and those up to `last` live. */
const liveUpTo = (last: number): Split => ({ rows: someRows(1, last), start: 20 })
const BEFORE = liveUpTo(20)
/** The next split when rows have come or gone, but no history. */
const split = (before: Split, rows: readonly ChatRow[], following: Following, shift = false) =>
  splitRows(before, { rows, shift }, following)
const NEAR = { follows: true, held: [] }
const AWAY = { follows: false, held: [] }

describe('a row that comes at the end', () => {
  it('is live while the list follows its end, and in the virtual list further away', () => {
    expect(split(BEFORE, someRows(1, 22), NEAR).start).toBe(20)
    expect(split(BEFORE, someRows(1, 22), AWAY).start).toBe(22)
  })

  it('joins the live ones also further away, where they stay however many they are', () => {
    expect(split(liveUpTo(25), someRows(1, 20 + 2 * LIVE_MAX_ROWS), AWAY).start).toBe(20)
  })

  it('is not live when too many come at once', () => {
    expect(split(BEFORE, someRows(1, 20 + LIVE_MAX_ROWS), NEAR).start).toBe(20)
    expect(split(BEFORE, someRows(1, 21 + LIVE_MAX_ROWS), NEAR).start).toBe(21 + LIVE_MAX_ROWS)
  })

  it('is in the virtual list when what was last is gone', () => {
    expect(split(BEFORE, [...someRows(1, 19), ...someRows(21, 22)], NEAR).start).toBe(21)
  })
})

describe('live rows', () => {
  it('stay live when history comes, or rows of the virtual list go', () => {
    const before: Split = { rows: someRows(11, 25), start: 10 }
    expect(split(before, someRows(1, 25), NEAR, true).start).toBe(20)
    expect(split(before, someRows(13, 25), NEAR).start).toBe(8)
  })

  it('begin with a message when older ones of its day come below the label', () => {
    const label: ChatRow = { kind: 'day', key: 'day', label: '11월 20일', day: '2026-11-20' }
    const before: Split = { rows: [...someRows(1, 5), label, ...someRows(11, 20)], start: 5 }
    const rows = [...someRows(1, 5), label, ...someRows(6, 20)]
    expect(split(before, rows, NEAR).start).toBe(11)
    expect(split(before, [...before.rows, ...someRows(21, 21)], NEAR).start).toBe(5)
  })

  it('stay live when the first of them is discarded', () => {
    const rows = [...someRows(1, 20), ...someRows(22, 25)]
    expect(split(liveUpTo(25), rows, NEAR).start).toBe(20)
  })

  it('end when all of them are gone', () => {
    expect(split(liveUpTo(22), someRows(1, 20), NEAR).start).toBe(20)
    expect(split(liveUpTo(22), someRows(50, 60), NEAR).start).toBe(11)
  })

  it('move into the virtual list, all but the newest, when there are too many', () => {
    const last = 21 + LIVE_MAX_ROWS
    expect(split(liveUpTo(last - 1), someRows(1, last), NEAR).start).toBe(last - LIVE_KEPT_ROWS)
  })

  it('stay live until the next one comes, also when the list stands at its end again', () => {
    const before = liveUpTo(30 + LIVE_MAX_ROWS)
    expect(split(before, someRows(1, 30 + LIVE_MAX_ROWS), NEAR).start).toBe(20)
    const last = 31 + LIVE_MAX_ROWS
    expect(split(before, someRows(1, last), NEAR).start).toBe(last - LIVE_KEPT_ROWS)
  })

  it('stay live while history comes, however many they are', () => {
    const rows = someRows(11, 31 + LIVE_MAX_ROWS)
    expect(split({ rows, start: 10 }, someRows(1, 31 + LIVE_MAX_ROWS), NEAR, true).start).toBe(20)
  })

  it('stay live from the one that has the focus on', () => {
    const last = 21 + LIVE_MAX_ROWS
    const held = (index: number) => ({ follows: true, held: [index] })
    expect(split(liveUpTo(last - 1), someRows(1, last), held(22)).start).toBe(22)
    expect(split(liveUpTo(last - 1), someRows(1, last), held(3)).start).toBe(last - LIVE_KEPT_ROWS)
  })
})

it('the virtual list has the same array until one of its rows changes', () => {
  const rows = someRows(1, 20)
  const { result, rerender } = renderHook(
    ({ shown }: { shown: readonly ChatRow[] }) => useLiveRows({ rows: shown, shift: false }, NEAR),
    { initialProps: { shown: rows } },
  )
  expect(result.current).toMatchObject({ above: rows, live: [] })
  rerender({ shown: [...rows, ...someRows(21, 21)] })
  const { above } = result.current
  expect(above).toEqual(rows)
  rerender({ shown: [...rows, ...someRows(21, 22)] })
  expect(result.current.above).toBe(above)
  expect(result.current.live).toHaveLength(2)
  rerender({ shown: [...rows.slice(0, 19), aRow({ messageId: 20, unreadBy: 1 }), ...someRows(21, 22)] })
  expect(result.current.above).not.toBe(above)
  expect(result.current.above.at(-1)).toMatchObject({ unreadBy: 1 })
})
