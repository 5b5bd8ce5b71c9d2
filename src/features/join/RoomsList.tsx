import styled from '@emotion/styled'
import { createContext, type Ref, useContext, useMemo, useRef } from 'react'
import { type CustomItemComponentProps, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import type { RoomInfo } from '#contract/http/chat.ts'
import { useNow } from '#src/lib/now.ts'
import { formatRoomTime, toInstant } from '#src/lib/time.ts'
import { drawnOnce } from '#src/ui/drawnOnce.ts'
import { JoinRow } from './JoinRow.tsx'
import { keyOf } from './rooms.ts'
import { useKeptPlace, useKeptSight } from './useKeptPlace.ts'
import { useRowMenus } from './useRowMenus.ts'

/** Drawn beyond each edge of the window, in px: a fling meets no blank. */
const DRAWN_BEYOND_PX = 400
const ROW_PX = 72

interface RoomsListProps {
  /** At least one. */
  rooms: readonly RoomInfo[]
  /** What was searched for; empty when nothing was. */
  typed: string
  /** Stays the same. */
  onMenu: (key: string) => void
}

/** The rooms, of which only those in sight are in the page. A message that comes draws the row it belongs to, and moves the others. */
export function RoomsList({ rooms, typed, onMenu }: RoomsListProps) {
  const now = useNow()
  const list = useRef<WindowVirtualizerHandle>(null)
  const box = useRef<HTMLDivElement>(null)
  useKeptPlace()
  useKeptSight(list, rooms)
  const handlers = useRowMenus(box, onMenu)
  const draw = useMemo(
    () =>
      drawnOnce<RoomInfo>((room) => (
        <JoinRow key={keyOf(room)} room={room} time={timeOf(room, now)} typed={typed} onMenu={onMenu} />
      )),
    [now, typed, onMenu],
  )
  return (
    <Box ref={box} role="list" aria-label="채팅방" {...handlers}>
      <SetSize value={rooms.length}>
        <WindowVirtualizer ref={list} data={rooms} itemSize={ROW_PX} bufferSize={DRAWN_BEYOND_PX} item={Item}>
          {draw}
        </WindowVirtualizer>
      </SetSize>
    </Box>
  )
}

const timeOf = ({ lastMessageAt }: RoomInfo, now: number) =>
  lastMessageAt === null ? '' : formatRoomTime(toInstant(lastMessageAt), now)

const SetSize = createContext(0)

/** Its place is that of the virtual list's own element: a row that is moved by another one's rising need not be drawn for it. */
function Item({ index, style, children, ref }: CustomItemComponentProps) {
  const size = useContext(SetSize)
  return (
    <div
      ref={ref as Ref<HTMLDivElement>}
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={size}
      style={style}
    >
      {children}
    </div>
  )
}

/* The last row can be scrolled above the button that floats over it. */
const Box = styled.div`
  padding-bottom: 96px;
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  [data-room] :is(a, button) {
    scroll-margin: calc(var(--header-h) + var(--safe-t) + 16px) 0 calc(var(--tabbar-h) + 16px);
  }
`
