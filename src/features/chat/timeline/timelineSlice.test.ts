import { describe, expect, it } from 'vitest'
import { HIDDEN_MESSAGE_TEXT, type ChatMessage, type MessagePage } from '#contract/http/chat/messages.ts'
import { connectionChanged, framesArrived } from '#src/realtime/realtimeSlice.ts'
import type { RoomKind } from './roomList.ts'
import {
  gapPageArrived,
  gapSkipped,
  historyArrived,
  historyFailed,
  keptMessagesRead,
  messagesSeen,
  olderRequested,
  readMarkSent,
  roomAwaited,
  roomClosed,
  roomEntered,
  roomLeft,
  roomOpened,
  roomRetried,
  selectOpenRooms,
  selectRoom,
  timelineReducer,
  unreadCounted,
} from './timelineSlice.ts'

const ROOM = 5
const ME = 1
const AUTHOR = 2
const READER = 3

type Timeline = ReturnType<typeof timelineReducer>
type Action = Parameters<typeof timelineReducer>[1]

const nothing = timelineReducer(undefined, { type: 'init' })
const after = (...actions: Action[]): Timeline => actions.reduce(timelineReducer, nothing)
const then = (timeline: Timeline, ...actions: Action[]): Timeline => actions.reduce(timelineReducer, timeline)
const room = (timeline: Timeline) => timeline.rooms[ROOM]!
const ids = (timeline: Timeline) => room(timeline).messages.map(({ messageId }) => messageId)

const aMessage = (messageId: number, facts: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId,
  roomId: ROOM,
  senderId: AUTHOR,
  senderName: 'bo',
  content: '',
  timestamp: new Date(Date.UTC(2026, 10, 20) + messageId * 1_000).toISOString(),
  type: 'TEXT',
  clientMessageId: null,
  attachment: null,
  ...facts,
})
const aPage = (messageIds: readonly number[], hasNext = false): MessagePage => ({
  messages: messageIds.map((id) => aMessage(id)),
  hasNext,
  lastMessageId: messageIds.at(-1) ?? null,
})
const opened = (kind: RoomKind = 'GROUP') => roomOpened({ roomId: ROOM, kind })
const history = (messageIds: number[], { hasNext = false, subscribed = true } = {}) =>
  historyArrived({ roomId: ROOM, page: aPage(messageIds, hasNext), subscribed })
const gap = (messageIds: number[], { hasNext = false, subscribed = true } = {}) =>
  gapPageArrived({ roomId: ROOM, page: aPage(messageIds, hasNext), subscribed })
const heard = (...messageIds: number[]) =>
  framesArrived(messageIds.map((id) => ({ type: 'MESSAGE', data: aMessage(id) })))
const read = (memberId: number, messageId: number) =>
  framesArrived([{ type: 'READ', data: { memberId, nickname: 'ha', roomId: ROOM, messageId } }])
const readElsewhere = (messageId: number) =>
  framesArrived([{ type: 'OWN_READ', data: { roomId: ROOM, messageId, unreadCount: 0 } }])
const lineIs = (status: 'live' | 'stale') => connectionChanged({ status, problem: null })
const noRoomYet: readonly Action[] = [
  roomEntered({ roomId: ROOM }),
  roomClosed({ roomId: ROOM }),
  roomRetried({ roomId: ROOM }),
  roomLeft({ roomId: ROOM }),
  history([1]),
  gap([1]),
  gapSkipped({ roomId: ROOM, page: aPage([1]), subscribed: true }),
  olderRequested({ roomId: ROOM }),
  historyFailed({ roomId: ROOM, error: { kind: 'offline' } }),
  unreadCounted({ roomId: ROOM, unread: { count: 1, asOf: null, me: ME } }),
  messagesSeen({ roomId: ROOM, messageId: 1 }),
  readMarkSent({ roomId: ROOM, messageId: 1 }),
  heard(1),
  read(READER, 1),
  readElsewhere(1),
]

