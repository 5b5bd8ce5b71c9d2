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
import type { BandSessionType } from '#contract/sessions.ts'
import type { UrlOf } from '#server/fileUrls.ts'
import type { BandTuple, RoomListRows, RoomTuple } from './roomList.queries.ts'

/** A room with the others in it, its times as the contract writes them. `application` is null but in BAND rooms. */
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

/**
 * The store writes `2026-03-14T09:00:00.12+00:00` where the contract has `2026-03-14T09:00:00.120Z`. A store set to
 * another zone is read by `Date`, which would take a tenth of a list's time for all of them (S9).
 */
function iso(at: string | null): string | null {
  if (at === null) return null
  if (!at.endsWith('+00:00')) return new Date(at).toISOString()
  return `${at.slice(0, 19)}.${at.slice(20, -6).padEnd(3, '0')}Z`
}

/** Joins the parts of the query's answer. */
export function listedRooms(
  rows: Pick<RoomListRows, 'rooms' | 'applications' | 'others' | 'people'>,
): ListedRoom[] {
  const rooms = new Map<number, ListedRoom>()
  for (const tuple of rows.rooms) rooms.set(tuple[0], listedRoom(tuple))
  for (const [roomId, bandId, bandName, bandImageUrl, managerId, session, passFail] of rows.applications) {
    const room = rooms.get(roomId)
    if (room) room.application = { bandId, bandName, bandImageUrl, managerId, session, passFail }
  }
  const people = new Map(rows.people.map((person) => [person[0], person]))
  for (const [roomId, memberId, lastReadMessageId] of rows.others) {
    const person = people.get(memberId)
    if (!person) continue
    const [, nickname, profileImageUrl] = person
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
    application: null,
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

export function presentGroupRoom(room: ListedRoom, urlOf: UrlOf): GroupRoom {
  const { roomId, name, imageUrl, others } = room
  return {
    roomType: 'GROUP',
    roomId,
    chatName: name ?? '',
    imageUrl: urlOf(imageUrl),
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
