import { useLayoutEffect, useState } from 'react'
import type { ChatRow } from './chatRows.ts'

/** What the list shows now. `shift`: rows came or went before the others, so it keeps its place as seen from the end. */
export interface Stage {
  rows: readonly ChatRow[]
  shift: boolean
}

/** A day label is no fixed point: older messages of its day slide in below it. */
const isFixed = (row: ChatRow) => row.kind === 'message' || row.kind === 'system'

/** How many rows `next` has before the first message both show. */
export function countPrepended(shown: readonly ChatRow[], next: readonly ChatRow[]): number {
  const before = shown.findIndex(isFixed)
  const key = shown[before]?.key
  if (key === undefined || next[before]?.key === key) return 0
  return Math.max(0, next.findIndex((row) => row.key === key) - before)
}

/** The next thing to show on the way to `rows`: what came or went before the others first, what did so after them in a second step. */
export function stageRows(shown: readonly ChatRow[], rows: readonly ChatRow[]): Stage {
  const prepended = countPrepended(shown, rows)
  if (prepended > 0) {
    const staged = shown.length + prepended
    if (rows[staged - 1]?.key === shown.at(-1)?.key)
      return { rows: staged < rows.length ? rows.slice(0, staged) : rows, shift: true }
    const before = shown.findIndex(isFixed)
    return { rows: [...rows.slice(0, before + prepended), ...shown.slice(before)], shift: true }
  }
  // the other way round: what is to be shown begins where that many rows of what is shown have gone by
  const dropped = shown.some(isFixed) && isGone(shown, rows) ? countPrepended(rows, shown) : 0
  if (dropped === 0) return { rows, shift: false }
  const before = rows.findIndex(isFixed)
  const left = [...rows.slice(0, before), ...shown.slice(before + dropped)]
  return { rows: left.length === rows.length ? rows : left, shift: true }
}

/** The first message that is shown is not to be shown any more. */
function isGone(shown: readonly ChatRow[], rows: readonly ChatRow[]): boolean {
  const before = shown.findIndex(isFixed)
  const key = shown[before]?.key
  return rows[before]?.key !== key && !rows.some((row) => row.key === key)
}

/**
 * The virtual list can take a change as "before the others" or as "after them", not as both. A page of history and a live message may well
 * arrive in the same commit, and a look into the past lets one end go when the other one grows: such a change is shown in two renders of
 * one frame.
 */
export function useStagedRows(rows: readonly ChatRow[]): Stage {
  const [stage, setStage] = useState<Stage & { source: readonly ChatRow[] }>({
    rows,
    shift: false,
    source: rows,
  })
  let current = stage
  if (stage.source !== rows) {
    current = { ...stageRows(stage.rows, rows), source: rows }
    setStage(current)
  }
  const unfinished = current.rows !== rows
  useLayoutEffect(() => {
    if (unfinished) setStage({ rows, shift: false, source: rows })
  }, [unfinished, rows])
  return current
}
