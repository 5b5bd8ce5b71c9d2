import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MessageRow, RowSound } from '#src/features/chat/rows/chatRows.ts'
import { SoundMessageWhenSeen } from './SoundMessageWhenSeen.tsx'

const line = vi.hoisted(() => ({ isUp: false }))
vi.mock('./SoundMessage.tsx', () => ({
  get SoundMessage() {
    if (!line.isUp) throw new TypeError('Failed to fetch')
    return () => <p>들을 수 있어요</p>
  },
}))

const sound: RowSound = { kind: 'sound', attachmentId: 1, url: '/a', durationMs: 3_000, peaks: [] }
const row: MessageRow = {
  kind: 'message',
  key: 'a',
  messageId: 1,
  mine: false,
  senderId: 2,
  senderName: 'jun',
  text: '음성 메시지',
  attachment: sound,
  dateTime: '2026-11-22T00:00:00.000Z',
  first: true,
  last: true,
  unreadBy: 0,
  state: 'sent',
}

const pass = () => act(() => vi.advanceTimersByTimeAsync(0))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says what it is while what plays it is fetched, and tries again when the phone is back online', async () => {
  render(<SoundMessageWhenSeen row={row} sound={sound} onCancel={() => {}} />)
  expect(screen.getByText('음성 메시지')).toBeVisible()
  await pass()
  await pass()
  expect(screen.getByText('음성 메시지')).toBeVisible()
  line.isUp = true
  act(() => void window.dispatchEvent(new Event('online')))
  await pass()
  expect(await vi.waitFor(() => screen.getByText('들을 수 있어요'))).toBeVisible()
})
