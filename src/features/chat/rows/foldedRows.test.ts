import { describe, expect, it } from 'vitest'
import type { ChatRow, FoldRow, MessageRow } from './chatRows.ts'
import { makeFolder, toggled } from './foldedRows.ts'

const BLOCKED = 7
const BLOCKED_TOO = 8
const HARIN = 2
const blockedIds = new Set([BLOCKED, BLOCKED_TOO])
const none: ReadonlySet<number> = new Set()

const said = (messageId: number, senderId: number): MessageRow => ({
  kind: 'message',
  key: `m${messageId}`,
  messageId,
  mine: false,
  senderId,
  senderName: `name ${senderId}`,
  text: `말 ${messageId}`,
  dateTime: new Date(Date.parse('2026-11-20T11:00:00Z') + messageId * 60_000).toISOString(),
  first: true,
  last: true,
  unreadBy: 0,
  state: 'sent',
})
const day: ChatRow = { kind: 'day', key: 'day1', label: '2026년 11월 20일 금요일', day: '2026-11-20' }
const sketch = (rows: readonly ChatRow[]) =>
  rows.map((row) => {
    if (row.kind === 'message') return `${row.senderName}: ${row.text}`
    if (row.kind === 'fold')
      return row.isOpen ? `fold again ${row.count}` : `folded ${row.count} at ${row.timeLabel}`
    return row.kind
  })

describe('the messages of blocked members', () => {
  it('are one row for each run, with the time of the last, and dividers end a run', () => {
    const rows = [
      said(1, HARIN),
      said(2, BLOCKED),
      said(3, BLOCKED_TOO),
      said(4, BLOCKED),
      said(5, HARIN),
      said(6, BLOCKED),
      day,
      said(7, BLOCKED),
    ]
    expect(sketch(makeFolder()(rows, blockedIds, none))).toEqual([
      'name 2: 말 1',
      'folded 3 at 오후 8:04',
      'name 2: 말 5',
      'folded 1 at 오후 8:06',
      'day',
      'folded 1 at 오후 8:07',
    ])
  })

  it('stand without their name when the run is opened, above the way to fold them again', () => {
    const fold = makeFolder()
    const rows = [said(1, BLOCKED), said(2, BLOCKED), said(3, HARIN), said(4, BLOCKED)]
    const [first] = fold(rows, blockedIds, none) as [FoldRow]
    const opened = toggled(none, first)
    const shown = fold(rows, blockedIds, opened)
    expect(sketch(shown)).toEqual([
      '차단한 멤버: 말 1',
      '차단한 멤버: 말 2',
      'fold again 2',
      'name 2: 말 3',
      'folded 1 at 오후 8:04',
    ])
    expect(shown[2]!.key).toBe(first.key)
    expect(toggled(opened, shown[2] as FoldRow)).toEqual(none)
  })

  it('stay opened when the run grows at either end', () => {
    const fold = makeFolder()
    const opened = toggled(none, fold([said(5, BLOCKED)], blockedIds, none)[0] as FoldRow)
    const grown = [said(4, BLOCKED), said(5, BLOCKED), said(6, BLOCKED)]
    expect(sketch(fold(grown, blockedIds, opened)).at(-1)).toBe('fold again 3')
  })

  it('keep their key while older ones of the run are loaded', () => {
    const fold = makeFolder()
    const [before] = fold([said(5, BLOCKED)], blockedIds, none)
    const [after] = fold([said(4, BLOCKED), said(5, BLOCKED)], blockedIds, none)
    expect(after!.key).toBe(before!.key)
  })
})

it('rows that stay the same are the same objects, so that nothing is drawn again', () => {
  const fold = makeFolder()
  const rows = [said(1, HARIN), said(2, BLOCKED), said(3, HARIN)]
  const opened = new Set([2])
  const before = fold(rows, blockedIds, opened)
  const after = fold([...rows, said(4, HARIN)], blockedIds, opened)
  before.forEach((row, at) => expect(after[at]).toBe(row))
})

it('where nobody is blocked the rows are those given', () => {
  const rows = [said(1, HARIN), said(2, BLOCKED)]
  expect(makeFolder()(rows, none, none)).toBe(rows)
})

it('own messages are never folded', () => {
  const own = { ...said(1, BLOCKED), mine: true }
  expect(makeFolder()([own], blockedIds, none)).toEqual([own])
})
