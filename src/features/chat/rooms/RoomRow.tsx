import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { MoreIcon } from '#src/ui/icons/MoreIcon.tsx'
import { PinFillIcon } from '#src/ui/icons/PinFillIcon.tsx'
import { listRowCss, ListRowContent, RowEnd } from '#src/ui/lists/ListRow.tsx'
import { Badge } from '#src/ui/people/Badge.tsx'
import { PassFailBadge } from '#src/ui/people/PassFailBadge.tsx'
import { UnreadBadge } from '#src/ui/people/UnreadBadge.tsx'
import { Marked } from '#src/ui/text/Marked.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { keyOf, tapAddress } from './rooms.ts'
import { roomText } from './roomText.ts'
import { RoomThumb } from './RoomThumb.tsx'

interface RoomRowProps {
  room: RoomInfo
  /** The time of the last message as text; empty when there is none. */
  time: string
  /** The search text; empty when nothing was searched for. */
  typed: string
  /** Opens the menu from the visible button. */
  onMenu: (key: string) => void
}

/**
 * One row of the list. A tap opens the page that docs/product/chat.md "Room list" gives; where there is none,
 * only the row's menu is a control.
 */
export const RoomRow = memo(function RoomRow({ room, time, typed, onMenu }: RoomRowProps) {
  const { title, people, subtitle } = roomText(room, typed)
  return (
    <Row data-room={keyOf(room)}>
      <RowBody to={tapAddress(room)}>
        <ListRowContent
          thumb={<RoomThumb room={room} />}
          title={<Marked text={title} typed={typed} />}
          mark={<Marks room={room} people={people} />}
          subtitle={<Marked text={subtitle} typed={typed} />}
          trailing={
            <RowEnd>
              {room.lastMessageAt !== null && <time dateTime={room.lastMessageAt}>{time}</time>}
              <UnreadBadge count={room.unreadCount} />
            </RowEnd>
          }
        />
      </RowBody>
      <More
        type="button"
        aria-label={`${title} 더보기`}
        aria-haspopup="dialog"
        onClick={() => onMenu(keyOf(room))}
      >
        <MoreIcon size={20} />
      </More>
    </Row>
  )
})

function RowBody({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <div css={bodyCss}>{children}</div>
  return (
    <Link to={to} css={bodyCss} draggable={false}>
      {children}
    </Link>
  )
}

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
      {room.pinnedAt !== null && (
        <Pin>
          <PinFillIcon size={16} />
          <VisuallyHidden>고정됨</VisuallyHidden>
        </Pin>
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

const People = styled.span`
  flex: none;
  ${theme.type.label}
  ${theme.type.numbers}
  color: ${theme.color.t3};
`

const Pin = styled.span`
  flex: none;
  color: ${theme.color.t3};
`

/* The dots are in the gutter, so that time and badge keep their place; the pressable area is wider. */
const More = styled.button`
  position: absolute;
  right: 0;
  top: 0;
  bottom: 0;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  width: 44px;
  color: ${theme.color.t3};
  &:active {
    color: ${theme.color.t1};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
