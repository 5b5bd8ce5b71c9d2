import type { PrivateRoom, RoomInfo } from '#contract/http/chat/rooms.ts'
import type { WithTimeline } from '../timeline/timelineSlice.ts'

/**
 * The newest private room in which this member has written: its last message is theirs, or one of those that
 * this page has read is. Undefined: they have only been written to, as far as this page knows.
 */
export function firstConversation(
  rooms: readonly RoomInfo[],
  me: number | null,
  { timeline }: WithTimeline,
): PrivateRoom | undefined {
  const wroteIn = (roomId: number) =>
    timeline.rooms[roomId]?.messages.some(({ senderId }) => senderId === me) ?? false
  return rooms.find(
    (room): room is PrivateRoom =>
      room.roomType === 'PRIVATE' &&
      room.lastMessage !== null &&
      (room.lastMessage.senderId === me || wroteIn(room.roomId)),
  )
}
