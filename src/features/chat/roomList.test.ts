import { describe, expect, it } from 'vitest'
import type { ManagerRoom, PrivateRoom, RoomInfo } from '#contract/http/chat.ts'
import { findRoom, noteMessage, noteUnread, sortRooms, totalUnread } from './roomList.ts'

const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`

const aPrivateRoom = (roomId: number, facts: Partial<PrivateRoom> = {}): PrivateRoom => ({
  roomType: 'PRIVATE',
  roomId,
  chatName: `room${roomId}`,
  imageUrl: null,
  pinnedAt: null,
  unreadCount: 0,
  lastMessageAt: at(roomId),
  lastMessage: null,
  memberInfo: { memberId: 2, nickname: 'bo', profileImageUrl: null, lastReadMessageId: 0 },
  ...facts,
})

const aManagedBand = (roomIds: number[]): ManagerRoom => ({
  roomType: 'BAND-MANAGER',
  roomId: null,
  chatName: '밴드',
  imageUrl: null,
  pinnedAt: null,
  unreadCount: roomIds.length,
  lastMessageAt: at(30),
  lastMessage: null,
  bandId: 9,
  bandName: '밴드',
  bandImageUrl: null,
  status: 'RECRUITING',
  bandSessionList: [],
  chatRoomInfo: roomIds.map((roomId) => ({
    roomId,
    memberInfo: { memberId: roomId, nickname: `n${roomId}`, profileImageUrl: null, lastReadMessageId: 4 },
    session: 'bass',
    passFail: 'PENDING',
    lastMessageAt: at(10),
    pinnedAt: null,
    unreadCount: 1,
  })),
})

it('sorts as CH1: pins first, the latest pin first, then rooms without a message, then the latest', () => {
  const rooms: RoomInfo[] = [
    aPrivateRoom(1),
    aPrivateRoom(2, { lastMessageAt: null }),
    aPrivateRoom(3, { pinnedAt: at(1) }),
    aPrivateRoom(4),
    aPrivateRoom(5, { pinnedAt: at(2), lastMessageAt: null }),
  ]
  sortRooms(rooms)
  expect(rooms.map(({ roomId }) => roomId)).toEqual([5, 3, 2, 4, 1])
})

describe('an application room', () => {
  it('is found inside the row of its band', () => {
    expect(findRoom([aPrivateRoom(1), aManagedBand([7, 8])], 8)).toMatchObject({
      roomType: 'BAND-MANAGER',
      title: 'n8',
      people: [{ memberId: 8, lastReadMessageId: 4 }],
    })
  })

  it('changes the sum of its band', () => {
    const rooms = [aManagedBand([7, 8])]
    noteUnread(rooms, 8, (before) => before + 2)
    expect(rooms[0]).toMatchObject({ unreadCount: 4 })
    noteUnread(rooms, 8, () => 0)
    expect(totalUnread(rooms)).toBe(1)
  })

  it('brings its newest message into the row of its band', () => {
    const rooms = [aManagedBand([7])]
    const news = { roomId: 7, senderId: 7, content: '지원합니다', type: 'TEXT', timestamp: at(40) } as const
    expect(noteMessage(rooms, news)).toBe('noted')
    expect(rooms[0]).toMatchObject({
      lastMessageAt: at(40),
      lastMessage: { content: '지원합니다' },
      chatRoomInfo: [{ lastMessageAt: at(40) }],
    })
  })
})

it('ignores a message the row already knows, and says so when no row has the room', () => {
  const rooms = [aPrivateRoom(1, { lastMessage: { content: '안녕', type: 'TEXT', senderId: 2 } })]
  const news = { roomId: 1, senderId: 2, content: '안녕', type: 'TEXT', timestamp: at(1) } as const
  expect(noteMessage(rooms, news)).toBe('known')
  expect(noteMessage(rooms, { ...news, timestamp: at(0) })).toBe('known')
  expect(noteMessage(rooms, { ...news, content: '같은 순간의 다른 말' })).toBe('noted')
  expect(noteMessage(rooms, { ...news, roomId: 99 })).toBe('absent')
})
