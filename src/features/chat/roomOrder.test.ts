import { expect, it } from 'vitest'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { sortRooms } from './roomOrder.ts'
import { aPrivateRoom, at } from './testing/someRooms.ts'

it('sorts like CH1: pins first, the latest pin first, then rooms without a message, then the latest', () => {
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

it('rooms without a message are before the others, whatever the original order', () => {
  const orders = [
    [aPrivateRoom(1), aPrivateRoom(2, { lastMessageAt: null })],
    [aPrivateRoom(2, { lastMessageAt: null }), aPrivateRoom(1)],
  ]
  for (const rooms of orders) {
    sortRooms(rooms)
    expect(rooms.map(({ roomId }) => roomId)).toEqual([2, 1])
  }
})

it('rooms with the same last message time keep their order', () => {
  const rooms = [2, 1, 3].map((roomId) => aPrivateRoom(roomId, { lastMessageAt: at(5) }))
  sortRooms(rooms)
  expect(rooms.map(({ roomId }) => roomId)).toEqual([2, 1, 3])
})

it('sorts timestamps by instant, whatever their format', () => {
  const written = ['2026-11-20T10:00:00Z', '2026-11-20T19:00:00.001+09:00', '2026-11-20T10:00:00.002Z']
  const rooms = written.map((lastMessageAt, i) => aPrivateRoom(i + 1, { lastMessageAt }))
  sortRooms(rooms)
  expect(rooms.map(({ roomId }) => roomId)).toEqual([3, 2, 1])
})
