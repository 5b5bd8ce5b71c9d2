import type {
  ApplicantRoom,
  GroupRoom,
  ManagerRoom,
  MemberInfo,
  PrivateRoom,
} from '#contract/http/chat/rooms.ts'

/** A time on one morning. */
export const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`

const aPerson = (memberId: number, nickname: string): MemberInfo => ({
  memberId,
  nickname,
  profileImageUrl: null,
  lastReadMessageId: 0,
})

const base = { imageUrl: null, pinnedAt: null, unreadCount: 0, lastMessage: null }

export const aPrivateRoom = (roomId: number, facts: Partial<PrivateRoom> = {}): PrivateRoom => ({
  ...base,
  roomType: 'PRIVATE',
  roomId,
  chatName: `room${roomId}`,
  lastMessageAt: at(roomId),
  memberInfo: aPerson(2, 'bo'),
  ...facts,
})

/** A group whose other members have these names. */
export const aGroupRoom = (roomId: number, names: string[], facts: Partial<GroupRoom> = {}): GroupRoom => ({
  ...base,
  roomType: 'GROUP',
  roomId,
  chatName: '토요일 망원 합주',
  lastMessageAt: at(roomId),
  memberInfos: names.map((name, i) => aPerson(10 + i, name)),
  ownerId: null,
  isOpen: false,
  ...facts,
})

export const anApplicantRoom = (roomId: number, facts: Partial<ApplicantRoom> = {}): ApplicantRoom => ({
  ...base,
  roomType: 'BAND-APPLICANT',
  roomId,
  chatName: 'Velvet Kite',
  lastMessageAt: at(roomId),
  memberInfos: [aPerson(3, 'harin')],
  bandId: 5,
  bandName: 'Velvet Kite',
  bandImageUrl: null,
  session: 'bass',
  passFail: 'PENDING',
  ...facts,
})

/** A band with one unread application per room, from members n1, n2 … */
export const aManagedBand = (roomIds: number[], facts: Partial<ManagerRoom> = {}): ManagerRoom => ({
  ...base,
  roomType: 'BAND-MANAGER',
  roomId: null,
  chatName: '밴드',
  unreadCount: roomIds.length,
  lastMessageAt: at(30),
  bandId: 9,
  bandName: '밴드',
  bandImageUrl: null,
  status: 'RECRUITING',
  bandSessionList: [],
  chatRoomInfo: roomIds.map((roomId) => ({
    roomId,
    memberInfo: { ...aPerson(roomId, `n${roomId}`), lastReadMessageId: 4 },
    session: 'bass',
    passFail: 'PENDING',
    lastMessageAt: at(10),
    pinnedAt: null,
    unreadCount: 1,
  })),
  ...facts,
})