describe('a room that was never opened', () => {
  it('is undefined until it is opened', () => {
    expect(selectRoom({ timeline: nothing }, ROOM)).toBeUndefined()
    expect(selectRoom({ timeline: after(opened()) }, ROOM)).toMatchObject({ kind: 'GROUP' })
  })

  it.each(noRoomYet)('stays unknown after $type', (action) => {
    expect(timelineReducer(nothing, action)).toEqual({ rooms: {} })
  })

  it('is not opened by roomAwaited', () => {
    expect(after(roomAwaited({ roomId: ROOM }))).toEqual({ rooms: {} })
  })
})

describe('a message that moderators have hidden', () => {
  const hide = (messageId: number) =>
    framesArrived([
      {
        type: 'MESSAGE_CHANGED',
        data: aMessage(messageId, { content: HIDDEN_MESSAGE_TEXT, isHidden: true }),
      },
    ])

  it('is shown as hidden in its place, and the others as they were', () => {
    const state = after(opened(), history([3, 2, 1]), hide(2))
    expect(room(state).messages.map(({ messageId, content }) => [messageId, content])).toEqual([
      [1, ''],
      [2, HIDDEN_MESSAGE_TEXT],
      [3, ''],
    ])
  })

  it('is not added where it was not loaded', () => {
    expect(room(after(opened(), history([3]), hide(1))).messages.map(({ messageId }) => messageId)).toEqual([
      3,
    ])
    expect(timelineReducer(nothing, hide(1))).toEqual({ rooms: {} })
  })
})

describe('opening a room', () => {
  it('shows an empty room that has not been read yet', () => {
    expect(room(after(opened()))).toEqual({
      kind: 'GROUP',
      open: true,
      entered: false,
      messages: [],
      hasOlder: null,
      keptAt: null,
      solidUpTo: 0,
      solid: false,
      isBehind: false,
      missing: [],
      loadingOlder: false,
      failure: null,
      marks: {},
      ownMark: 0,
      seenUpTo: 0,
      sentMark: 0,
      confirmedMark: 0,
      unread: null,
      dividerAt: null,
    })
  })

  it('lets a private room be subscribed to at once, and a group once it is entered', () => {
    expect(room(after(opened('PRIVATE'))).entered).toBe(true)
    expect(room(after(opened(), roomEntered({ roomId: ROOM }))).entered).toBe(true)
  })

  it('keeps the messages of an earlier visit, and resets failure, divider and count', () => {
    const before = after(
      opened(),
      unreadCounted({ roomId: ROOM, unread: { count: 1, asOf: aMessage(2).timestamp, me: ME } }),
      history([2, 1]),
      historyFailed({ roomId: ROOM, error: { kind: 'offline' } }),
    )
    expect(room(before)).toMatchObject({ dividerAt: 2, failure: { kind: 'offline' }, solid: true })
    const again = then(before, opened('PRIVATE'))
    expect(ids(again)).toEqual([1, 2])
    expect(room(again)).toMatchObject({ kind: 'PRIVATE', solid: false, failure: null, dividerAt: null })
    const counted = unreadCounted({ roomId: ROOM, unread: { count: 1, asOf: null, me: ME } })
    expect(room(after(opened(), counted, opened())).unread).toBeNull()
  })

  it('does not mark a closed room as entered', () => {
    expect(room(after(opened(), roomClosed({ roomId: ROOM }), roomEntered({ roomId: ROOM }))).entered).toBe(
      false,
    )
  })
})

