import type { ReactNode } from 'react'
import { usePrivateUnread } from '#src/features/chat/useRoomList.ts'

/** For whoever draws the count; it needs the room list, which comes with the chat. */
export function UnreadCount({ children }: { children: (unread: number) => ReactNode }) {
  return children(usePrivateUnread())
}
