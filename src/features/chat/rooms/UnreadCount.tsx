import { UnreadBadge } from '#src/ui/people/UnreadBadge.tsx'
import { useListRoomsQuery } from '../chatApi.ts'
import { totalUnread } from '../timeline/roomList.ts'

/** The unread messages of all rooms, for the link to the chat list (docs/product/chat.md "Chat list"). */
export function UnreadCount() {
  const { count } = useListRoomsQuery(undefined, {
    selectFromResult: ({ data = [] }) => ({
      count: totalUnread(data),
    }),
  })
  return count > 0 && <UnreadBadge count={count} />
}