describe('closing a room', () => {
  it('ends the subscription and any loading', () => {
    const closed = after(
      opened('PRIVATE'),
      history([1]),
      olderRequested({ roomId: ROOM }),
      roomClosed({ roomId: ROOM }),
    )
    expect(room(closed)).toMatchObject({ open: false, entered: false, solid: false, loadingOlder: false })
  })

  const many = (count: number) => Array.from({ length: count }, (_, i) => count - i)

  it('keeps the newest forty messages, and records that there are older ones', () => {
    const closed = after(opened(), history(many(41)), roomClosed({ roomId: ROOM }))
    expect(ids(closed)).toEqual(many(41).toReversed().slice(1))
    expect(room(closed).hasOlder).toBe(true)
  })

  it('keeps a room of forty messages whole', () => {
    const closed = after(opened(), history(many(40)), roomClosed({ roomId: ROOM }))
    expect(ids(closed)).toHaveLength(40)
    expect(room(closed).hasOlder).toBe(false)
  })

  it('forgets a room that was left', () => {
    expect(after(opened(), roomLeft({ roomId: ROOM })).rooms).toEqual({})
  })
})

describe('reading older messages', () => {
  it('is pending from the request until the page arrives', () => {
    const asked = after(opened(), history([3], { hasNext: true }), olderRequested({ roomId: ROOM }))
    expect(room(asked).loadingOlder).toBe(true)
    expect(room(then(asked, history([2, 1])))).toMatchObject({ loadingOlder: false, hasOlder: false })
  })

  it('keeps its failure until the next request, the next page or a retry', () => {
    const error = { kind: 'offline' } as const
    const failed = after(opened(), olderRequested({ roomId: ROOM }), historyFailed({ roomId: ROOM, error }))
    expect(room(failed)).toMatchObject({ loadingOlder: false, failure: error })
    for (const next of [
      olderRequested({ roomId: ROOM }),
      history([1]),
      gap([1]),
      roomRetried({ roomId: ROOM }),
    ])
      expect(room(then(failed, next)).failure).toBeNull()
  })
})

describe('the range without a hole', () => {
  it('ends at the newest message of a first page that was read while subscribed', () => {
    expect(room(after(opened(), history([9, 8])))).toMatchObject({ solid: true, solidUpTo: 9 })
  })

  it('includes frames that came before the first page', () => {
    expect(room(after(opened(), heard(10), history([9, 8])))).toMatchObject({ solid: true, solidUpTo: 10 })
  })

  it('ends at the newest message of a page that was read without a subscription', () => {
    const timeline = after(opened(), heard(10), history([9, 8], { subscribed: false }))
    expect(room(timeline)).toMatchObject({ solid: false, solidUpTo: 9 })
  })

  it('does not change with a page of older messages', () => {
    const timeline = after(opened(), history([9, 8], { hasNext: true }), lineIs('stale'), history([7, 6]))
    expect(room(timeline)).toMatchObject({ solid: false, solidUpTo: 9 })
  })

  it('is empty in a room without messages', () => {
    expect(room(after(opened(), history([])))).toMatchObject({ solid: true, solidUpTo: 0 })
    expect(room(after(opened(), heard(3), history([], { subscribed: false }))).solidUpTo).toBe(0)
  })

  it('grows with the frames while the connection holds, and stops where it broke', () => {
    const timeline = after(opened(), history([9]), heard(10), lineIs('stale'), heard(12))
    expect(room(timeline)).toMatchObject({ solid: false, solidUpTo: 10 })
  })

  it('survives a connection change to live', () => {
    expect(room(after(opened(), history([9]), lineIs('live'))).solid).toBe(true)
  })

  it('grows page by page while a gap is filled, and is complete with the last page', () => {
    const broken = after(opened(), history([9]), lineIs('stale'), heard(15))
    const half = then(broken, gap([10, 11], { hasNext: true }))
    expect(room(half)).toMatchObject({ solid: false, solidUpTo: 11 })
    const whole = then(half, gap([12, 13, 14]))
    expect(room(whole)).toMatchObject({ solid: true, solidUpTo: 15 })
    expect(ids(whole)).toEqual([9, 10, 11, 12, 13, 14, 15])
  })

  it('is not complete when the connection broke during the last gap page', () => {
    const timeline = after(opened(), history([9]), lineIs('stale'), gap([10], { subscribed: false }))
    expect(room(timeline)).toMatchObject({ solid: false, solidUpTo: 10 })
  })

  it('does not shrink with an empty gap page', () => {
    const timeline = after(opened(), history([9]), lineIs('stale'), gap([], { subscribed: false }))
    expect(room(timeline).solidUpTo).toBe(9)
  })

  it('restarts from the newest page when too much was missed', () => {
    const page = aPage([31, 30], true)
    const skipped = after(
      opened(),
      history([9, 8]),
      heard(30),
      olderRequested({ roomId: ROOM }),
      gapSkipped({ roomId: ROOM, page, subscribed: true }),
    )
    expect(ids(skipped)).toEqual([30, 31])
    expect(room(skipped)).toMatchObject({ hasOlder: true, loadingOlder: false, solid: true, solidUpTo: 31 })
  })
})

