import {
  UNKNOWN_MEMBER_ID,
  UNKNOWN_MEMBER_NAME,
  type ApplicantRoom,
  type GroupRoom,
  type ManagerRoom,
  type MemberInfo,
  type PrivateRoom,
} from '#contract/http/chat.ts'
import type { BandSessionType } from '#contract/values.ts'
import type { ManagedBandRow, OtherTuple, RoomRow } from './roomList.queries.ts'

/** A room of a BAND kind, whose application and band always exist. */
export type BandRoomRow = RoomRow & {
  bandId: number
  bandName: string
  session: string
  passFail: 'PENDING' | 'PASS' | 'FAIL'
}

export function isBandRoom(row: RoomRow): row is BandRoomRow {
  return row.kind === 'BAND' && row.bandId !== null && row.session !== null && row.passFail !== null
}

const iso = (at: Date | null) => at?.toISOString() ?? null

function lastMessage(row: RoomRow) {
  if (row.lastContent === null || row.lastType === null) return null
  return { content: row.lastContent, type: row.lastType, senderId: row.lastSenderId ?? UNKNOWN_MEMBER_ID }
}

function presentMember([memberId, nickname, profileImageUrl, lastReadMessageId]: OtherTuple): MemberInfo {
  return { memberId, nickname, profileImageUrl, lastReadMessageId }
}

const presentMembers = (row: RoomRow): MemberInfo[] => (row.others ?? []).map(presentMember)

const NOBODY: OtherTuple = [UNKNOWN_MEMBER_ID, UNKNOWN_MEMBER_NAME, null, 0]

/** The other one of two; the stand-in once that member has been deleted. */
const otherOf = (row: RoomRow): MemberInfo => presentMember(row.others?.[0] ?? NOBODY)

function presentBase(row: RoomRow) {
  return {
    pinnedAt: iso(row.pinnedAt),
    unreadCount: row.unreadCount,
    lastMessageAt: iso(row.lastMessageAt),
    lastMessage: lastMessage(row),
  }
}

export function presentPrivateRoom(row: RoomRow): PrivateRoom {
  const memberInfo = otherOf(row)
  const { nickname: chatName, profileImageUrl: imageUrl } = memberInfo
  return { roomType: 'PRIVATE', roomId: row.roomId, chatName, imageUrl, ...presentBase(row), memberInfo }
}

export function presentGroupRoom(row: RoomRow): GroupRoom {
  const { roomId, name, imageUrl } = row
  return {
    roomType: 'GROUP',
    roomId,
    chatName: name ?? '',
    imageUrl,
    ...presentBase(row),
    memberInfos: presentMembers(row),
  }
}

export function presentApplicantRoom(row: BandRoomRow): ApplicantRoom {
  const { roomId, bandId, bandName, bandImageUrl, session, passFail } = row
  return {
    roomType: 'BAND-APPLICANT',
    roomId,
    chatName: bandName,
    imageUrl: bandImageUrl,
    ...presentBase(row),
    memberInfos: presentMembers(row),
    bandId,
    bandName,
    bandImageUrl,
    session: session as BandSessionType,
    passFail,
  }
}

/** `rows` are the band's application rooms, in the order they are to be listed. */
export function presentManagerRoom(band: ManagedBandRow, rows: readonly BandRoomRow[]): ManagerRoom {
  const latest = rows.reduce<BandRoomRow | null>(
    (newest, row) => (millis(row.lastMessageAt) > millis(newest?.lastMessageAt) ? row : newest),
    null,
  )
  const { bandId, name, imageUrl, status } = band
  return {
    roomType: 'BAND-MANAGER',
    roomId: null,
    chatName: name,
    imageUrl,
    pinnedAt: iso(band.pinnedAt),
    unreadCount: rows.reduce((sum, row) => sum + row.unreadCount, 0),
    lastMessageAt: iso(latest?.lastMessageAt ?? null),
    lastMessage: latest && lastMessage(latest),
    bandId,
    bandName: name,
    bandImageUrl: imageUrl,
    status,
    bandSessionList: band.sessions as BandSessionType[],
    chatRoomInfo: rows.map((row) => ({
      roomId: row.roomId,
      memberInfo: otherOf(row),
      session: row.session as BandSessionType,
      passFail: row.passFail,
      lastMessageAt: iso(row.lastMessageAt),
      pinnedAt: iso(row.pinnedAt),
      unreadCount: row.unreadCount,
    })),
  }
}

const millis = (at: Date | null | undefined) => at?.getTime() ?? 0
