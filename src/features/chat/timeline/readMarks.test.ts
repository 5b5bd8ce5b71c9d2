import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BAND_ENDED_LINE } from '#contract/http/chat/messages.ts'
import { framesArrived } from '#src/realtime/realtimeSlice.ts'
import { chatApi } from '../chatApi.ts'
import { selectRoomList } from '../roomListCache.ts'
import type { MessageRow } from '../rows/chatRows.ts'
import { type ChatServer, chatServer } from '../testing/chatServer.ts'
import { aTab, type ChatTab } from '../testing/chatTab.ts'
import { findRoom } from './roomList.ts'
import { keptMessagesRead, messagesSeen, roomClosed, roomOpened } from './timelineSlice.ts'

const ROOM = 5
const PRIVATE_ROOM = 6
let server: ChatServer
let tab: ChatTab

beforeEach(async () => {
  vi.useFakeTimers()
  server = chatServer([
    { roomId: ROOM, roomType: 'GROUP', people: [1, 2, 3] },
    { roomId: PRIVATE_ROOM, roomType: 'PRIVATE', people: [1, 2] },
  ])
  server.say(ROOM, 2, '하나')
  server.say(ROOM, 3, '둘')
  server.say(PRIVATE_ROOM, 2, '둘이서')
  tab = aTab(server)
  await settle()
  void tab.loadRooms()
  await settle()
})