describe('a message from the socket', () => {
  it('is ignored below the loaded window, where it would sit above a hole', () => {
    const timeline = after(opened(), history([9, 8], { hasNext: true }), heard(3, 8, 10))
    expect(ids(timeline)).toEqual([8, 9, 10])
  })

  it('is added at its place when the whole room is loaded', () => {
    expect(ids(after(opened(), history([9, 8]), heard(3, 10)))).toEqual([3, 8, 9, 10])
  })

  it('is added to an empty room, also when an empty page promises older messages', () => {
    expect(ids(after(opened(), history([]), heard(3)))).toEqual([3])
    expect(ids(after(opened(), history([], { hasNext: true }), heard(3)))).toEqual([3])
  })

  it('is dropped when the first page shows that it lies below a hole', () => {
    expect(ids(after(opened(), heard(3, 10), history([9, 8], { hasNext: true })))).toEqual([8, 9, 10])
    expect(ids(after(opened(), heard(3, 10), history([9, 8])))).toEqual([3, 8, 9, 10])
  })

  it('is ignored by a closed room', () => {
    const timeline = after(opened(), history([9]), roomClosed({ roomId: ROOM }), heard(10))
    expect(ids(timeline)).toEqual([9])
  })

  it('is added whether it is of type SYSTEM or MESSAGE', () => {
    const line = framesArrived([{ type: 'SYSTEM', data: aMessage(10, { type: 'SYSTEM' }) }])
    expect(ids(after(opened(), history([9]), line))).toEqual([9, 10])
  })

  it('is added to its own room only', () => {
    const other = 6
    const timeline = after(opened(), roomOpened({ roomId: other, kind: 'GROUP' }), heard(10))
    expect(timeline.rooms[other]!.messages).toEqual([])
  })
})

describe('the read mark of another member', () => {
  const marks = (timeline: Timeline) => room(timeline).marks

  it('moves forward with what they read, and never back', () => {
    const timeline = after(opened(), read(READER, 7))
    expect(marks(timeline)).toEqual({ [READER]: 7 })
    expect(marks(then(timeline, read(READER, 6)))).toEqual({ [READER]: 7 })
    expect(marks(then(timeline, read(READER, 8)))).toEqual({ [READER]: 8 })
  })

  it('covers what they wrote themselves, also when an older page comes later', () => {
    const timeline = after(opened(), history([9], { hasNext: true }), history([4]))
    expect(marks(timeline)).toEqual({ [AUTHOR]: 9 })
  })

  it('is not moved by a SYSTEM message', () => {
    const line = framesArrived([{ type: 'SYSTEM', data: aMessage(10, { type: 'SYSTEM' }) }])
    expect(marks(after(opened(), line))).toEqual({})
  })

  it('is taken from CH1 and CH5, and neither moves it back', () => {
    const person = (lastReadMessageId: number) => ({
      memberId: READER,
      nickname: 'ha',
      profileImageUrl: null,
      lastReadMessageId,
    })
    const listed = (lastReadMessageId: number) => ({
      type: 'api/executeQuery/fulfilled',
      meta: { requestStatus: 'fulfilled', requestId: 'r', arg: { endpointName: 'listRooms' } },
      payload: [{ roomId: ROOM, roomType: 'GROUP', memberInfos: [person(lastReadMessageId)] }],
    })
    const entered = (lastReadMessageId: number, roomId = ROOM) => ({
      type: 'api/executeQuery/fulfilled',
      meta: { requestStatus: 'fulfilled', requestId: 'r', arg: { endpointName: 'enterRoom' } },
      payload: { roomId, participantInfos: { infos: [person(lastReadMessageId)] } },
    })
    expect(marks(after(opened(), listed(7), listed(6)))).toEqual({ [READER]: 7 })
    expect(marks(after(opened(), entered(7), entered(6)))).toEqual({ [READER]: 7 })
    expect(marks(after(opened(), entered(7), listed(8)))).toEqual({ [READER]: 8 })
    expect(marks(after(opened(), entered(7, 6)))).toEqual({})
    expect(marks(after(opened(), { ...listed(7), payload: [] }))).toEqual({})
  })
})

