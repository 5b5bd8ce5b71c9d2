import styled from '@emotion/styled'
import { type ReactNode, useRef } from 'react'
import type { RoomMute } from '#contract/http/chat/mutes.ts'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { useNow } from '#src/lib/time/now.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { SettingPart } from '#src/ui/lists/SettingPart.tsx'
import { SettingGroup, SettingRow } from '#src/ui/lists/SettingRow.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { theme } from '#src/ui/theme.ts'
import { useListRoomsQuery } from '../chatApi.ts'
import { muteText } from './menu/muteTimes.ts'
import { useMute } from './menu/useMute.ts'
import { RoomThumb } from './RoomThumb.tsx'

interface MutedRoom {
  roomId: number
  title: string
  thumb: ReactNode
  muted: RoomMute
}

/** The rooms that the member has muted, each with a button that ends it. Nothing while there are none. */
export function MutedRooms() {
  const { data: rooms = [] } = useListRoomsQuery()
  const now = useNow()
  const { unmute } = useMute()
  const place = useRef<HTMLDivElement>(null)
  const muted = rooms.flatMap(mutedIn)

  function handleUnmute(roomId: number) {
    unmute([roomId])
    // the button goes with its row
    place.current?.focus({ preventScroll: true })
  }

  return (
    <div ref={place} tabIndex={-1}>
      {muted.length > 0 && (
        <SettingPart
          title={
            <>
              알림을 끈 방 <Count>{muted.length}</Count>
            </>
          }
        >
          <SettingGroup>
            {muted.map(({ roomId, title, thumb, muted: mute }) => (
              <SettingRow
                key={roomId}
                icon={thumb}
                title={<Name>{title}</Name>}
                summary={<Until>{muteText(mute, now)}</Until>}
                end={
                  <Button size="s" aria-label={`${title} 다시 켜기`} onClick={() => handleUnmute(roomId)}>
                    다시 켜기
                  </Button>
                }
              />
            ))}
          </SettingGroup>
        </SettingPart>
      )}
    </div>
  )
}

/** A row's room, or the rooms inside the row of a managed band, which are named after their applicants. */
function mutedIn(room: RoomInfo): MutedRoom[] {
  if (room.roomType !== 'BAND-MANAGER') {
    const { roomId, chatName, muted } = room
    return muted ? [{ roomId, title: chatName, thumb: <RoomThumb room={room} />, muted }] : []
  }
  return room.chatRoomInfo.flatMap(({ roomId, memberInfo, muted }) => {
    const { memberId, nickname, profileImageUrl } = memberInfo
    const thumb = <Avatar memberId={memberId} src={profileImageUrl} size={52} />
    return muted ? [{ roomId, title: nickname, thumb, muted }] : []
  })
}

const Count = styled.span`
  ${theme.type.numbers}
  color: ${theme.color.t3};
`

/* wraps: at 320 px half of it would be cut */
const Until = styled.span`
  white-space: normal;
`

const Name = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
