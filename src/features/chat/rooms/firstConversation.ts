import type { PrivateRoom, RoomInfo } from '#contract/http/chat/rooms.ts'
import type { WithTimeline } from '../timeline/timelineSlice.ts'

/**
 * The private room in which this member has just begun to talk: its whole history has been on screen, and a
 * message of theirs is in it. Undefined: there is none.
 */
export function firstConversation(
  rooms: readonly RoomInfo[],
  me: number | null,
  { timeline }: WithTimeline,
): PrivateRoom | undefined {
  return rooms.find((room): room is PrivateRoom => {
    const known = room.roomType === 'PRIVATE' ? timeline.rooms[room.roomId] : undefined
    return known?.hasOlder === false && known.messages.some(({ senderId }) => senderId === me)
  })
}
