import type { MessageType } from '#contract/http/chat/messages.ts'
import type { RoomMute } from '#contract/http/chat/mutes.ts'
import type { ManagerRoom, MemberInfo, RoomInfo } from '#contract/http/chat/rooms.ts'

/**
 * How a room's messages travel over the socket: a group's on its topic, a two-person room's on user queues.
 */
export type RoomKind = 'GROUP' | 'PRIVATE'

/** One room, whichever kind of list row it comes from. */
export interface RoomSummary {
  roomId: number
  roomType: 'GROUP' | 'PRIVATE' | 'BAND-APPLICANT' | 'BAND-MANAGER'
  title: string
  imageUrl: string | null
  /** The band that is applied to; null in every other kind of room. */
  bandId: number | null
  /** The other members. */
  people: readonly MemberInfo[]
  /** Groups only: who may change it, and whether everybody may join. */
  ownerId: number | null
  isOpen: boolean
  unreadCount: number
  lastMessageAt: string | null
  /** Null: not muted. */
  muted: RoomMute | null
}

/** Finds a room in the list; a managed band's application rooms are inside the band's row. */
export function findRoom(rooms: readonly RoomInfo[], roomId: number): RoomSummary | null {
  for (const room of rooms) {
    if (room.roomType === 'BAND-MANAGER') {
      const inside = room.chatRoomInfo.find((one) => one.roomId === roomId)
      if (!inside) continue
      const { memberInfo, unreadCount, lastMessageAt, muted = null } = inside
      return {
        roomId,
        roomType: room.roomType,
        title: memberInfo.nickname,
        imageUrl: memberInfo.profileImageUrl,
        bandId: room.bandId,
        people: [memberInfo],
        ownerId: null,
        isOpen: false,
        unreadCount,
        lastMessageAt,
        muted,
      }
    }
    if (room.roomId !== roomId) continue
    return {
      roomId,
      roomType: room.roomType,
      title: room.chatName,
      imageUrl: room.imageUrl,
      bandId: room.roomType === 'BAND-APPLICANT' ? room.bandId : null,
      people: room.roomType === 'PRIVATE' ? [room.memberInfo] : room.memberInfos,
      ownerId: room.roomType === 'GROUP' ? room.ownerId : null,
      isOpen: room.roomType === 'GROUP' && room.isOpen,
      unreadCount: room.unreadCount,
      lastMessageAt: room.lastMessageAt,
      muted: room.muted ?? null,
    }
  }
  return null
}

/** The unread messages of all rooms that are not muted. */
export function totalUnread(rooms: readonly RoomInfo[]): number {
  return rooms.reduce((sum, room) => sum + room.unreadCount - mutedUnread(room), 0)
}

/** The unread messages of a row that are not counted elsewhere. */
export function mutedUnread(room: RoomInfo): number {
  if (room.roomType !== 'BAND-MANAGER') return room.muted ? room.unreadCount : 0
  return room.chatRoomInfo.reduce((sum, inside) => sum + (inside.muted ? inside.unreadCount : 0), 0)
}

/** The rooms of a row: one, or the application rooms of a managed band. */
export const roomsBehind = (
  row: RoomInfo,
): readonly { roomId: number; muted?: RoomMute | null | undefined }[] =>
  row.roomType === 'BAND-MANAGER' ? row.chatRoomInfo : [row]

/** Whether nothing behind a row is told. */
export function isRowMuted(row: RoomInfo): boolean {
  const behind = roomsBehind(row)
  return behind.length > 0 && behind.every(({ muted }) => muted)
}

/** The part of a new message that a list row needs. */
export interface RoomNews {
  roomId: number
  senderId: number
  content: string
  type: MessageType
  /** A SYSTEM line that counts as unread. */
  isNews?: boolean | undefined
  timestamp: string
}

/**
 * Puts a message into its row. `known`: the row already showed it or a later one, so nothing changed.
 * `absent`: no row has the room. Here and below rows are replaced, never mutated, so that unchanged rows keep
 * their identity.
 */
