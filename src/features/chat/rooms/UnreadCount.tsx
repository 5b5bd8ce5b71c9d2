import { UnreadBadge } from '#src/ui/people/UnreadBadge.tsx'
import { useListRoomsQuery } from '../chatApi.ts'
import { totalUnread } from '../timeline/roomList.ts'

/** The unread messages of all rooms, for the link to the chat list (docs/product/chat.md "Chat list"). */
export function UnreadCount() {
  const count = useUnread()
  return count > 0 && <UnreadBadge count={count} />
}

/** The title of the window, with the unread messages of all rooms (P33). */
export function UnreadTitle({ title }: { title: string }) {
  const count = useUnread()
  return <title>{count > 0 ? `(${count}) ${title}` : title}</title>
}

const useUnread = () =>
  useListRoomsQuery(undefined, { selectFromResult: ({ data = [] }) => ({ count: totalUnread(data) }) }).count
