import { Link } from 'react-router-dom'
import type { PrivateRoom } from '#contract/http/chat/rooms.ts'
import { paths } from '#src/lib/paths.ts'
import { formatRoomTime, toInstant } from '#src/lib/time/time.ts'
import { listRowCss, ListRowContent, RowEnd } from '#src/ui/lists/ListRow.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { UnreadBadge } from '#src/ui/people/UnreadBadge.tsx'

/** docs/product/chat.md "Private rooms". */
const NEW_ROOM_TEXT = '새로운 채팅방'
const NO_MESSAGE_TEXT = '아직 나눈 메시지가 없어요'

interface PrivateRoomRowProps {
  room: PrivateRoom
  /** ms since the epoch. */
  now: number
}

/** One row of the list of private rooms. */
export function PrivateRoomRow({ room, now }: PrivateRoomRowProps) {
  const { roomId, chatName, memberInfo, lastMessage, lastMessageAt, unreadCount } = room
  return (
    <Link to={paths.privateChat(roomId)} css={listRowCss}>
      <ListRowContent
        thumb={<Avatar memberId={memberInfo.memberId} src={memberInfo.profileImageUrl} size={52} />}
        title={chatName}
        subtitle={lastMessage?.content ?? NO_MESSAGE_TEXT}
        trailing={
          <RowEnd>
            {lastMessageAt === null ? (
              <span>{NEW_ROOM_TEXT}</span>
            ) : (
              <time dateTime={lastMessageAt}>{formatRoomTime(toInstant(lastMessageAt), now)}</time>
            )}
            <UnreadBadge count={unreadCount} />
          </RowEnd>
        }
      />
    </Link>
  )
}