afterEach(() => {
  tab.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = (ms = 300) => vi.advanceTimersByTimeAsync(ms)

async function open(roomId = ROOM) {
  tab.dispatch(roomOpened({ roomId, kind: roomId === ROOM ? 'GROUP' : 'PRIVATE' }))
  await settle()
}
const see = (messageId: number, roomId = ROOM) => tab.dispatch(messagesSeen({ roomId, messageId }))
const unread = (roomId = ROOM) => findRoom(selectRoomList(tab.getState())!, roomId)!.unreadCount
const marks = () => server.marks.map(([, roomId, messageId]) => [roomId, messageId])

describe('a read mark', () => {
  it('is sent a second after the message was on screen, also for loaded history', async () => {
    await open()
    expect(marks()).toEqual([])
    see(2)
    await settle(999)
    expect(marks()).toEqual([])
    await settle(1)
    expect(marks()).toEqual([[ROOM, 2]])
    expect(tab.network.line.sent.at(-1)).toEqual({
      destination: `/app/chat/group.lastRead/${ROOM}`,
      body: '2',
      contentType: 'text/plain',
    })
  })

  it('goes to the room’s private destination in a private room', async () => {
    await open(PRIVATE_ROOM)
    see(3, PRIVATE_ROOM)
    await settle(1_000)
    expect(tab.network.line.sent.at(-1)?.destination).toBe(`/app/chat/private.lastRead/${PRIVATE_ROOM}`)
  })

  it('is not sent from a group that is being left', async () => {
    await open()
    see(2)
    await settle(998)
    void tab.dispatch(chatApi.endpoints.leaveRoom.initiate(ROOM))
    await settle(2_000)
    expect(marks()).toEqual([])
  })

  it('is sent once for everything seen in that second, and never goes back or repeats', async () => {
    await open()
    see(2)
    await settle(500)
    const third = server.say(ROOM, 2, '셋')
    await settle(100)
    see(third.messageId)
    await settle(2_000)
    see(1)
    see(third.messageId)
    await settle(2_000)
    expect(marks()).toEqual([[ROOM, third.messageId]])
  })

  it('covers only what was on screen', async () => {
    await open()
    see(1)
    await settle(1_000)
    expect(marks()).toEqual([[ROOM, 1]])
    expect(unread()).toBe(1)
  })

  it('is never a temporary id, and own messages need none', async () => {
    await open()
    see(2)
    await settle(1_000)
    tab.network.onSend = null
    tab.write(ROOM, '보내는 중')
    see((tab.rows(ROOM).at(-1) as MessageRow).messageId)
    await settle(2_000)
    expect(marks()).toEqual([[ROOM, 2]])
  })

  it('is not sent while the page is hidden, but is sent once the page is shown again', async () => {
    await open()
    tab.hide()
    see(2)
    await settle(5_000)
    expect(marks()).toEqual([])
    tab.show()
    await settle(1_000)
    expect(marks()).toEqual([[ROOM, 2]])
  })

  it('is not sent when the page was hidden within the second', async () => {
    await open()
    see(2)
    await settle(500)
    tab.hide()
    await settle(5_000)
    expect(marks()).toEqual([])
  })

  it('is not sent for a room that was closed within the second', async () => {
    await open()
    see(2)
    await settle(500)
    tab.dispatch(roomClosed({ roomId: ROOM }))
    await settle(5_000)
    expect(marks()).toEqual([])
  })

  it('is not sent once the band of the room has ended, as nobody is in it any more', async () => {
    await open(PRIVATE_ROOM)
    see(3, PRIVATE_ROOM)
    await settle(500)
    const line = { ...server.messages[2]!, messageId: 4, type: 'SYSTEM' as const, content: BAND_ENDED_LINE }
    tab.dispatch(framesArrived([{ type: 'SYSTEM', data: line }]))
    see(4, PRIVATE_ROOM)
    await settle(5_000)
    expect(marks()).toEqual([])
  })

  it('waits a whole second again when the room was closed and opened meanwhile', async () => {
    await open()
    see(2)
    await settle(700)
    tab.dispatch(roomClosed({ roomId: ROOM }))
    await open()
    see(2)
    await settle(600)
    expect(marks()).toEqual([])
    await settle(400)
    expect(marks()).toEqual([[ROOM, 2]])
  })

  it('is not needed for an own message, because writing marks everything before it as read', async () => {
    await open()
    tab.write(ROOM, '내 것')
    await settle()
    see(server.messages.at(-1)!.messageId)
    await settle(2_000)
    expect(marks()).toEqual([])
  })

  it('is not sent for a message that was read on another device', async () => {
    await open()
    server.read(ROOM, 1, 2)
    await settle()
    see(2)
    await settle(2_000)
    expect(marks()).toEqual([])
  })

  it('is not sent for a message that is read on another device within the second', async () => {
    await open()
    see(2)
    await settle(500)
    server.read(ROOM, 1, 2)
    await settle(2_000)
    expect(marks()).toEqual([])
  })

  it('is not sent by a tab that was closed within the second', async () => {
    await open()
    see(2)
    tab.close()
    await settle(2_000)
    expect(tab.getState().timeline.rooms[ROOM]?.sentMark).toBe(0)
  })

  it('is not sent when the connection drops within the second, but is sent once it is back', async () => {
    await open()
    see(2)
    await settle(500)
    tab.goOffline()
    await settle(1_000)
    expect(marks()).toEqual([])
    tab.goOnline()
    await settle(1_500)
    expect(marks()).toEqual([[ROOM, 2]])
  })

  it('that was lost with the connection is sent again once it is back', async () => {
    await open()
    const { onSend } = tab.network
    tab.network.onSend = null
    see(2)
    await settle(1_000)
    expect(tab.network.line.sent.at(-1)?.destination).toBe(`/app/chat/group.lastRead/${ROOM}`)
    expect(marks()).toEqual([])
    tab.goOffline()
    tab.network.onSend = onSend
    tab.goOnline()
    await settle(2_500)
    expect(marks()).toEqual([[ROOM, 2]])
  })

  it('that was lost at an earlier visit is sent as soon as the message is seen again', async () => {
    const messages = server.messages.filter(({ roomId }) => roomId === ROOM)
    tab.dispatch(roomOpened({ roomId: ROOM, kind: 'GROUP' }))
    tab.dispatch(keptMessagesRead({ roomId: ROOM, messages, marks: {}, ownMark: 2, receivedAt: 1 }))
    await settle()
    see(2)
    await settle(1_000)
    expect(marks()).toEqual([[ROOM, 2]])
  })

  it('that the server has is not sent again after a new connection', async () => {
    await open()
    see(2)
    await settle(1_000)
    tab.goOffline()
    tab.goOnline()
    await settle(5_000)
    expect(marks()).toEqual([[ROOM, 2]])
  })

  it('waits for the connection', async () => {
    await open()
    tab.goOffline()
    see(2)
    await settle(1_500)
    expect(marks()).toEqual([])
    tab.goOnline()
    await settle(1_500)
    expect(marks()).toEqual([[ROOM, 2]])
  })
})

describe('the number beside a message', () => {
  const numbers = () =>
    tab.rows(ROOM).flatMap((row) => (row.kind === 'message' ? [`${row.text} ${row.unreadBy}`] : []))

  it('counts the members who have not read an own message, and goes down as they read it', async () => {
    await open()
    see(2)
    await settle(1_000)
    tab.write(ROOM, '내 것')
    await settle()
    const { messageId } = server.messages.at(-1)!
    expect(numbers().at(-1)).toBe('내 것 2')
    server.read(ROOM, 3, messageId)
    await settle()
    expect(numbers().at(-1)).toBe('내 것 1')
    server.say(ROOM, 2, '답')
    await settle()
    expect(numbers().at(-2)).toBe('내 것 0')
  })

  it('stays on another member’s message only until this member has read it', async () => {
    await open()
    expect(numbers().at(-1)).not.toBe('둘 0')
    see(2)
    await settle(1_000)
    expect(numbers()).toEqual(['하나 0', '둘 0'])
  })

  it('is absent on messages that were read at an earlier visit', async () => {
    server.read(ROOM, 1, 2)
    void tab.dispatch(chatApi.endpoints.listRooms.initiate(undefined, { forceRefetch: true }))
    await settle()
    await open()
    expect(numbers()).toEqual(['하나 0', '둘 0'])
  })
})

describe('the unread count of the list', () => {
  it('is zero as soon as the room is read, without asking the server', async () => {
    await open()
    expect(unread()).toBe(2)
    server.calls.length = 0
    see(2)
    await settle(1_000)
    expect(unread()).toBe(0)
    expect(server.calls).toEqual([])
  })

  it('is zero when the room was read on another device', async () => {
    await open()
    server.read(ROOM, 1, 2)
    await settle()
    expect(unread()).toBe(0)
  })

  it('is zero after this member wrote from another device', async () => {
    await open()
    server.say(ROOM, 1, '폰에서')
    await settle()
    expect(unread()).toBe(0)
  })
})
