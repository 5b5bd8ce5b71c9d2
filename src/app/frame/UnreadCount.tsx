import { usePrivateUnread } from '#src/features/chat/rooms/useRoomList.ts'
import { UnreadBadge } from '#src/ui/people/UnreadBadge.tsx'

/** Of all conversations. It needs the room list, which comes with the chat. */
export function UnreadCount() {
  const unread = usePrivateUnread()
  return unread > 0 && <UnreadBadge count={unread} />
}
