import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import type { RoomInfo } from '#contract/http/chat/rooms.ts'
import { selectMemberId } from '#src/auth/authSlice.ts'
import { paths } from '#src/lib/paths.ts'
import { BellIcon } from '#src/ui/icons/BellIcon.tsx'
import { BellOffIcon } from '#src/ui/icons/BellOffIcon.tsx'
import { LeaveIcon } from '#src/ui/icons/LeaveIcon.tsx'
import { PencilIcon } from '#src/ui/icons/PencilIcon.tsx'
import { PinIcon } from '#src/ui/icons/PinIcon.tsx'
import { SettingRow, SettingRowContent, settingRowCss, SheetRows } from '#src/ui/lists/SettingRow.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { theme } from '#src/ui/theme.ts'
import { isRowMuted, roomsBehind } from '../../timeline/roomList.ts'
import { roomText } from '../roomText.ts'
import { RoomThumb } from '../RoomThumb.tsx'
import { useBlockedInGroups } from '../useBlockedInGroups.ts'

interface RoomSheetProps {
  open: boolean
  onClose: () => void
  /** Null while closed. */
  room: RoomInfo | null
  onPin: (room: RoomInfo) => void
  /** Asks for how long the room is muted, or ends its mute. */
  onMute: (room: RoomInfo) => void
  onLeave: (room: RoomInfo) => void
}

/**
 * The menu of a row, opened by a long press (docs/product/chat.md "Room list"). The row of a managed band is
 * muted with all its rooms. A manager cannot leave a band, but ends it on the page of its applicants.
 */
export function RoomSheet({ open, onClose, room, onPin, onMute, onLeave }: RoomSheetProps) {
  const me = useSelector(selectMemberId)
  const blockedIds = useBlockedInGroups(room ? [room] : [])
  if (!room) return null
  const { title, subtitle } = roomText(room, me, '', blockedIds)
  const isMuted = isRowMuted(room)
  const choose = (act: (room: RoomInfo) => void) => () => {
    onClose()
    act(room)
  }
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      lead={<RoomThumb room={room} />}
      title={title}
      subtitle={subtitle}
    >
      <SheetRows>
        {room.roomType === 'GROUP' && room.ownerId === me && (
          <Link to={paths.changeChatInfo()} state={{ roomId: room.roomId }} css={settingRowCss}>
            <SettingRowContent icon={<PencilIcon />} title="사진과 이름" end={null} />
          </Link>
        )}
        <SettingRow
          icon={<PinIcon />}
          title={room.pinnedAt === null ? '채팅방 고정' : '고정 해제'}
          end={null}
          onClick={choose(onPin)}
        />
        {roomsBehind(room).length > 0 && (
          <SettingRow
            icon={isMuted ? <BellIcon /> : <BellOffIcon />}
            title={isMuted ? '알림 켜기' : '알림 끄기'}
            {...(isMuted && { end: null })}
            onClick={choose(onMute)}
          />
        )}
        {room.roomType !== 'BAND-MANAGER' && (
          <SettingRow
            css={{ color: theme.color.redText }}
            icon={<LeaveIcon />}
            title="나가기"
            end={null}
            onClick={choose(onLeave)}
          />
        )}
      </SheetRows>
    </BottomSheet>
  )
}
