import { UnreadBadge } from '#src/ui/people/UnreadBadge.tsx'
import { useListRoomsQuery } from '../chatApi.ts'
import { totalUnread } from '../timeline/roomList.ts'

/** Unread messages of the rooms that the list of conversations shows, for the link that leads there. */
export function UnreadCount() {
  const { count } = useListRoomsQuery(undefined, {
    selectFromResult: ({ data = [] }) => ({
      count: totalUnread(data.filter(({ roomType }) => roomType === 'PRIVATE')),
    }),
  })
  return count > 0 && <UnreadBadge count={count} />
}
