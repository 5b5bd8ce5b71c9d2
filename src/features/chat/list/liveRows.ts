import { useState } from 'react'
import type { ChatRow } from '../rows/chatRows.ts'
import { isFixed, type Stage } from '../rows/stagedRows.ts'

/** Live rows beyond these move into the virtual list, so that the page stays under 400 elements (H2). */
export const LIVE_MAX_ROWS = 40
/** So many stay: together they are taller than a phone's window, so those that move are out of sight. */
export const LIVE_KEPT_ROWS = 20

/** The rows of a list, of which those from `start` on are live. */
export interface Split {
  rows: readonly ChatRow[]
  start: number
}

/** What decides about the live rows. */
export interface Following {
  /** The list stands at its end, or near it. */
  follows: boolean
  /** The indexes of rows that have the focus or an open menu: they would lose it in the virtual list. */
  held: readonly number[]
}

/**
 * The next split. Rows that come at the end while the list `follows` it are live: the page lays them out
 * itself, below the virtual list. The virtual list would render each row, measure it and render it again. A new
 * row beyond the limit moves the oldest live rows into the virtual list, which estimates their heights; the
 * list scrolls to the new row at that moment anyway. Away from the end no row moves, because the line that is
 * read must stay. While history comes no row moves either: the virtual list would count it as history.
 */
export function splitRows(before: Split, { rows, shift }: Stage, { follows, held }: Following): Split {
  const start = startOfLive(before, rows)
  const live = rows.length - start
  const known = before.rows.length - before.start
  if (live === 0 || (known === 0 && (!follows || live > LIVE_MAX_ROWS))) return { rows, start: rows.length }
  if (!follows || shift || live <= Math.max(known, LIVE_MAX_ROWS)) return { rows, start }
  return { rows, start: Math.min(rows.length - LIVE_KEPT_ROWS, ...held.filter((index) => index >= start)) }
}

/** Where the live rows of before are now, and else the rows after the last one of before. */
function startOfLive({ rows: before, start }: Split, rows: readonly ChatRow[]): number {
  for (let i = start; i < before.length; i += 1) {
    let at = isFixed(before[i]!) ? indexFromEnd(rows, before[i]!.key) : -1
    if (at < 0) continue
    // the labels above it, unless older messages came between
    for (let above = i - 1; above >= start && rows[at - 1]?.key === before[above]!.key; above -= 1) at -= 1
    return at
  }
  const last = before[start - 1]
  const at = last ? indexFromEnd(rows, last.key) : -1
  return at < 0 ? rows.length : at + 1
}

function indexFromEnd(rows: readonly ChatRow[], key: string): number {
  for (let i = rows.length - 1; i >= 0; i -= 1) if (rows[i]!.key === key) return i
  return -1
}

export interface LiveSplit {
  /** Of the virtual list. The same array as long as none of its rows changes. */
  above: readonly ChatRow[]
  live: readonly ChatRow[]
}

/** The rows of the virtual list, and the live ones below it. */
export function useLiveRows(stage: Stage, following: Following): LiveSplit {
  const { rows } = stage
  const [split, setSplit] = useState<Split & LiveSplit>({ rows, start: rows.length, above: rows, live: [] })
  if (split.rows === rows) return split
  const { start } = splitRows(split, stage, following)
  const above = start === rows.length ? rows : kept(split.above, rows.slice(0, start))
  const next = { rows, start, above, live: rows.slice(start) }
  setSplit(next)
  return next
}

const kept = (before: readonly ChatRow[], now: readonly ChatRow[]) =>
  before.length === now.length && now.every((row, i) => row === before[i]) ? before : now
