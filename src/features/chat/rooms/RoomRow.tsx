import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { BellOffIcon } from '#src/ui/icons/BellOffIcon.tsx'
import { ClockIcon } from '#src/ui/icons/ClockIcon.tsx'
import { MoreIcon } from '#src/ui/icons/MoreIcon.tsx'
import { PinFillIcon } from '#src/ui/icons/PinFillIcon.tsx'
import { listRowCss, ListRowContent, RowEnd } from '#src/ui/lists/ListRow.tsx'
import { Badge } from '#src/ui/people/Badge.tsx'
import { PassFailBadge } from '#src/ui/people/PassFailBadge.tsx'
import { UnreadBadge } from '#src/ui/people/UnreadBadge.tsx'
import { Marked } from '#src/ui/text/Marked.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { isRowMuted, mutedUnread } from '../timeline/roomList.ts'
import { addressOf, keyOf } from './rooms.ts'
import { roomText } from './roomText.ts'
import { RoomThumb } from './RoomThumb.tsx'

/** Drawing 62. */
const WAITING_TEXT = '연결되면 보낼게요'

interface RoomRowProps {
  room: RoomInfo
  /** The time of the last message as text; empty when there is none. */
  time: string
  /** Of this member. */
  me: number | null
  /** The search text; empty when nothing was searched for. */
  typed?: string
  /** Whom this member has blocked. The same object while they do. */
  blockedIds?: ReadonlySet<number>
  /** The last message that waits for a line; absent: none. */
  waiting?: string | undefined
  /** Opens the menu from its button; absent where rows have no menu. */
  onMenu?: (key: string) => void
}

/**
 * One row of the list. A tap opens the page that docs/product/chat.md "Room list" gives. Only the mouse and
 * the keyboard see the button of the menu; a finger holds the row.
 */
export const RoomRow = memo(function RoomRow(props: RoomRowProps) {
  const { room, time, me, typed = '', blockedIds, waiting, onMenu } = props
  const { title, people, subtitle } = roomText(room, me, typed, blockedIds)
  return (
    <Row data-room={keyOf(room)}>
      <Link to={addressOf(room)} css={bodyCss} draggable={false}>
        <ListRowContent
          thumb={<RoomThumb room={room} />}
          title={<Marked text={title} typed={typed} />}
          mark={<Marks room={room} people={people} />}
          subtitle={
            waiting === undefined ? (
              <Last data-unread={room.unreadCount > 0}>
                <Marked text={subtitle} typed={typed} />
              </Last>
            ) : (
              <Waiting>
                <ClockIcon size={14} />
                {WAITING_TEXT}: {waiting}
              </Waiting>
            )
          }
          trailing={
            <RowEnd>
              {room.lastMessageAt !== null && <time dateTime={room.lastMessageAt}>{time}</time>}
              <UnreadBadge count={room.unreadCount} quiet={mutedUnread(room) === room.unreadCount} />
            </RowEnd>
          }
        />
      </Link>
      {onMenu && (
        <More
          type="button"
          aria-label={`${title} 더보기`}
          aria-haspopup="dialog"
          onClick={() => onMenu(keyOf(room))}
        >
          <MoreIcon size={20} />
        </More>
      )}
    </Row>
  )
})

function Marks({ room, people }: { room: RoomInfo; people: number | null }) {
  return (
    <>
      {room.roomType === 'BAND-MANAGER' && <Badge tone="redSoft">모집 관리</Badge>}
      {room.roomType === 'BAND-APPLICANT' && <PassFailBadge passFail={room.passFail} own />}
      {people !== null && (
        <People>
          <VisuallyHidden>참여자 </VisuallyHidden>
          {people}
          <VisuallyHidden>명</VisuallyHidden>
        </People>
      )}
      {isRowMuted(room) && (
        <Mark>
          <BellOffIcon size={16} />
          <VisuallyHidden>알림 꺼짐</VisuallyHidden>
        </Mark>
      )}
      {room.pinnedAt !== null && (
        <Mark>
          <PinFillIcon size={16} />
          <VisuallyHidden>고정됨</VisuallyHidden>
        </Mark>
      )}
    </>
  )
}

const Row = styled.div`
  position: relative;
`

const bodyCss = css`
  ${listRowCss}
  [data-held] > & {
    background: ${theme.color.s1};
  }
`

/* the text is cut in the middle of its line, so the icon is part of that */
const Waiting = styled.span`
  color: ${theme.color.t2};
  svg {
    display: inline-block;
    margin-right: 4px;
    vertical-align: -2px;
  }
`

const Last = styled.span`
  &[data-unread='true'] {
    font-weight: 600;
    color: ${theme.color.t2};
  }
`

const People = styled.span`
  flex: none;
  ${theme.type.label}
  ${theme.type.numbers}
  color: ${theme.color.t3};
`

const Mark = styled.span`
  flex: none;
  color: ${theme.color.t3};
`

/* In the gutter: it covers neither time nor badge, and takes no tap of a finger. */
const More = styled.button`
  position: absolute;
  right: 0;
  top: 0;
  bottom: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  width: var(--gutter);
  color: ${theme.color.t3};
  opacity: 0;
  &:active {
    color: ${theme.color.t1};
  }
  &:focus-visible {
    opacity: 1;
    outline-offset: -2px;
  }
  @media (hover: hover) {
    [data-room]:hover > & {
      opacity: 1;
    }
  }
  @media (hover: none) {
    pointer-events: none;
  }
`
