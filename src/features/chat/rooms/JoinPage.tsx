import styled from '@emotion/styled'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { NO_NETWORK_TEXT } from '#src/api/offline.ts'
import { useIsOnline } from '#src/lib/page/online.ts'
import { paths } from '#src/lib/paths.ts'
import { toastShown } from '#src/toasts/toastsSlice.ts'
import { ChatIcon } from '#src/ui/icons/ChatIcon.tsx'
import { UsersIcon } from '#src/ui/icons/UsersIcon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { Fab } from './Fab.tsx'
import { Rooms } from './Rooms.tsx'
import { RoomsBar } from './RoomsBar.tsx'
import { roomsSight } from './roomsSight.ts'
import { useRoomView } from './useRoomView.ts'

/** `/join`: all rooms of a member, and the bands they recruit for (docs/product/chat.md "Room list"). */
export default function JoinPage() {
  roomsSight.useInSight()
  const navigate = useNavigate()
  const view = useRoomView()
  const dispatch = useDispatch()
  const isOnline = useIsOnline()
  const [isAsked, setMaking] = useState(false)
  const isMaking = isAsked && isOnline

  function toggle() {
    if (isOnline) setMaking(!isMaking)
    else dispatch(toastShown({ text: NO_NETWORK_TEXT, tone: 'error' }))
  }

  return (
    <>
      <VisuallyHidden as="h1">JOIN</VisuallyHidden>
      {/* before the rooms, so that keyboard users need not pass up to 2,000 of them */}
      <Fab
        label="채팅방 또는 밴드 만들기"
        open={isMaking}
        onToggle={toggle}
        isOff={!isOnline}
        actions={[
          {
            label: '채팅방 만들기',
            icon: <ChatIcon />,
            onSelect: () => void navigate(paths.createChat()),
          },
          {
            label: '밴드 만들기',
            icon: <UsersIcon />,
            onSelect: () => void navigate(paths.createBand()),
          },
        ]}
      />
      <Behind inert={isMaking}>
        <RoomsBar view={view} />
        <Rooms view={view} />
      </Behind>
    </>
  )
}

/* No stacking context, so that overlays opened in it lie above the floating button. */
const Behind = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
`
