import { UNKNOWN_MEMBER_ID, UNKNOWN_MEMBER_NAME, type MessageType } from '#contract/http/chat/messages.ts'
import type { RoomMute } from '#contract/http/chat/mutes.ts'
import {
  type ApplicantRoom,
  type GroupRoom,
  type ManagerRoom,
  type MemberInfo,
  type PrivateRoom,
} from '#contract/http/chat/rooms.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { BandTuple, RoomListRows, RoomTuple } from './roomList.queries.ts'

/**
 * A room with its other members, times in the contract's form. `application` is null except in BAND rooms.
 */
export interface ListedRoom {
  roomId: number
  kind: RoomTuple[1]
  name: string | null
  imageUrl: string | null
  /** Both for groups only. */
  ownerId: number | null
  isOpen: boolean
  pinnedAt: string | null
  /** Null: not muted. It may be over: see `asOf`. */
  muted: RoomMute | null
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
 * The store writes `2026-03-14T09:00:00.12+00:00`, the contract requires `2026-03-14T09:00:00.120Z`. Other
 * zones are parsed by `Date`, which for all values would take a tenth of the list's time (S9).
 */
export function iso(at: string | null): string | null {
  if (at === null) return null
  if (!at.endsWith('+00:00')) return new Date(at).toISOString()
  return `${at.slice(0, 19)}.${at.slice(20, -6).padEnd(3, '0')}Z`
}

/** One member's list: the rooms they are in, and the bands they manage. */
export interface SeenList {
  rooms: ListedRoom[]
  bands: BandTuple[]
}

/** Splits the query's rows into one list per member, in the order of the ids. */
export function seenLists(rows: RoomListRows, memberIds: readonly number[]): SeenList[] {
  const lists = new Map<number, SeenList>(memberIds.map((memberId) => [memberId, { rooms: [], bands: [] }]))
  const rooms = new Map(rows.rooms.map((room) => [room[0], room]))
  const lastMessages = lastMessagesById(rows)
  const applications = applicationsByRoom(rows)
  const occupants = occupantsByRoom(rows)
  const blocked = new Set(rows.blocks.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]))
  for (const [memberId, roomId, pinnedAt, readTalkCount, mute] of rows.seats) {
    const room = rooms.get(roomId)
    if (!room) continue
    const others = (occupants.get(roomId) ?? []).filter((occupant) => occupant.memberId !== memberId)
    // a block hides the room of the two from both
    if (room[1] !== 'GROUP' && others.some((other) => blocked.has(`${memberId} ${other.memberId}`))) continue
    const [, kind, name, imageUrl, talkCount, lastMessageId, lastMessageAt, ownerId, isOpen] = room
    lists.get(memberId)?.rooms.push({
      roomId,
      kind,
      name,
      imageUrl,
      ownerId,
      isOpen,
      pinnedAt: iso(pinnedAt),
      muted: mute && { until: iso(mute[0]), mentions: mute[1] },
      unreadCount: talkCount - readTalkCount,
      lastMessageAt: iso(lastMessageAt),
      lastMessage: lastMessages.get(lastMessageId) ?? null,
      application: applications.get(roomId) ?? null,
      others,
    })
  }
  for (const band of rows.bands) lists.get(band[6])?.bands.push(band)
  return memberIds.map((memberId) => lists.get(memberId)!)
}

/** The room at a time in the contract's form: a mute whose time has passed is none (CH20). */
export function asOf(room: ListedRoom, at: string): ListedRoom {
  const until = room.muted?.until ?? null
  return until !== null && until <= at ? { ...room, muted: null } : room
}

function lastMessagesById(rows: Pick<RoomListRows, 'lastMessages'>) {
  return new Map(
    rows.lastMessages.map(([messageId, content, type, senderId]) => [
      messageId,
      { content, type, senderId: senderId ?? UNKNOWN_MEMBER_ID },
    ]),
  )
}

function applicationsByRoom(rows: Pick<RoomListRows, 'applications'>): Map<number, Application> {
  return new Map(
    rows.applications.map(([roomId, bandId, bandName, bandImageUrl, managerId, session, passFail]) => [
      roomId,
      { bandId, bandName, bandImageUrl, managerId, session, passFail },
    ]),
  )
}

