import { findHangul } from '#contract/hangul/findHangul.ts'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { paths } from '#src/lib/paths.ts'
import type { RoomSummary, RowTarget } from '../timeline/roomList.ts'

/** docs/product/chat.md "Room list": all, general and band rooms. */
export const FILTERS = { all: '전체', general: '일반', band: '밴드' } as const
export type RoomFilter = keyof typeof FILTERS

export const isFilter = (text: string | null): text is RoomFilter =>
  text !== null && Object.hasOwn(FILTERS, text)

/** A managed band is a row of its own, without a room id (docs/product/chat.md "Rooms"). */
export const keyOf = (room: RoomInfo) =>
  room.roomType === 'BAND-MANAGER' ? `band-${room.bandId}` : `room-${room.roomId}`

export const targetOf = (room: RoomInfo): RowTarget =>
  room.roomType === 'BAND-MANAGER' ? { bandId: room.bandId } : { roomId: room.roomId }

/** The page that a tap on a row opens (docs/product/chat.md "Room list"). */
export const addressOf = (room: RoomInfo): string =>
  room.roomType === 'BAND-MANAGER' ? paths.bandRecruit(room.bandId) : conversationOf(room)

/** The conversation of a room, also of one inside a managed band's row. */
export function conversationOf({ roomId, roomType }: Pick<RoomSummary, 'roomId' | 'roomType'>): string {
  switch (roomType) {
    case 'PRIVATE':
      return paths.privateChat(roomId)
    case 'GROUP':
      return paths.groupChat(roomId)
    case 'BAND-APPLICANT':
    case 'BAND-MANAGER':
      return paths.bandRoom(roomId)
  }
}

/** The others' names: those in the room, or the applicants of a managed band, each once. */
export function othersOf(room: RoomInfo): string[] {
  switch (room.roomType) {
    case 'BAND-MANAGER':
      return [...new Set(room.chatRoomInfo.map(({ memberInfo }) => memberInfo.nickname))]
    case 'PRIVATE':
      return [room.memberInfo.nickname]
    case 'GROUP':
    case 'BAND-APPLICANT':
      return room.memberInfos.map(({ nickname }) => nickname)
  }
}

const isGeneral = ({ roomType }: RoomInfo) => roomType === 'PRIVATE' || roomType === 'GROUP'

/**
 * Filters the rooms of CH1 by kind and by the name of the room or of somebody in it, keeping their order.
 * Create one per query and reuse it: it caches the result per room, so that a change to one of 2,000 rooms
 * checks that room alone.
 */
export function roomFinder(filter: RoomFilter, typed: string): (rooms: readonly RoomInfo[]) => RoomInfo[] {
  const seen = new WeakMap<RoomInfo, boolean>()
  const look = (room: RoomInfo) =>
    (filter === 'all' || isGeneral(room) === (filter === 'general')) &&
    (typed === '' || [room.chatName, ...othersOf(room)].some((name) => findHangul(typed, name)))
  return (rooms) =>
    rooms.filter((room) => {
      const known = seen.get(room) ?? look(room)
      seen.set(room, known)
      return known
    })
}
