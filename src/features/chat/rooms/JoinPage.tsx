import styled from '@emotion/styled'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
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
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <VisuallyHidden as="h1">JOIN</VisuallyHidden>
      {/* before the rooms, so that keyboard users need not pass up to 2,000 of them */}
      <Fab
        label="채팅방 또는 밴드 만들기"
        open={isMaking}
        onToggle={() => setMaking(!isMaking)}
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