/** In id order. */
function occupantsByRoom(rows: Pick<RoomListRows, 'occupants' | 'people'>): Map<number, MemberInfo[]> {
  const people = new Map(rows.people.map((person) => [person[0], person]))
  const rooms = new Map<number, MemberInfo[]>()
  for (const [roomId, memberId, lastReadMessageId] of rows.occupants) {
    const person = people.get(memberId)
    if (!person) continue
    const [, nickname, profileImageUrl] = person
    const occupant = { memberId, nickname, profileImageUrl, lastReadMessageId }
    const room = rooms.get(roomId)
    if (room) room.push(occupant)
    else rooms.set(roomId, [occupant])
  }
  for (const occupants of rooms.values()) occupants.sort((a, b) => a.memberId - b.memberId)
  return rooms
}

function presentBase({ pinnedAt, muted, unreadCount, lastMessageAt, lastMessage }: ListedRoom) {
  return { pinnedAt, muted, unreadCount, lastMessageAt, lastMessage }
}

const NOBODY: MemberInfo = {
  memberId: UNKNOWN_MEMBER_ID,
  nickname: UNKNOWN_MEMBER_NAME,
  profileImageUrl: null,
  lastReadMessageId: 0,
}

/** Copies the member: lists read in one batch share these objects, but each caller has its own `urlOf`. */
const presentMember = (member: MemberInfo, urlOf: UrlOf): MemberInfo => ({
  ...member,
  profileImageUrl: urlOf(member.profileImageUrl),
})

const presentOthers = (room: ListedRoom, urlOf: UrlOf) =>
  room.others.map((member) => presentMember(member, urlOf))

/** The other member of a two-person room; the stand-in if that member was deleted. */
const presentOther = (room: ListedRoom, urlOf: UrlOf) => presentMember(room.others[0] ?? NOBODY, urlOf)

export function presentPrivateRoom(room: ListedRoom, urlOf: UrlOf): PrivateRoom {
  const memberInfo = presentOther(room, urlOf)
  const { nickname: chatName, profileImageUrl: imageUrl } = memberInfo
  return { roomType: 'PRIVATE', roomId: room.roomId, chatName, imageUrl, ...presentBase(room), memberInfo }
}

export function presentGroupRoom(room: ListedRoom, urlOf: UrlOf): GroupRoom {
  const { roomId, name, imageUrl, ownerId, isOpen } = room
  return {
    roomType: 'GROUP',
    roomId,
    chatName: name ?? '',
    imageUrl: urlOf(imageUrl),
    ...presentBase(room),
    memberInfos: presentOthers(room, urlOf),
    ownerId,
    isOpen,
  }
}

export function presentApplicantRoom(
  room: ListedRoom,
  application: Application,
  urlOf: UrlOf,
): ApplicantRoom {
  const { bandId, bandName, session, passFail } = application
  const bandImageUrl = urlOf(application.bandImageUrl)
  return {
    roomType: 'BAND-APPLICANT',
    roomId: room.roomId,
    chatName: bandName,
    imageUrl: bandImageUrl,
    ...presentBase(room),
    memberInfos: presentOthers(room, urlOf),
    bandId,
    bandName,
    bandImageUrl,
    session,
    passFail,
  }
}

/** One application room inside the manager's row. */
function presentApplication(
  room: ListedRoom,
  { session, passFail }: Application,
  urlOf: UrlOf,
): ManagerRoom['chatRoomInfo'][number] {
  const { roomId, lastMessageAt, pinnedAt, muted, unreadCount } = room
  const memberInfo = presentOther(room, urlOf)
  return { roomId, memberInfo, session, passFail, lastMessageAt, pinnedAt, muted, unreadCount }
}

/** `rooms` are the band's application rooms in list order. */
export function presentManagerRoom(band: BandTuple, rooms: readonly ListedRoom[], urlOf: UrlOf): ManagerRoom {
  const [bandId, bandName, storedImageUrl, status, pinnedAt, bandSessionList] = band
  const bandImageUrl = urlOf(storedImageUrl)
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
      room.application ? [presentApplication(room, room.application, urlOf)] : [],
    ),
  }
}
