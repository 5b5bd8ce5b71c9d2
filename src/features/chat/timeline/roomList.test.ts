import { describe, expect, it } from 'vitest'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { sortRooms } from '../roomOrder.ts'
import { aGroupRoom, aManagedBand, anApplicantRoom, aPrivateRoom, at } from '../testing/someRooms.ts'
import {
  endMutes,
  findRoom,
  mutedUnread,
  nextMuteEnd,
  noteMessage,
  noteMute,
  notePin,
  noteUnread,
  totalUnread,
} from './roomList.ts'

describe('findRoom', () => {
  const rooms = [aManagedBand([7]), anApplicantRoom(3), aPrivateRoom(1), aGroupRoom(2, ['harin', 'jun'])]

  it('finds a private room behind a band row that does not contain it, with the other person', () => {
    expect(findRoom(rooms, 1)).toMatchObject({ title: 'room1', bandId: null, people: [{ nickname: 'bo' }] })
  })

  it('gives everybody else in a group', () => {
    const people = [{ nickname: 'harin' }, { nickname: 'jun' }]
    expect(findRoom(rooms, 2)).toMatchObject({ title: '토요일 망원 합주', bandId: null, people })
  })

  it('gives the band that is applied to', () => {
    expect(findRoom(rooms, 3)).toMatchObject({
      title: 'Velvet Kite',
      bandId: 5,
      people: [{ nickname: 'harin' }],
    })
  })

  it('returns null when the list does not have the room', () => {
    expect(findRoom(rooms, 99)).toBeNull()
  })
})

