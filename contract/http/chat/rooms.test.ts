import * as v from 'valibot'
import { expect, it } from 'vitest'
import { RoomInfo } from './rooms.ts'

it('a row and the rooms inside it have the count 0 where the count is null', () => {
  const memberInfo = { memberId: 7, nickname: 'sol', profileImageUrl: null, lastReadMessageId: 0 }
  const times = { pinnedAt: null, lastMessageAt: null }
  const row = {
    roomType: 'BAND-MANAGER',
    roomId: null,
    bandId: 49,
    bandName: '새벽 네 시',
    bandImageUrl: null,
    chatName: '새벽 네 시',
    imageUrl: null,
    status: 'RECRUITING',
    bandSessionList: ['piano'],
    chatRoomInfo: [
      { roomId: 52, memberInfo, session: 'piano', passFail: 'PENDING', unreadCount: null, ...times },
    ],
    unreadCount: null,
    lastMessage: null,
    ...times,
  }
  expect(v.parse(RoomInfo, row)).toMatchObject({ unreadCount: 0, chatRoomInfo: [{ unreadCount: 0 }] })
})
