import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MessageAnnouncer } from './MessageAnnouncer.tsx'
import { aRow, someRows } from './testing/someRows.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const spoken = () => [...screen.getByRole('status').children].map((line) => line.textContent)
const pause = () => act(() => void vi.advanceTimersByTime(1_000))

it('is silent about what was there', () => {
  render(<MessageAnnouncer rows={someRows(1, 20)} />)
  pause()
  expect(spoken()).toEqual([])
})

it('reads new messages with who wrote them', () => {
  const { rerender } = render(<MessageAnnouncer rows={someRows(1, 20)} />)
  rerender(<MessageAnnouncer rows={someRows(1, 22)} />)
  pause()
  expect(spoken()).toEqual(['harin: 메시지 21', 'harin: 메시지 22'])
})

it('only counts a burst of more than three', () => {
  const { rerender } = render(<MessageAnnouncer rows={someRows(1, 20)} />)
  for (let last = 21; last <= 24; last += 1) rerender(<MessageAnnouncer rows={someRows(1, last)} />)
  pause()
  expect(spoken()).toEqual(['새 메시지 4개'])
})

it('is silent about history and about one’s own messages', () => {
  const { rerender } = render(<MessageAnnouncer rows={someRows(11, 20)} />)
  rerender(<MessageAnnouncer rows={[...someRows(1, 20), aRow({ messageId: 21, mine: true })]} />)
  pause()
  expect(spoken()).toEqual([])
})

it('says each message once', () => {
  const { rerender } = render(<MessageAnnouncer rows={someRows(1, 1)} />)
  rerender(<MessageAnnouncer rows={someRows(1, 2)} />)
  pause()
  rerender(<MessageAnnouncer rows={someRows(1, 3)} />)
  pause()
  expect(spoken()).toEqual(['harin: 메시지 3'])
})
