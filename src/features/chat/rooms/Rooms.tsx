import styled from '@emotion/styled'
import { useCallback, useMemo, useRef } from 'react'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { failureHelp } from '#src/api/failureText.ts'
import { useIsOnline } from '#src/lib/page/online.ts'
import { ROOMS_KEPT } from '#src/offline/keptLimits.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { theme } from '#src/ui/theme.ts'
import { useListRoomsQuery } from '../chatApi.ts'
import { LeaveDialogWhenOpen } from './menu/LeaveDialogWhenOpen.ts'
import { MuteSheetWhenOpen } from './menu/MuteSheetWhenOpen.ts'
import { useRoomMenu } from './menu/useRoomMenu.ts'
import { NoRooms, NothingFound } from './NoRooms.tsx'
import { RoomRows } from './RoomRows.tsx'
import { roomFinder } from './rooms.ts'
import type { RoomView } from './useRoomView.ts'

const RoomSheet = loadedWhenOpen(() => import('./menu/RoomSheet.tsx').then((part) => part.RoomSheet))

/** About as many as fit a phone's screen. */
const SKELETON_ROWS = 8

/** The rooms of CH1, which the socket keeps fresh. A failed refetch keeps the previous list. */
export function Rooms({ view }: { view: RoomView }) {
  const { data: rooms, error, isFetching, refetch } = useListRoomsQuery()
  if (rooms) return <KnownRooms rooms={rooms} view={view} />
  if (!error || isFetching) return <SkeletonRows count={SKELETON_ROWS} thumb="circle" />
  return (
    <ReadFailure
      error={error}
      title="채팅방 목록을 불러오지 못했습니다."
      help={failureHelp(error)}
      onRetry={() => void refetch()}
    />
  )
}

function KnownRooms({ rooms, view }: { rooms: readonly RoomInfo[]; view: RoomView }) {
  const { filter, typed, choose } = view
  const isOnline = useIsOnline()
  const find = useMemo(() => roomFinder(filter, typed), [filter, typed])
  const shown = useMemo(() => find(rooms), [find, rooms])
  const menu = useRoomMenu(rooms)
  const place = useRef<HTMLDivElement>(null)
  const { left } = menu
  const onLeft = useCallback(() => {
    left()
    // the focused element went with the row
    place.current?.focus({ preventScroll: true })
  }, [left])

  return (
    <div ref={place} tabIndex={-1} css={placeCss}>
      <VisuallyHidden role="status">채팅방 {shown.length}개</VisuallyHidden>
      {shown.length > 0 && (
        <RoomRows rooms={shown} typed={typed} end={isOnline ? null : <ListEnd />} onMenu={menu.openMenu} />
      )}
      {shown.length === 0 && typed === '' && <NoRooms filter={filter} />}
      {shown.length === 0 && typed !== '' && (
        <NothingFound filter={filter} onShowAll={() => void choose('all')} />
      )}
      <RoomSheet
        open={menu.room !== null}
        onClose={menu.closeMenu}
        room={menu.room}
        onPin={menu.togglePin}
        onMute={menu.switchMute}
        onLeave={menu.askToLeave}
      />
      <MuteSheetWhenOpen
        open={menu.muting !== null}
        onClose={menu.stayLoud}
        isGroup={menu.muting?.roomType === 'GROUP'}
        onMute={(mute) => menu.muting && menu.mute(menu.muting, mute)}
      />
      <LeaveDialogWhenOpen
        open={menu.leaving !== null}
        roomId={menu.leaving ?? 0}
        onClose={menu.stay}
        onLeft={onLeft}
      />
    </div>
  )
}

/** Drawing 62. */
const ListEnd = () => (
  <End>
    최근 채팅방 {ROOMS_KEPT}개까지 저장돼요.
    <br />
    나머지는 연결되면 보여드릴게요.
  </End>
)

/* beside the floating button and over its shelf, above which the last row ends */
const End = styled.p`
  position: relative;
  z-index: ${theme.z.fabScrim};
  min-height: 124px;
  padding: 48px 108px 28px var(--gutter);
  ${theme.type.caption}
  color: ${theme.color.t3};
`

const placeCss = { flex: 1, display: 'flex', flexDirection: 'column' } as const
