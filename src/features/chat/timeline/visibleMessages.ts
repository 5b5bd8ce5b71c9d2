import { indexFrom, type MessageTable } from './messageTable.ts'
import type { RoomTimeline } from './timelineSlice.ts'

const NOTHING: MessageTable = []

/**
 * What a reader may see of a room. After a reconnect live messages can arrive before the gap below them is filled: they wait
 * until it is, so nothing is ever pushed in between two rows on screen. If the gap cannot be read they are shown after all.
 */
export function visibleMessages(
  room: Pick<RoomTimeline, 'messages' | 'hasOlder' | 'solid' | 'solidUpTo' | 'failure'> | undefined,
): MessageTable {
  if (!room || room.hasOlder === null) return NOTHING
  if (room.solid || room.failure) return room.messages
  const end = indexFrom(room.messages, room.solidUpTo + 1)
  return end === room.messages.length ? room.messages : room.messages.slice(0, end)
}
