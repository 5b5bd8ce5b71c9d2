import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ChatRow } from './chatRows.ts'
import { countPrepended, type Stage, stageRows, useStagedRows } from './stagedRows.ts'

const day = (label: string): ChatRow => ({ kind: 'day', key: `day-${label}`, label, day: label })
const line = (messageId: number): ChatRow => ({ kind: 'system', key: `m${messageId}`, messageId, text: '' })
const keys = (rows: readonly ChatRow[]) => rows.map((row) => row.key)

describe('countPrepended', () => {
  const shown = [day('20'), line(5), line(6)]

  it('is 0 when nothing was added before', () => {
    expect(countPrepended(shown, shown)).toBe(0)
    expect(countPrepended(shown, [...shown, line(7)])).toBe(0)
    expect(countPrepended([], shown)).toBe(0)
  })

  it('counts older messages, also when they are inserted below their day label', () => {
    expect(countPrepended(shown, [day('19'), line(1), line(2), ...shown])).toBe(3)
    expect(countPrepended(shown, [day('20'), line(3), line(4), line(5), line(6)])).toBe(2)
  })

  it('counts past a divider between label and message', () => {
    const unread: ChatRow = { kind: 'unread', key: 'unread', label: '여기까지 읽으셨습니다' }
    expect(countPrepended([day('20'), unread, line(5)], [day('20'), line(4), unread, line(5)])).toBe(1)
  })

  it('is 0 when the first message is gone', () => {
    expect(countPrepended(shown, [day('20'), line(6)])).toBe(0)
  })
})

describe('stageRows', () => {
  it('shows history before messages that arrived meanwhile', () => {
    const shown = [day('20'), line(5)]
    const rows = [day('19'), line(1), day('20'), line(5), line(6), line(7)]
    const first = stageRows(shown, rows)
    expect(first.shift).toBe(true)
    expect(keys(first.rows)).toEqual(['day-19', 'm1', 'day-20', 'm5'])
    expect(stageRows(first.rows, rows)).toEqual({ rows, shift: false })
  })

  it('drops the oldest rows before it shows new ones at the end', () => {
    const shown = [day('19'), line(1), day('20'), line(5), line(6)]
    const rows = [day('20'), line(5), line(6), line(7)]
    const first = stageRows(shown, rows)
    expect(first.shift).toBe(true)
    expect(keys(first.rows)).toEqual(['day-20', 'm5', 'm6'])
    expect(stageRows(first.rows, rows)).toEqual({ rows, shift: false })
  })

  it('keeps the newest rows until it has shown the history that replaces them', () => {
    const shown = [day('20'), line(5), line(6), line(7)]
    const rows = [day('20'), line(3), line(4), line(5)]
    const first = stageRows(shown, rows)
    expect(first.shift).toBe(true)
    expect(keys(first.rows)).toEqual(['day-20', 'm3', 'm4', 'm5', 'm6', 'm7'])
    expect(stageRows(first.rows, rows)).toEqual({ rows, shift: false })
  })

  it('starts over when no shown row is left', () => {
    const rows = [day('20'), line(500), line(501)]
    expect(stageRows([day('19'), line(5), line(6)], rows)).toEqual({ rows, shift: false })
  })

  it('adds history alone in one step', () => {
    const rows = [day('20'), line(4), line(5)]
    expect(stageRows([day('20'), line(5)], rows)).toEqual({ rows, shift: true })
  })
})

describe('useStagedRows', () => {
  it('shows everything at once and shifts only for rows added before', () => {
    const renders: Stage[] = []
    const { result, rerender } = renderHook(
      ({ rows }) => {
        const stage = useStagedRows(rows)
        renders.push(stage)
        return stage
      },
      { initialProps: { rows: [line(5)] } },
    )
    rerender({ rows: [line(4), line(5), line(6)] })
    expect(renders.map(({ rows, shift }) => [...keys(rows), shift])).toContainEqual(['m4', 'm5', true])
    expect(keys(result.current.rows)).toEqual(['m4', 'm5', 'm6'])
    expect(result.current.shift).toBe(false)
  })
})
