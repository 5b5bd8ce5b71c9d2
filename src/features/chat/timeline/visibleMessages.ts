import { indexFrom, type MessageTable } from './messageTable.ts'
import type { RoomTimeline } from './timelineSlice.ts'

const NOTHING: MessageTable = []

/**
 * The messages of a room that are shown. After a reconnect live messages can arrive before the gap below them
 * is filled: they are hidden until it is, so no row is ever inserted between two rows on screen. If the gap
 * cannot be read they are shown anyway. Above the hole of a lost event (W15) the messages of `me` are shown:
 * they were on screen before their echo arrived, below everything confirmed.
 */
export function visibleMessages(
  room:
    | Pick<RoomTimeline, 'messages' | 'hasOlder' | 'keptAt' | 'solid' | 'solidUpTo' | 'missing' | 'failure'>
    | undefined,
  me: number | null = null,
): MessageTable {
  if (!room || (room.hasOlder === null && room.keptAt === null)) return NOTHING
  if (room.solid || room.failure) return room.messages
  const end = indexFrom(room.messages, room.solidUpTo + 1)
  if (end === room.messages.length) return room.messages
  const whole = room.messages.slice(0, end)
  if (me === null || room.missing.length === 0) return whole
  return [...whole, ...room.messages.slice(end).filter(({ senderId }) => senderId === me)]
}
