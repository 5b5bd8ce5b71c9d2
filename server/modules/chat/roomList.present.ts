import {
  UNKNOWN_MEMBER_ID,
  UNKNOWN_MEMBER_NAME,
  type ApplicantRoom,
  type GroupRoom,
  type ManagerRoom,
  type MemberInfo,
  type MessageType,
  type PrivateRoom,
} from '#contract/http/chat.ts'
import type { BandSessionType } from '#contract/values.ts'
import type { BandTuple, OtherTuple, RoomTuple } from './roomList.queries.ts'

/** A room with the others in it, its times as the contract writes them. What is about a band is null but in BAND rooms. */
export interface ListedRoom {
  roomId: number
  kind: RoomTuple[1]
  name: string | null
  imageUrl: string | null
  pinnedAt: string | null
  unreadCount: number
  lastMessageAt: string | null
  lastMessage: { content: string; type: MessageType; senderId: number } | null
  application: Application | null
  others: MemberInfo[]
}

export interface Application {
  bandId: number
  bandName: string
  bandImageUrl: string | null
  managerId: number
  session: BandSessionType
  passFail: ApplicantRoom['passFail']
}

const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString())

/** Joins the two halves of the query's answer. */
export function listedRooms(tuples: readonly RoomTuple[], others: readonly OtherTuple[]): ListedRoom[] {
  const rooms = new Map<number, ListedRoom>()
  for (const tuple of tuples) rooms.set(tuple[0], listedRoom(tuple))
  for (const [roomId, memberId, nickname, profileImageUrl, lastReadMessageId] of others) {
    rooms.get(roomId)?.others.push({ memberId, nickname, profileImageUrl, lastReadMessageId })
  }
  for (const room of rooms.values()) room.others.sort((a, b) => a.memberId - b.memberId)
  return [...rooms.values()]
}

function listedRoom([
  roomId,
  kind,
  name,
  imageUrl,
  pinnedAt,
  unreadCount,
  lastMessageAt,
  content,
  type,
  senderId,
  bandId,
  bandName,
  bandImageUrl,
  managerId,
  session,
  passFail,
]: RoomTuple): ListedRoom {
  return {
    roomId,
    kind,
    name,
    imageUrl,
    unreadCount,
    pinnedAt: iso(pinnedAt),
    lastMessageAt: iso(lastMessageAt),
    lastMessage:
      content === null || type === null ? null : { content, type, senderId: senderId ?? UNKNOWN_MEMBER_ID },
    application:
      bandId === null || bandName === null || managerId === null || session === null || passFail === null
        ? null
        : { bandId, bandName, bandImageUrl, managerId, session, passFail },
    others: [],
  }
}

function presentBase({ pinnedAt, unreadCount, lastMessageAt, lastMessage }: ListedRoom) {
  return { pinnedAt, unreadCount, lastMessageAt, lastMessage }
}

const NOBODY: MemberInfo = {
  memberId: UNKNOWN_MEMBER_ID,
  nickname: UNKNOWN_MEMBER_NAME,
  profileImageUrl: null,
  lastReadMessageId: 0,
}

/** The other one of two; the stand-in once that member has been deleted. */
const otherOf = (room: ListedRoom): MemberInfo => room.others[0] ?? NOBODY

export function presentPrivateRoom(room: ListedRoom): PrivateRoom {
  const memberInfo = otherOf(room)
  const { nickname: chatName, profileImageUrl: imageUrl } = memberInfo
  return { roomType: 'PRIVATE', roomId: room.roomId, chatName, imageUrl, ...presentBase(room), memberInfo }
}

export function presentGroupRoom(room: ListedRoom): GroupRoom {
  const { roomId, name, imageUrl, others } = room
  return {
    roomType: 'GROUP',
    roomId,
    chatName: name ?? '',
    imageUrl,
    ...presentBase(room),
    memberInfos: others,
  }
}

export function presentApplicantRoom(room: ListedRoom, application: Application): ApplicantRoom {
  const { bandId, bandName, bandImageUrl, session, passFail } = application
  return {
    roomType: 'BAND-APPLICANT',
    roomId: room.roomId,
    chatName: bandName,
    imageUrl: bandImageUrl,
    ...presentBase(room),
    memberInfos: room.others,
    bandId,
    bandName,
    bandImageUrl,
    session,
    passFail,
  }
}

/** One application room inside a manager's row. */
function presentApplication(
  room: ListedRoom,
  { session, passFail }: Application,
): ManagerRoom['chatRoomInfo'][number] {
  const { roomId, lastMessageAt, pinnedAt, unreadCount } = room
  return { roomId, memberInfo: otherOf(room), session, passFail, lastMessageAt, pinnedAt, unreadCount }
}

/** `rooms` are the band's application rooms in the order they are to be listed. */
export function presentManagerRoom(band: BandTuple, rooms: readonly ListedRoom[]): ManagerRoom {
  const [bandId, bandName, bandImageUrl, status, pinnedAt, bandSessionList] = band
  const latest = rooms.reduce<ListedRoom | null>(
    (newest, room) => ((room.lastMessageAt ?? '') > (newest?.lastMessageAt ?? '') ? room : newest),
    null,
  )
  return {
    roomType: 'BAND-MANAGER',
    roomId: null,
    chatName: bandName,
    imageUrl: bandImageUrl,
    pinnedAt: iso(pinnedAt),
    unreadCount: rooms.reduce((sum, room) => sum + room.unreadCount, 0),
    lastMessageAt: latest?.lastMessageAt ?? null,
    lastMessage: latest?.lastMessage ?? null,
    bandId,
    bandName,
    bandImageUrl,
    status,
    bandSessionList,
    chatRoomInfo: rooms.flatMap((room) =>
      room.application ? [presentApplication(room, room.application)] : [],
    ),
  }
}
