import styled from '@emotion/styled'
import { type ReactNode, useMemo, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { WindowVirtualizerHandle } from 'virtua'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { useNow } from '#src/lib/time/now.ts'
import { formatRoomTime, toInstant } from '#src/lib/time/time.ts'
import { WindowList } from '#src/ui/lists/WindowList.tsx'
import { drawnOnce } from '../list/drawnOnce.ts'
import { useRowMenus } from './menu/useRowMenus.ts'
import { RoomRow } from './RoomRow.tsx'
import { keyOf } from './rooms.ts'
import { useBlockedInGroups } from './useBlockedInGroups.ts'
import { useKeptPlace, useKeptSight } from './useKeptPlace.ts'
import { useWaiting } from './useWaiting.ts'

const ROW_PX = 72

interface RoomRowsProps {
  /** Below the last row; without it there is room for the shelf of the floating button. */
  end?: ReactNode
  /** At least one. */
  rooms: readonly RoomInfo[]
  /** The search text; empty when nothing was searched for. */
  typed: string
  /** Must be a stable function. */
  onMenu: (key: string) => void
}

/**
 * The rooms, of which only visible ones are rendered. A new message renders its own row and moves the others.
 */
export function RoomRows({ rooms, typed, end, onMenu }: RoomRowsProps) {
  const now = useNow()
  const me = useSelector(selectMemberId)
  const blockedIds = useBlockedInGroups(rooms)
  const waiting = useWaiting()
  const list = useRef<WindowVirtualizerHandle>(null)
  const box = useRef<HTMLDivElement>(null)
  useKeptPlace()
  useKeptSight(list, rooms)
  const handlers = useRowMenus(box, onMenu)
  const draw = useMemo(
    () =>
      drawnOnce<RoomInfo>((room) => (
        <RoomRow
          key={keyOf(room)}
          room={room}
          time={timeOf(room, now)}
          me={me}
          typed={typed}
          blockedIds={blockedIds}
          waiting={room.roomId === null ? undefined : waiting.get(room.roomId)}
          onMenu={onMenu}
        />
      )),
    [now, me, typed, blockedIds, waiting, onMenu],
  )
  return (
    <>
      <Box ref={box} role="list" aria-label="채팅방" data-ends={Boolean(end)} {...handlers}>
        <WindowList ref={list} rows={rooms} rowPx={ROW_PX}>
          {draw}
        </WindowList>
      </Box>
      {end}
    </>
  )
}

export const timeOf = ({ lastMessageAt }: RoomInfo, now: number) =>
  lastMessageAt === null ? '' : formatRoomTime(toInstant(lastMessageAt), now)

/* Lets the last row scroll above the shelf of the floating button. */
const Box = styled.div`
  &[data-ends='false'] {
    padding-bottom: 124px;
  }
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  [data-room] :is(a, button) {
    scroll-margin: calc(var(--header-h) + var(--safe-t) + 16px) 0 calc(var(--tabbar-h) + 16px);
  }
`
