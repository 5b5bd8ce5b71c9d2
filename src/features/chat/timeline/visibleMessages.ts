import { indexFrom, type MessageTable } from './messageTable.ts'
import type { RoomTimeline } from './timelineSlice.ts'

const NOTHING: MessageTable = []

/**
 * The messages of a room that are shown. After a reconnect live messages can arrive before the gap below them
 * is filled: they are hidden until it is, so no row is ever inserted between two rows on screen. If the gap
 * cannot be read they are shown anyway.
 */
export function visibleMessages(
  room: Pick<RoomTimeline, 'messages' | 'hasOlder' | 'solid' | 'solidUpTo' | 'failure'> | undefined,
): MessageTable {
  if (!room || room.hasOlder === null) return NOTHING
  if (room.solid || room.failure) return room.messages
  const end = indexFrom(room.messages, room.solidUpTo + 1)
  return end === room.messages.length ? room.messages : room.messages.slice(0, end)
}
