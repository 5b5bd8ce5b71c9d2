import { useLayoutEffect, useState } from 'react'
import type { ChatRow } from './chatRows.ts'

/** What the list shows now. `shift`: rows were put before the others, so it keeps its place as seen from the end. */
export interface Stage {
  rows: readonly ChatRow[]
  shift: boolean
}

/**
 * How many rows `next` has before the first message both show. A day label is no fixed point: older messages of its day slide in below it.
 */
export function countPrepended(shown: readonly ChatRow[], next: readonly ChatRow[]): number {
  const before = shown.findIndex((row) => row.kind === 'message' || row.kind === 'system')
  const key = shown[before]?.key
  if (key === undefined || next[before]?.key === key) return 0
  return Math.max(0, next.findIndex((row) => row.key === key) - before)
}

/** The next thing to show on the way to `rows`: what came before the others first, what came after them in a second step. */
export function stageRows(shown: readonly ChatRow[], rows: readonly ChatRow[]): Stage {
  const prepended = countPrepended(shown, rows)
  if (prepended === 0) return { rows, shift: false }
  const staged = shown.length + prepended
  return { rows: staged < rows.length ? rows.slice(0, staged) : rows, shift: true }
}

/**
 * The virtual list can take a change as "before the others" or as "after them", not as both. A page of history and a live message may well
 * arrive in the same commit, so such a change is shown in two renders of one frame.
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