describe('this member’s read mark', () => {
  it('moves forward with what another device has read, and never back', () => {
    const timeline = after(opened(), readElsewhere(7))
    expect(room(timeline).ownMark).toBe(7)
    expect(room(then(timeline, readElsewhere(6))).ownMark).toBe(7)
  })

  it('is not moved by a typing event', () => {
    const typing = framesArrived([
      { type: 'TYPING', data: { roomId: ROOM, memberId: READER, nickname: 'ha' } },
    ])
    expect(room(after(opened(), readElsewhere(7), typing)).ownMark).toBe(7)
  })

  it('moves forward with what this tab has sent, and never back', () => {
    const timeline = after(opened(), readMarkSent({ roomId: ROOM, messageId: 7 }))
    expect(room(timeline)).toMatchObject({ sentMark: 7, confirmedMark: 0, ownMark: 7 })
    const again = then(timeline, readElsewhere(9), readMarkSent({ roomId: ROOM, messageId: 6 }))
    expect(room(again)).toMatchObject({ sentMark: 7, confirmedMark: 9, ownMark: 9 })
  })

  it('counts as sent only while the connection holds over which it was sent', () => {
    const sent = after(opened(), readElsewhere(6), readMarkSent({ roomId: ROOM, messageId: 7 }))
    expect(room(then(sent, lineIs('live')))).toMatchObject({ sentMark: 7, confirmedMark: 6, ownMark: 7 })
    expect(room(then(sent, lineIs('stale')))).toMatchObject({ sentMark: 0, confirmedMark: 6, ownMark: 7 })
  })

  it('follows the newest message seen only forward, and never to a temporary id', () => {
    const seen = (messageId: number) => messagesSeen({ roomId: ROOM, messageId })
    expect(room(after(opened(), seen(7), seen(6))).seenUpTo).toBe(7)
    expect(room(after(opened(), seen(7), seen(1_000_000_000_001))).seenUpTo).toBe(7)
  })
})

