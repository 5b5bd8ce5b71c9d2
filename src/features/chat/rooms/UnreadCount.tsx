import { UnreadBadge } from '#src/ui/people/UnreadBadge.tsx'
import { useListRoomsQuery } from '../chatApi.ts'
import { totalUnread } from '../timeline/roomList.ts'

/** The unread messages in the list of private rooms, for the link to that list. */
export function UnreadCount() {
  const { count } = useListRoomsQuery(undefined, {
    selectFromResult: ({ data = [] }) => ({
      count: totalUnread(data.filter(({ roomType }) => roomType === 'PRIVATE')),
    }),
  })
  return count > 0 && <UnreadBadge count={count} />
}
