import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aRow, someRows } from '../testing/someRows.ts'
import { MessageAnnouncer } from './MessageAnnouncer.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const spoken = () => [...screen.getByRole('status').children].map((line) => line.textContent)
const pause = (ms = 1_000) => act(() => void vi.advanceTimersByTime(ms))

it('does not announce messages that were there at the start', () => {
  render(<MessageAnnouncer rows={someRows(1, 20)} />)
  pause()
  expect(spoken()).toEqual([])
})

it('announces new messages with their author', () => {
  const { rerender } = render(<MessageAnnouncer rows={someRows(1, 20)} />)
  rerender(<MessageAnnouncer rows={someRows(1, 22)} />)
  pause()
  expect(spoken()).toEqual(['harin: 메시지 21', 'harin: 메시지 22'])
})

it('announces a burst of more than three as a count', () => {
  const { rerender } = render(<MessageAnnouncer rows={someRows(1, 20)} />)
  for (let last = 21; last <= 24; last += 1) rerender(<MessageAnnouncer rows={someRows(1, last)} />)
  pause()
  expect(spoken()).toEqual(['새 메시지 4개'])
})

it('does not announce history or own messages', () => {
  const { rerender } = render(<MessageAnnouncer rows={someRows(11, 20)} />)
  rerender(<MessageAnnouncer rows={[...someRows(1, 20), aRow({ messageId: 21, mine: true })]} />)
  pause()
  expect(spoken()).toEqual([])
})

it('announces each message once', () => {
  const { rerender } = render(<MessageAnnouncer rows={someRows(1, 1)} />)
  rerender(<MessageAnnouncer rows={someRows(1, 2)} />)
  pause()
  rerender(<MessageAnnouncer rows={someRows(1, 3)} />)
  pause(3_000)
  expect(spoken()).toEqual(['harin: 메시지 3'])
})

it('announces a picture and a voice message by kind', () => {
  const { rerender } = render(<MessageAnnouncer rows={someRows(1, 1)} />)
  const picture = { kind: 'picture', attachmentId: 1, url: '/a', widthPx: 4, heightPx: 3 } as const
  const sound = { kind: 'sound', attachmentId: 2, url: '/b', durationMs: 900, peaks: [] } as const
  rerender(
    <MessageAnnouncer
      rows={[
        ...someRows(1, 1),
        aRow({ messageId: 2, text: '사진', attachment: picture }),
        aRow({ messageId: 3, text: '음성 메시지', attachment: sound }),
      ]}
    />,
  )
  pause()
  expect(spoken()).toEqual(['harin: 사진', 'harin: 음성 메시지'])
})

it('announces in a room without pauses, at most every three seconds', () => {
  const lines = new Set<Element>()
  const listen = () => [...screen.getByRole('status').children].forEach((line) => lines.add(line))
  const { rerender } = render(<MessageAnnouncer rows={someRows(1, 1)} />)
  for (let last = 2; last <= 61; last += 1) {
    rerender(<MessageAnnouncer rows={someRows(1, last)} />)
    pause(200)
    listen()
  }
  pause(3_000)
  listen()
  // sixty messages in twelve seconds
  const told = [...lines].map(({ textContent }) => /^새 메시지 (\d+)개$/.exec(textContent)?.[1])
  expect(told.length).toBeLessThanOrEqual(6)
  expect(told.reduce((all, count) => all + Number(count), 0)).toBe(60)
})

it('announces the second of two equal bursts, too', () => {
  const { rerender } = render(<MessageAnnouncer rows={someRows(1, 1)} />)
  rerender(<MessageAnnouncer rows={someRows(1, 6)} />)
  pause()
  const first = screen.getByText('새 메시지 5개')
  rerender(<MessageAnnouncer rows={someRows(1, 11)} />)
  pause(3_000)
  expect(spoken()).toEqual(['새 메시지 5개'])
  expect(first).not.toBeInTheDocument()
})