describe('the unread divider', () => {
  const count = (count: number, newest: number) =>
    unreadCounted({ roomId: ROOM, unread: { count, asOf: aMessage(newest).timestamp, me: ME } })

  it('stands above the first unread message, and everything above it counts as read', () => {
    expect(room(after(opened(), history([9, 8, 7]), count(2, 9)))).toMatchObject({
      dividerAt: 8,
      ownMark: 7,
      confirmedMark: 7,
      unread: null,
    })
  })

  it('waits for the first page, and stands at its top until an older page has the first unread message', () => {
    const waiting = after(opened(), count(3, 9))
    expect(room(waiting)).toMatchObject({ dividerAt: null, unread: { count: 3 } })
    const first = then(waiting, history([9, 8], { hasNext: true }))
    expect(room(first)).toMatchObject({ dividerAt: 8, unread: { count: 3 } })
    expect(room(then(first, history([7, 6])))).toMatchObject({ dividerAt: 7, unread: null })
  })

  it('is left out when the whole room has fewer messages than were counted', () => {
    expect(room(after(opened(), history([9, 8]), count(3, 9)))).toMatchObject({
      dividerAt: null,
      unread: null,
    })
  })

  it('waits for the gap of a room that was shown before', () => {
    const before = after(opened(), history([7, 6]))
    const again = then(before, roomClosed({ roomId: ROOM }), opened(), count(2, 9))
    expect(room(again)).toMatchObject({ dividerAt: null, unread: { count: 2 } })
    expect(room(then(again, gap([8, 9])))).toMatchObject({ dividerAt: 8, unread: null })
  })

  it('goes when the room is closed', () => {
    const read = after(opened(), history([9, 8, 7]), count(2, 9))
    expect(room(then(read, roomClosed({ roomId: ROOM }))).dividerAt).toBeNull()
  })

  it('does not move this member’s read mark back', () => {
    expect(room(after(opened(), readElsewhere(9), history([9, 8]), count(1, 9))).ownMark).toBe(9)
  })
})

describe('messages that the device has kept', () => {
  const kept = (...messageIds: number[]) =>
    keptMessagesRead({
      roomId: ROOM,
      messages: messageIds.map((id) => aMessage(id)),
      marks: { [READER]: 2 },
      ownMark: 1,
      receivedAt: 7,
    })

  it('are there until the newest page replaces them as a whole', () => {
    const before = after(opened(), kept(1, 2, 3))
    expect(ids(before)).toEqual([1, 2, 3])
    expect(room(before)).toMatchObject({ keptAt: 7, hasOlder: null, ownMark: 1, marks: { [READER]: 2 } })
    const now = then(before, history([4, 2], { hasNext: true }))
    expect(ids(now)).toEqual([2, 4])
    expect(room(now)).toMatchObject({ keptAt: null, hasOlder: true, solid: true })
  })

  it('are gone when the room has no message any more', () => {
    expect(ids(after(opened(), kept(1, 2, 3), history([])))).toEqual([])
  })

  it('leave what the socket has brought since', () => {
    expect(ids(after(opened(), kept(1, 2, 3), heard(5), history([4, 3])))).toEqual([3, 4, 5])
  })

  it('never replace a page that was faster, nor come twice', () => {
    const read = after(opened(), history([4]), kept(1, 2))
    expect(ids(read)).toEqual([4])
    expect(ids(after(opened(), kept(1), kept(2)))).toEqual([1])
    expect(then(nothing, kept(1))).toBe(nothing)
  })

  it('stay when the room cannot be read, but not when the server refuses it', () => {
    const failed = (error: Parameters<typeof historyFailed>[0]['error']) =>
      ids(after(opened(), kept(1, 2), historyFailed({ roomId: ROOM, error })))
    expect(failed({ kind: 'offline' })).toEqual([1, 2])
    expect(failed({ kind: 'broken', status: 503 })).toEqual([1, 2])
    expect(failed({ kind: 'refused', status: 429, code: 'COMMON429', message: '' })).toEqual([1, 2])
    expect(failed({ kind: 'refused', status: 404, code: 'CHAT4004', message: '' })).toEqual([])
  })

  it('all stay when the room is closed before it was read', () => {
    const many = Array.from({ length: 60 }, (_, i) => i + 1)
    const closed = after(opened(), kept(...many), roomClosed({ roomId: ROOM }))
    expect(ids(closed)).toHaveLength(60)
    expect(room(closed)).toMatchObject({ keptAt: 7, hasOlder: null })
  })
})

it('the rooms that are open are those not closed since', () => {
  const timeline = after(
    opened(),
    roomOpened({ roomId: 6, kind: 'PRIVATE' }),
    roomOpened({ roomId: 7, kind: 'GROUP' }),
    roomClosed({ roomId: 6 }),
    roomLeft({ roomId: 7 }),
  )
  expect(selectOpenRooms({ timeline })).toEqual([ROOM])
})
