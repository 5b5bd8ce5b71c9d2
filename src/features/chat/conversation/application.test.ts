import { expect, it } from 'vitest'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { applicationOf } from './application.ts'

const base = {
  chatName: '새벽 네 시',
  imageUrl: null,
  pinnedAt: null,
  unreadCount: 0,
  lastMessageAt: null,
  lastMessage: null,
}
const band = { bandId: 3, bandName: '새벽 네 시', bandImageUrl: null }
const memberInfo = { memberId: 9, nickname: 'sol', profileImageUrl: null, lastReadMessageId: 0 }

const ROOMS: RoomInfo[] = [
  { roomType: 'PRIVATE', roomId: 1, memberInfo, ...base },
  {
    roomType: 'BAND-MANAGER',
    roomId: null,
    status: 'RECRUITING',
    bandSessionList: ['bass'],
    chatRoomInfo: [
      {
        roomId: 2,
        memberInfo,
        session: 'bass',
        passFail: 'PENDING',
        lastMessageAt: null,
        pinnedAt: null,
        unreadCount: 0,
      },
    ],
    ...band,
    ...base,
  },
  {
    roomType: 'BAND-APPLICANT',
    roomId: 5,
    memberInfos: [memberInfo],
    session: 'drums',
    passFail: 'PASS',
    ...band,
    bandId: 4,
    ...base,
  },
]

it('finds an application as manager and as applicant', () => {
  const name = { bandName: '새벽 네 시' }
  expect(applicationOf(ROOMS, 2)).toEqual({
    bandId: 3,
    ...name,
    session: 'bass',
    passFail: 'PENDING',
    isManager: true,
  })
  expect(applicationOf(ROOMS, 5)).toEqual({
    bandId: 4,
    ...name,
    session: 'drums',
    passFail: 'PASS',
    isManager: false,
  })
})

it('finds none in rooms of another kind, or in an unlisted room', () => {
  expect(applicationOf(ROOMS, 1)).toBeNull()
  expect(applicationOf(ROOMS, 9)).toBeNull()
})
