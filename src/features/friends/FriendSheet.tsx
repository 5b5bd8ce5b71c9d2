import { Link } from 'react-router-dom'
import type { Friend } from '#contract/http/friends/friends.ts'
import { paths } from '#src/lib/paths.ts'
import { BlockIcon } from '#src/ui/icons/BlockIcon.tsx'
import { TabMyIcon } from '#src/ui/icons/TabMyIcon.tsx'
import { SettingRow, SettingRowContent, settingRowCss, SheetRows } from '#src/ui/lists/SettingRow.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { theme } from '#src/ui/theme.ts'

interface FriendSheetProps {
  open: boolean
  onClose: () => void
  /** Null while closed. */
  friend: Friend | null
  onEnd: () => void
}

/** The menu of a friend. */
export function FriendSheet({ open, onClose, friend, onEnd }: FriendSheetProps) {
  if (!friend) return null
  const { otherMemberId, nickname, profileImageUrl, bio } = friend
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      lead={<Avatar memberId={otherMemberId} src={profileImageUrl} size={52} />}
      title={nickname}
      subtitle={bio || undefined}
    >
      <SheetRows>
        <Link to={paths.profileDetail(otherMemberId)} css={settingRowCss}>
          <SettingRowContent icon={<TabMyIcon size={24} />} title="프로필 보기" end={null} />
        </Link>
        <SettingRow
          css={{ color: theme.color.redText }}
          icon={<BlockIcon />}
          title="친구 끊기"
          end={null}
          onClick={onEnd}
        />
      </SheetRows>
    </BottomSheet>
  )
}
