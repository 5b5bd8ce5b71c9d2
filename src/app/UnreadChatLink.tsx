import { useListRoomsQuery } from '#src/features/chat/chatApi.ts'
import { ChatLink } from './ChatLink.tsx'

export default function UnreadChatLink() {
  const { data: rooms = [] } = useListRoomsQuery()
  return <ChatLink unread={rooms.reduce((sum, { unreadCount }) => sum + unreadCount, 0)} />
}
