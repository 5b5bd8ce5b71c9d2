import { useLayoutEffect, useState } from 'react'
import type { ChatRow } from './chatRows.ts'

/**
 * The rows to show now. `shift`: rows were added or removed before the others, so the list keeps its position
 * relative to the end.
 */
export interface Stage {
  rows: readonly ChatRow[]
  shift: boolean
}

/** A day label is no anchor: older messages of its day are inserted below it. */
export const isFixed = (row: ChatRow) =>
  row.kind === 'message' || row.kind === 'system' || row.kind === 'fold'

/** The number of rows that `next` has before the first message both show. */
export function countPrepended(shown: readonly ChatRow[], next: readonly ChatRow[]): number {
  const before = shown.findIndex(isFixed)
  const key = shown[before]?.key
  if (key === undefined || next[before]?.key === key) return 0
  return Math.max(0, next.findIndex((row) => row.key === key) - before)
}

/**
 * The next stage towards `rows`: changes before the common messages first, those after them in a second step.
 */
export function stageRows(shown: readonly ChatRow[], rows: readonly ChatRow[]): Stage {
  const prepended = countPrepended(shown, rows)
  if (prepended > 0) {
    const staged = shown.length + prepended
    if (rows[staged - 1]?.key === shown.at(-1)?.key)
      return { rows: staged < rows.length ? rows.slice(0, staged) : rows, shift: true }
    const before = shown.findIndex(isFixed)
    return { rows: [...rows.slice(0, before + prepended), ...shown.slice(before)], shift: true }
  }
  // with the arguments swapped it counts the shown rows that precede the first one still wanted
  const dropped = shown.some(isFixed) && isGone(shown, rows) ? countPrepended(rows, shown) : 0
  if (dropped === 0) return { rows, shift: false }
  const before = rows.findIndex(isFixed)
  const left = [...rows.slice(0, before), ...shown.slice(before + dropped)]
  return { rows: left.length === rows.length ? rows : left, shift: true }
}

/** Whether the first message that is shown is not among the new rows. */
function isGone(shown: readonly ChatRow[], rows: readonly ChatRow[]): boolean {
  const before = shown.findIndex(isFixed)
  const key = shown[before]?.key
  return rows[before]?.key !== key && !rows.some((row) => row.key === key)
}

/**
 * The virtual list can apply a change either before or after the existing rows, not both. A history page and
 * a live message may arrive in the same commit, and a past window drops rows at one end when the other grows:
 * such a change takes two renders within one frame.
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
