import { usePrivateUnread } from '#src/features/chat/useRoomList.ts'
import { ChatLink } from './ChatLink.tsx'

export default function UnreadChatLink() {
  return <ChatLink unread={usePrivateUnread()} />
}
