import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectRoomList } from './chatState.ts'
import { totalUnread } from './roomList.ts'
import { type ChatServer, chatServer, type TestRoom } from './testing/chatServer.ts'
import { aTab, type ChatTab } from './testing/chatTab.ts'
import { roomLeft, roomOpened } from './timelineSlice.ts'

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

it('moves a room that was written to up, with its new words and count, without asking the server', async () => {
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

it('does the same for the room on screen, which speaks on its own queue', async () => {
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

it('asks once about rooms it does not know', async () => {
  const added: TestRoom = { roomId: 8, roomType: 'PRIVATE', people: [1, 2] }
  rooms.push(added)
  server.say(8, 2, '처음 뵙겠습니다')
  server.say(8, 2, '반가워요')
  await settle()
  expect(row(8)).toMatchObject({ unreadCount: 2, lastMessage: { content: '반가워요' } })
  expect(server.calls).toEqual(['GET /api/chat/rooms'])
})

it('is as the server says after a reconnect', async () => {
  tab.goOffline()
  for (let i = 0; i < 4; i += 1) server.say(6, 2, `놓친 말 ${i}`)
  await settle(1_000)
  tab.goOnline()
  await settle()
  expect(list()[0]).toMatchObject({ roomId: 6, unreadCount: 5, lastMessage: { content: '놓친 말 3' } })
})

it('loses the row of a room that was left, at once', () => {
  tab.dispatch(roomLeft({ roomId: 6 }))
  expect(list().map(({ roomId }) => roomId)).not.toContain(6)
})
