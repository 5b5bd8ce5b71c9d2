import styled from '@emotion/styled'
import { useMemo } from 'react'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { Radio } from '#src/ui/controls/Radio.tsx'
import { ListRowContent } from '#src/ui/lists/ListRow.tsx'
import { Marked } from '#src/ui/text/Marked.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { isSendable, type SendableRoom } from '../delivery/sendableRoom.ts'
import { othersOf, roomFinder } from './rooms.ts'
import { memberNames, roomText } from './roomText.ts'
import { RoomThumb } from './RoomThumb.tsx'

interface RoomChooserProps {
  rooms: readonly RoomInfo[]
  /** Of this member. */
  me: number | null
  /** The search text; empty when nothing was searched for. */
  typed: string
  chosenId: number | null
  onChoose: (roomId: number) => void
}

/** The rooms that something can be sent to, the one with the latest message first. */
export function sendableRooms(rooms: readonly RoomInfo[]): SendableRoom[] {
  const time = ({ lastMessageAt }: RoomInfo) => lastMessageAt ?? ''
  return rooms.filter(isSendable).sort((a, b) => (time(a) < time(b) ? 1 : time(a) > time(b) ? -1 : 0))
}

/** Rooms as radio buttons. The arrow keys move between them, as the browser does it. */
export function RoomChooser({ rooms, me, typed, chosenId, onChoose }: RoomChooserProps) {
  const find = useMemo(() => roomFinder('all', typed), [typed])
  const found = useMemo(() => sendableRooms(find(rooms)), [find, rooms])
  return (
    <>
      <VisuallyHidden role="status">채팅방 {found.length}개</VisuallyHidden>
      <Rows role="radiogroup" aria-label="보낼 방">
        {found.map((room) => (
          <Row
            key={room.roomId}
            room={room}
            me={me}
            typed={typed}
            isChosen={room.roomId === chosenId}
            onChoose={() => onChoose(room.roomId)}
          />
        ))}
      </Rows>
      {found.length === 0 && <Nothing>찾는 채팅방이 없어요.</Nothing>}
    </>
  )
}

interface RowProps {
  room: SendableRoom
  me: number | null
  typed: string
  isChosen: boolean
  onChoose: () => void
}

function Row({ room, me, typed, isChosen, onChoose }: RowProps) {
  const { title, people, subtitle } = roomText(room, me, typed)
  return (
    <Label data-on={isChosen}>
      <input type="radio" name="room" checked={isChosen} onChange={onChoose} />
      <ListRowContent
        thumb={<RoomThumb room={room} />}
        title={<Marked text={title} typed={typed} />}
        mark={
          people !== null && (
            <People>
              <VisuallyHidden>참여자 </VisuallyHidden>
              {people}
              <VisuallyHidden>명</VisuallyHidden>
            </People>
          )
        }
        // whom it will reach, not what was said last
        subtitle={
          <Marked text={room.roomType === 'GROUP' ? memberNames(othersOf(room)) : subtitle} typed={typed} />
        }
        trailing={<Radio on={isChosen} />}
      />
    </Label>
  )
}

const Rows = styled.div`
  display: flex;
  flex-direction: column;
`

const Label = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 68px;
  padding: 8px var(--gutter);
  cursor: pointer;
  &[data-on='true'],
  &:active {
    background: ${theme.color.s1};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.t1};
    outline-offset: -2px;
  }
  /* over the whole row, and not under what is fixed above and below when it is focused */
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
    scroll-margin: calc(var(--header-h) + var(--safe-t) + 8px) 0 calc(var(--edge-h, var(--safe-b)) + 176px);
  }
`

const People = styled.span`
  flex: none;
  ${theme.type.label}
  ${theme.type.numbers}
  color: ${theme.color.t3};
`

const Nothing = styled.p`
  padding: 24px var(--gutter);
  ${theme.type.body2}
  color: ${theme.color.t3};
  text-align: center;
`