describe('an application room', () => {
  it('changes without the other rooms of its band, and has its own count', () => {
    const rooms = [aManagedBand([7, 8])]
    noteUnread(rooms, 7, (before) => before + 1)
    noteMessage(rooms, { roomId: 7, senderId: 7, content: '저요', type: 'TEXT', timestamp: at(20) })
    expect(rooms[0]).toMatchObject({
      lastMessageAt: at(30),
      lastMessage: null,
      chatRoomInfo: [
        { roomId: 7, unreadCount: 2, lastMessageAt: at(20) },
        { roomId: 8, unreadCount: 1, lastMessageAt: at(10) },
      ],
    })
  })

  it('knows a message with the time of its last one, whatever the band’s row shows', () => {
    const news = { roomId: 7, senderId: 7, content: '저요', type: 'TEXT', timestamp: at(10) } as const
    expect(noteMessage([aManagedBand([7])], news)).toBe('known')
  })

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

it('noteMessage ignores a message the row already knows, and reports a room that no row has', () => {
  const rooms = [aPrivateRoom(1, { lastMessage: { content: '안녕', type: 'TEXT', senderId: 2 } })]
  const news = { roomId: 1, senderId: 2, content: '안녕', type: 'TEXT', timestamp: at(1) } as const
  expect(noteMessage(rooms, news)).toBe('known')
  expect(noteMessage(rooms, { ...news, timestamp: at(0) })).toBe('known')
  expect(noteMessage(rooms, { ...news, content: '같은 순간의 다른 말' })).toBe('noted')
  expect(noteMessage(rooms, { ...news, roomId: 99 })).toBe('absent')
})

it('a row without a preview takes a message with the time of its last one', () => {
  const rooms = [aPrivateRoom(1)]
  const news = { roomId: 1, senderId: 2, content: '안녕', type: 'TEXT', timestamp: at(1) } as const
  expect(noteMessage(rooms, news)).toBe('noted')
})

it('a count for a room that is not in the list changes nothing', () => {
  const rooms = [aPrivateRoom(1)]
  noteUnread(rooms, 99, () => 3)
  expect(rooms).toEqual([aPrivateRoom(1)])
})

describe('a pin', () => {
  it('is set on a room or on a managed band’s row, and its previous value is returned', () => {
    const rooms: RoomInfo[] = [
      aPrivateRoom(1, { pinnedAt: at(3) }),
      anApplicantRoom(2, { bandId: 9 }),
      aManagedBand([6], { bandId: 8 }),
      aManagedBand([7], { bandId: 9 }),
    ]
    expect(notePin(rooms, { roomId: 1 }, null)).toBe(at(3))
    expect(notePin(rooms, { bandId: 9 }, at(5))).toBeNull()
    expect(rooms.map(({ pinnedAt }) => pinnedAt)).toEqual([null, null, null, at(5)])
  })

  it('changes nothing for a row that is not in the list', () => {
    const rooms: RoomInfo[] = [aPrivateRoom(1)]
    expect(notePin(rooms, { roomId: 2 }, at(5))).toBeUndefined()
    expect(notePin(rooms, { bandId: 1 }, at(5))).toBeUndefined()
    expect(rooms).toEqual([aPrivateRoom(1)])
  })
})

it('keeps the identity of every row that did not change', () => {
  const rooms: RoomInfo[] = [aPrivateRoom(1), aManagedBand([7, 8]), aPrivateRoom(2)]
  const [one, band, two] = rooms
  noteMessage(rooms, { roomId: 2, senderId: 2, content: '새 말', type: 'TEXT', timestamp: at(50) })
  noteUnread(rooms, 2, (before) => before + 1)
  sortRooms(rooms)
  expect(rooms.slice(1)).toEqual([band, one])
  expect(rooms[1]).toBe(band)
  expect(rooms[2]).toBe(one)
  expect(two).toEqual(aPrivateRoom(2))
  noteUnread(rooms, 1, () => 0)
  expect(rooms[2]).toBe(one)
})

describe('a muted room', () => {
  const FOR_GOOD = { until: null, mentions: true }
  const untilMinute = (minute: number) => ({ until: at(minute), mentions: false })

  it('is not part of the total, also inside the row of its band', () => {
    const rooms = [
      aPrivateRoom(1, { unreadCount: 3 }),
      aPrivateRoom(2, { unreadCount: 4 }),
      aManagedBand([7, 8]),
    ]
    noteMute(rooms, 1, FOR_GOOD)
    noteMute(rooms, 7, FOR_GOOD)
    expect(totalUnread(rooms)).toBe(5)
    expect(rooms.map(mutedUnread)).toEqual([3, 0, 1])
    expect(rooms.map(({ unreadCount }) => unreadCount)).toEqual([3, 4, 2])
  })

  it('gives back what it was before, and changes no other row', () => {
    const other = aPrivateRoom(2)
    const rooms: RoomInfo[] = [aPrivateRoom(1), other, aManagedBand([7])]
    expect(noteMute(rooms, 1, FOR_GOOD)).toBeNull()
    expect(noteMute(rooms, 1, null)).toEqual(FOR_GOOD)
    expect(noteMute(rooms, 7, FOR_GOOD)).toBeNull()
    expect(noteMute(rooms, 7, null)).toEqual(FOR_GOOD)
    expect(noteMute(rooms, 99, FOR_GOOD)).toBeUndefined()
    expect(rooms[1]).toBe(other)
  })

  it('is found with its mute', () => {
    const rooms: RoomInfo[] = [aPrivateRoom(1, { muted: FOR_GOOD }), aManagedBand([7])]
    expect([findRoom(rooms, 1)?.muted, findRoom(rooms, 7)?.muted]).toEqual([FOR_GOOD, null])
  })

  it('ends at its time, and one without a time does not', () => {
    const rooms: RoomInfo[] = [
      aPrivateRoom(1, { muted: untilMinute(20) }),
      aPrivateRoom(2, { muted: FOR_GOOD }),
      aManagedBand([7]),
    ]
    noteMute(rooms, 7, untilMinute(10))
    expect(nextMuteEnd(rooms)).toBe(Date.parse(at(10)))
    endMutes(rooms, Date.parse(at(10)))
    expect([1, 2, 7].map((roomId) => findRoom(rooms, roomId)?.muted)).toEqual([
      untilMinute(20),
      FOR_GOOD,
      null,
    ])
    endMutes(rooms, Date.parse(at(30)))
    expect(nextMuteEnd(rooms)).toBeNull()
    expect(findRoom(rooms, 2)?.muted).toEqual(FOR_GOOD)
  })
})