export function noteMessage(rooms: RoomInfo[], news: RoomNews): 'noted' | 'known' | 'absent' {
  const place = findPlace(rooms, news.roomId)
  if (!place) return 'absent'
  const { index, row, inside } = place
  const { content, type, senderId, timestamp } = news
  const shown = (inside ?? row).lastMessageAt
  const isShown = shown === timestamp && (inside !== undefined || row.lastMessage?.content === content)
  if (isShown || isBefore(timestamp, shown)) return 'known'

  const isNewest = !isBefore(timestamp, row.lastMessageAt)
  const changed = isNewest
    ? { ...row, lastMessageAt: timestamp, lastMessage: { content, type, senderId } }
    : row
  rooms[index] = withInside(changed, inside, { lastMessageAt: timestamp })
  return 'noted'
}

/** Sets a room's unread count and adjusts the sum of the band row it may be inside. */
export function noteUnread(rooms: RoomInfo[], roomId: number, count: (before: number) => number): void {
  const place = findPlace(rooms, roomId)
  if (!place) return
  const { index, row, inside } = place
  const before = (inside ?? row).unreadCount
  const unreadCount = count(before)
  if (unreadCount === before) return
  const sum = row.unreadCount + unreadCount - before
  rooms[index] = withInside({ ...row, unreadCount: sum }, inside, { unreadCount })
}

/** Identifies a row of the list: a room, or a managed band with its application rooms. */
export type RowTarget = { roomId: number } | { bandId: number }

/** Pins a row, or unpins it with null. Returns the previous value, or undefined when there is no such row. */
export function notePin(
  rooms: RoomInfo[],
  target: RowTarget,
  pinnedAt: string | null,
): string | null | undefined {
  const index = rooms.findIndex((row) =>
    'bandId' in target
      ? row.roomType === 'BAND-MANAGER' && row.bandId === target.bandId
      : row.roomId === target.roomId,
  )
  const row = rooms[index]
  if (!row) return undefined
  rooms[index] = { ...row, pinnedAt }
  return row.pinnedAt
}

/**
 * Mutes a room, or ends that with null. Returns the previous value, or undefined when no row has the room.
 */
export function noteMute(
  rooms: RoomInfo[],
  roomId: number,
  muted: RoomMute | null,
): RoomMute | null | undefined {
  const place = findPlace(rooms, roomId)
  if (!place) return undefined
  const { index, row, inside } = place
  rooms[index] = inside ? withInside(row, inside, { muted }) : ({ ...row, muted } as RoomInfo)
  return (inside ?? (row as Exclude<RoomInfo, ManagerRoom>)).muted ?? null
}

/** When the next mute ends, in ms since the epoch; null: none does by itself. */
export function nextMuteEnd(rooms: readonly RoomInfo[]): number | null {
  const ends = mutedRooms(rooms).flatMap(({ muted: { until } }) =>
    until === null ? [] : [Date.parse(until)],
  )
  return ends.length === 0 ? null : Math.min(...ends)
}

/** Ends the mutes whose time has passed. */
export function endMutes(rooms: RoomInfo[], now: number): void {
  for (const { roomId, muted } of mutedRooms(rooms))
    if (muted.until !== null && Date.parse(muted.until) <= now) noteMute(rooms, roomId, null)
}

/** In the order of the list, also those inside a managed band's row. */
export function mutedRooms(rooms: readonly RoomInfo[]): { roomId: number; muted: RoomMute }[] {
  return rooms.flatMap(roomsBehind).flatMap(({ roomId, muted }) => (muted ? [{ roomId, muted }] : []))
}

const isBefore = (timestamp: string, other: string | null) =>
  other !== null && Date.parse(timestamp) < Date.parse(other)

type Inside = ManagerRoom['chatRoomInfo'][number]

function findPlace(
  rooms: readonly RoomInfo[],
  roomId: number,
): { index: number; row: RoomInfo; inside?: Inside } | null {
  for (const [index, row] of rooms.entries()) {
    if (row.roomType !== 'BAND-MANAGER') {
      if (row.roomId === roomId) return { index, row }
      continue
    }
    const inside = row.chatRoomInfo.find((one) => one.roomId === roomId)
    if (inside) return { index, row, inside }
  }
  return null
}

function withInside(row: RoomInfo, inside: Inside | undefined, changes: Partial<Inside>): RoomInfo {
  if (!inside || row.roomType !== 'BAND-MANAGER') return row
  const chatRoomInfo = row.chatRoomInfo.map((one) => (one === inside ? { ...one, ...changes } : one))
  return { ...row, chatRoomInfo }
}
