import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#contract/http/chat/messages.ts'
import type { ApiError } from '#src/api/apiError.ts'
import { roomClosed, roomLeft } from '../timeline/timelineSlice.ts'
import {
  jumped,
  jumpFailed,
  jumpStarted,
  PAST_MAX,
  pastLeft,
  pastMet,
  pastPageArrived,
  pastPageFailed,
  pastPageRequested,
  pastReducer,
  type PastWindow,
} from './pastSlice.ts'

const roomId = 5
const messagesOf = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    messageId: from + i,
    roomId,
    senderId: 2,
    senderName: 'harin',
    content: `${from + i}`,
    timestamp: '2026-11-20T01:00:00.000Z',
    type: 'TEXT',
    clientMessageId: null,
    attachment: null,
  }))
const aWindow = (from: number, to: number, facts: Partial<PastWindow> = {}): PastWindow => ({
  anchorId: from,
  messages: messagesOf(from, to),
  hasOlder: true,
  loading: null,
  failure: null,
  ...facts,
})
const OFFLINE: ApiError = { kind: 'offline' }

type Action = Parameters<typeof pastReducer>[1]
const after = (...actions: Action[]) =>
  actions.reduce(pastReducer, pastReducer(undefined, { type: 'start' })).rooms[roomId]

const seek = jumpStarted({ roomId, messageId: 100 })
const into = (window: PastWindow | null, leftAt = 900) =>
  jumped({ roomId, opening: { at: 'message', messageId: 100 }, window, leftAt })
const page = (end: 'older' | 'newer', from: number, to: number, hasNext = true) =>
  pastPageArrived({ roomId, end, page: { messages: messagesOf(from, to), hasNext, lastMessageId: from } })
const ids = (past: ReturnType<typeof after>) => {
  const found = past?.window?.messages.map(({ messageId }) => messageId) ?? []
  return [found[0], found.at(-1)]
}

describe('a jump', () => {
  it('seeks its message until it is found, or cannot be found', () => {
    expect(after(seek)).toEqual({ jumps: 0, opening: { at: 'kept' }, seeking: 100, window: null, leftAt: 0 })
    expect(after(seek, into(aWindow(90, 110)))).toMatchObject({ seeking: null, jumps: 1 })
    expect(after(seek, jumpFailed({ roomId }))).toMatchObject({ seeking: null, jumps: 0, window: null })
  })

  it('keeps the id at which the live timeline was left over further jumps', () => {
    expect(after(seek, into(aWindow(90, 110), 900), into(aWindow(10, 30), 950))).toMatchObject({
      leftAt: 900,
      jumps: 2,
    })
    expect(after(seek, into(aWindow(90, 110)), into(null))).toMatchObject({ leftAt: 0, window: null })
  })

  it('has no effect in a room that was closed meanwhile', () => {
    expect(after(jumpFailed({ roomId }), into(aWindow(90, 110)), pastMet({ roomId }))).toBeUndefined()
  })
})

describe('a page of the past', () => {
  const inThePast = [seek, into(aWindow(100, 120))]

  it('is loading at one end, and clears an earlier failure', () => {
    const failed = pastPageFailed({ roomId, end: 'older', error: OFFLINE })
    expect(after(...inThePast, failed)?.window).toMatchObject({
      loading: null,
      failure: { end: 'older', error: OFFLINE },
    })
    expect(after(...inThePast, failed, pastPageRequested({ roomId, end: 'older' }))?.window).toMatchObject({
      loading: 'older',
      failure: null,
    })
  })

  it('sets at the older end whether there are more messages', () => {
    const first = after(...inThePast, page('older', 80, 99, false))
    expect(ids(first)).toEqual([80, 120])
    expect(first?.window).toMatchObject({ hasOlder: false, loading: null })
    expect(after(...inThePast, page('older', 80, 99, true))?.window).toMatchObject({ hasOlder: true })
  })

  it('changes hasOlder at the newer end only when messages at the older end are dropped', () => {
    const atTheStart = [seek, into(aWindow(1, 20, { hasOlder: false }))]
    const whole = after(...atTheStart, page('newer', 21, PAST_MAX))
    expect(whole?.window?.hasOlder).toBe(false)
    expect(ids(whole)).toEqual([1, PAST_MAX])
    const cut = after(...atTheStart, page('newer', 21, PAST_MAX + 1, false))
    expect(cut?.window?.hasOlder).toBe(true)
    expect(ids(cut)).toEqual([2, PAST_MAX + 1])
  })

  it('drops messages at the newer end when too many are added at the older one', () => {
    const cut = after(seek, into(aWindow(501, 500 + PAST_MAX)), page('older', 451, 500))
    expect(ids(cut)).toEqual([451, 450 + PAST_MAX])
  })

  it('is ignored after the past was left', () => {
    const left = [...inThePast, pastLeft({ roomId })]
    const late = [
      pastPageRequested({ roomId, end: 'older' }),
      page('older', 80, 99),
      pastPageFailed({ roomId, end: 'older', error: OFFLINE }),
    ]
    expect(after(...left, ...late)).toEqual(after(...left))
    expect(after(...late)).toBeUndefined()
  })
})

it('the list is not reopened where the live timeline meets the past', () => {
  expect(after(seek, into(aWindow(90, 110)), pastMet({ roomId }))).toMatchObject({
    window: null,
    leftAt: 0,
    jumps: 1,
    opening: { at: 'message' },
  })
})

it('pastLeft opens the list at its end, also without a jump before', () => {
  const back = { window: null, leftAt: 0, seeking: null, opening: { at: 'end' } }
  expect(after(seek, into(aWindow(90, 110)), pastLeft({ roomId }))).toEqual({ ...back, jumps: 2 })
  expect(after(pastLeft({ roomId }))).toEqual({ ...back, jumps: 1 })
})

it('the past of a room is dropped when the room is closed or left', () => {
  expect(after(seek, roomClosed({ roomId }))).toBeUndefined()
  expect(after(seek, roomLeft({ roomId }))).toBeUndefined()
})
