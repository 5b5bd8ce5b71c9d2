import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UNREAD_QUEUE } from '#contract/ws/destinations.ts'
import { framesArrived, subscriptionConfirmed } from '#src/realtime/realtimeSlice.ts'
import { selectRoomList } from '../roomListCache.ts'
import { type ChatServer, chatServer, type TestRoom } from '../testing/chatServer.ts'
import { aTab, type ChatTab } from '../testing/chatTab.ts'
import { totalUnread } from './roomList.ts'
import { readMarkSent, roomLeft, roomOpened, selectRoom } from './timelineSlice.ts'

let rooms: TestRoom[]
let server: ChatServer
let tab: ChatTab

beforeEach(async () => {
  vi.useFakeTimers()
  rooms = [5, 6, 7].map((roomId) => ({ roomId, roomType: 'PRIVATE', people: [1, 2] }))
  server = chatServer(rooms)
  for (const { roomId } of rooms) server.say(roomId, 2, `${roomId}의 첫 마디`)
  tab = aTab(server)
  await settle()
  void tab.loadRooms()
  await settle()
  await settle()
  server.calls.length = 0
})

afterEach(() => {
  tab.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = (ms = 300) => vi.advanceTimersByTimeAsync(ms)
const list = () => selectRoomList(tab.getState())!
const row = (roomId: number) => list().find((room) => room.roomId === roomId)!

it('moves a room with new messages up, with preview and count, without asking the server', async () => {
  server.say(5, 2, '새 말')
  server.say(5, 2, '또 새 말')
  await settle()
  expect(list()[0]).toMatchObject({
    roomId: 5,
    unreadCount: 3,
    lastMessage: { content: '또 새 말', type: 'TEXT', senderId: 2 },
    lastMessageAt: server.messages.at(-1)!.timestamp,
  })
  expect(totalUnread(list())).toBe(5)
  expect(server.calls).toEqual([])
})

it('updates the room on screen too, whose messages come on its own queue', async () => {
  tab.dispatch(roomOpened({ roomId: 6, kind: 'PRIVATE' }))
  await settle()
  server.calls.length = 0
  server.say(6, 2, '안녕')
  await settle()
  expect(list()[0]).toMatchObject({ roomId: 6, unreadCount: 2, lastMessage: { content: '안녕' } })
  expect(server.calls).toEqual([])
})

it('shows an own message as the last one and as read', async () => {
  tab.write(7, '내 말', 'PRIVATE')
  await settle()
  expect(row(7)).toMatchObject({ unreadCount: 0, lastMessage: { content: '내 말', senderId: 1 } })
})

it('refetches the list once for messages of an unknown room', async () => {
  const added: TestRoom = { roomId: 8, roomType: 'PRIVATE', people: [1, 2] }
  rooms.push(added)
  server.say(8, 2, '처음 뵙겠습니다')
  server.say(8, 2, '반가워요')
  await settle()
  expect(row(8)).toMatchObject({ unreadCount: 2, lastMessage: { content: '반가워요' } })
  expect(server.calls).toEqual(['GET /api/chat/rooms'])
})

/** Answers arrive a second after they were made. */
function delayAnswers(): void {
  const { answer } = server
  vi.stubGlobal('fetch', async (...request: Parameters<typeof answer>) => {
    const response = await answer(...request)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return response
  })
}

it('keeps the messages that arrive while an older answer is under way, and counts each once', async () => {
  delayAnswers()
  server.say(6, 2, '답에 있는 말')
  tab.dispatch(subscriptionConfirmed(UNREAD_QUEUE))
  await settle()
  server.say(5, 2, '새 말')
  server.say(5, 2, '또 새 말')
  await settle()
  const before = list().map(({ roomId, unreadCount }) => [roomId, unreadCount])
  expect(before).toEqual([
    [5, 3],
    [6, 2],
    [7, 1],
  ])
  await settle(3_000)
  expect(list().map(({ roomId, unreadCount }) => [roomId, unreadCount])).toEqual(before)
  expect(row(5)).toMatchObject({ lastMessage: { content: '또 새 말' } })
  expect(server.calls).toEqual(['GET /api/chat/rooms'])
})

it('refetches the list for an unknown room also while an older answer is under way', async () => {
  delayAnswers()
  for (const roomId of [8, 9]) {
    rooms.push({ roomId, roomType: 'PRIVATE', people: [1, 2] })
    server.say(roomId, 2, '처음 뵙겠습니다')
    await settle()
  }
  await settle(3_000)
  expect(row(9)).toMatchObject({ unreadCount: 1, lastMessage: { content: '처음 뵙겠습니다' } })
  expect(server.calls).toEqual(['GET /api/chat/rooms', 'GET /api/chat/rooms'])
})

it('matches the server after a reconnect', async () => {
  tab.goOffline()
  for (let i = 0; i < 4; i += 1) server.say(6, 2, `놓친 말 ${i}`)
  await settle(1_000)
  tab.goOnline()
  await settle()
  expect(list()[0]).toMatchObject({ roomId: 6, unreadCount: 5, lastMessage: { content: '놓친 말 3' } })
})

it('removes the row of a room that was left, at once, and no other', () => {
  const ids = () => list().map(({ roomId }) => roomId)
  expect(ids()).toEqual([7, 6, 5])
  tab.dispatch(roomLeft({ roomId: 99 }))
  expect(ids()).toEqual([7, 6, 5])
  tab.dispatch(roomLeft({ roomId: 7 }))
  expect(ids()).toEqual([6, 5])
})

it('asks for nothing when no message arrives', async () => {
  tab.dispatch(roomLeft({ roomId: 6 }))
  await settle(5_000)
  expect(server.calls).toEqual([])
})

it('counts messages of others in an open room until they are seen', async () => {
  tab.dispatch(roomOpened({ roomId: 6, kind: 'PRIVATE' }))
  await settle()
  const first = server.say(6, 2, '하나')
  server.say(6, 2, '둘')
  await settle()
  expect(row(6).unreadCount).toBe(3)
  tab.dispatch(readMarkSent({ roomId: 6, messageId: first.messageId }))
  expect(row(6).unreadCount).toBe(1)
})

describe('the member list of a room', () => {
  const joined = (roomId: number) => ({
    type: 'SYSTEM' as const,
    data: {
      messageId: 900 + roomId,
      roomId,
      senderId: 2,
      senderName: 'member2',
      content: 'member2님이 채팅방에 참여하셨습니다.',
      timestamp: '2100-01-01T00:00:00.000Z',
      type: 'SYSTEM' as const,
      clientMessageId: null,
      attachment: null,
    },
  })

  it('is refetched once, a second after the last join or leave', async () => {
    tab.dispatch(framesArrived([joined(5)]))
    await settle(900)
    tab.dispatch(framesArrived([joined(6)]))
    await settle(900)
    expect(server.calls).toEqual([])
    await settle(200)
    expect(server.calls).toEqual(['GET /api/chat/rooms'])
  })

  it('is not refetched because of a message, and a join does not count as unread', async () => {
    server.say(5, 2, '새 말')
    await settle(2_000)
    expect(server.calls).toEqual([])
    tab.dispatch(framesArrived([joined(5)]))
    expect(row(5)).toMatchObject({ unreadCount: 2, lastMessage: { type: 'SYSTEM' } })
  })

  it('is refetched also when a message comes in the same batch', async () => {
    const data = { roomId: 6, senderId: 2, content: '새 말', timestamp: '2100-01-01T00:00:01.000Z' }
    tab.dispatch(framesArrived([joined(5), { type: 'UNREAD_MESSAGE', data }]))
    await settle(1_100)
    expect(server.calls).toEqual(['GET /api/chat/rooms'])
  })
})

describe('a confirmed subscription', () => {
  it('refetches the list for the unread queue, because the list has what was missed', async () => {
    tab.dispatch(subscriptionConfirmed(UNREAD_QUEUE))
    await settle()
    expect(server.calls).toEqual(['GET /api/chat/rooms'])
  })

  it('refetches a list that is being read for the first time: that answer may be older', async () => {
    const other = aTab(server)
    await settle()
    server.calls.length = 0
    void other.loadRooms()
    other.dispatch(subscriptionConfirmed(UNREAD_QUEUE))
    await settle()
    expect(server.calls).toEqual(['GET /api/chat/rooms', 'GET /api/chat/rooms'])
    other.close()
  })

  it('refetches nothing for a room’s destination, or while the list was never read', async () => {
    tab.dispatch(subscriptionConfirmed('/topic/room/5'))
    await settle()
    expect(server.calls).toEqual([])
    const other = aTab(server)
    await settle()
    expect(server.calls.filter((call) => call.startsWith('GET'))).toEqual([])
    other.close()
  })
})

it('a read mark of somebody else keeps the unread count, and one of this member clears it', () => {
  const mark = { nickname: 'x', roomId: 5, messageId: 1 }
  tab.dispatch(framesArrived([{ type: 'READ', data: { ...mark, memberId: 2 } }]))
  expect(row(5).unreadCount).toBe(1)
  tab.dispatch(framesArrived([{ type: 'READ', data: { ...mark, memberId: 1 } }]))
  expect(row(5).unreadCount).toBe(0)
})

describe('this member’s actions on other devices (WS11)', () => {
  const UNOPENED = { roomId: 5, timestamp: '2100-01-01T00:00:00.000Z' }

  it('a message they wrote becomes the last one, and the room is read', async () => {
    const data = { ...UNOPENED, senderId: 1, content: '다른 기기에서' }
    tab.dispatch(framesArrived([{ type: 'OWN_ROOM_MESSAGE', data }]))
    expect(list()[0]).toMatchObject({
      roomId: 5,
      unreadCount: 0,
      lastMessage: { content: '다른 기기에서', senderId: 1 },
    })
    expect(server.calls).toEqual([])
  })

  it('a message in a room they have open there counts until it is read there', () => {
    const data = { ...UNOPENED, senderId: 2, content: '저쪽에 열린 방' }
    tab.dispatch(framesArrived([{ type: 'OWN_ROOM_MESSAGE', data }]))
    expect(list()[0]).toMatchObject({ roomId: 5, unreadCount: 2, lastMessage: { content: '저쪽에 열린 방' } })
    const read = { roomId: 5, messageId: 2, unreadCount: 1 }
    tab.dispatch(framesArrived([{ type: 'OWN_READ', data: read }]))
    expect(row(5).unreadCount).toBe(1)
    tab.dispatch(framesArrived([{ type: 'OWN_READ', data: { ...read, messageId: 3, unreadCount: 0 } }]))
    expect(row(5).unreadCount).toBe(0)
  })

  it('reading there clears the count here, except for messages that came later', async () => {
    tab.dispatch(roomOpened({ roomId: 6, kind: 'PRIVATE' }))
    await settle()
    server.say(6, 2, '하나')
    server.say(6, 2, '둘')
    await settle()
    const first = server.messages.at(-2)!.messageId
    tab.dispatch(framesArrived([{ type: 'OWN_READ', data: { roomId: 6, messageId: first, unreadCount: 0 } }]))
    expect(selectRoom(tab.getState(), 6)?.ownMark).toBe(first)
    expect(row(6).unreadCount).toBe(1)
  })
})
