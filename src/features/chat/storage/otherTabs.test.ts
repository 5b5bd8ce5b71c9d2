import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectRoomList } from '../roomListCache.ts'
import { type ChatServer, chatServer } from '../testing/chatServer.ts'
import { aBrowser, aTab, type Browser, type ChatTab } from '../testing/chatTab.ts'
import { findRoom } from '../timeline/roomList.ts'
import { messagesSeen, roomOpened } from '../timeline/timelineSlice.ts'

const ROOM = 6
let server: ChatServer
let browser: Browser
/** This tab is in the room. */
let first: ChatTab
/** This tab shows the list. */
let second: ChatTab

const settle = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const listed = () => findRoom(selectRoomList(second.getState()) ?? [], ROOM)

beforeEach(async () => {
  vi.useFakeTimers()
  server = chatServer([{ roomId: ROOM, roomType: 'PRIVATE', people: [1, 2] }])
  browser = aBrowser()
  first = aTab(server, browser)
  first.dispatch(roomOpened({ roomId: ROOM, kind: 'PRIVATE' }))
  second = aTab(server, browser)
  void second.loadRooms()
  await settle(100)
  // frames arrive only where the room is subscribed: the second tab has no subscription
  second.network.line.receive = () => {}
})

afterEach(() => {
  first.close()
  second.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('one tab’s list counts a message that arrives in the room of another tab, within a second', async () => {
  server.say(ROOM, 2, '안녕하세요')
  await settle(1_000)
  expect(listed()).toMatchObject({ unreadCount: 1, lastMessageAt: server.messages[0]?.timestamp })
})

it('the count goes away when the message is read in the other tab', async () => {
  const { messageId } = server.say(ROOM, 2, '안녕하세요')
  await settle(1_000)
  first.dispatch(messagesSeen({ roomId: ROOM, messageId }))
  await settle(2_000)
  expect(listed()).toMatchObject({ unreadCount: 0 })
})

it('a hidden tab does not refetch the list', async () => {
  second.hide()
  server.calls.length = 0
  server.say(ROOM, 2, '안녕하세요')
  await settle(1_000)
  expect(server.calls).not.toContain('GET /api/chat/rooms')
})
