import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { Friend } from '#contract/http/friends/friends.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { MoreIcon } from '#src/ui/icons/MoreIcon.tsx'
import { ListRowContent } from '#src/ui/lists/ListRow.tsx'
import { personCss, personRowCss } from '#src/ui/lists/personRow.styles.ts'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { Marked } from '#src/ui/text/Marked.tsx'
import { theme } from '#src/ui/theme.ts'

interface FriendRowProps {
  friend: Friend
  /** The search text, which is marked in the name. */
  typed: string
  /** The conversation is being opened. */
  isStarting: boolean
  onChat: () => void
  onMenu: () => void
}

export function FriendRow({ friend, typed, isStarting, onChat, onMenu }: FriendRowProps) {
  const { otherMemberId, nickname, profileImageUrl, bio } = friend
  return (
    <div css={personRowCss}>
      <Link css={personCss} to={paths.profileDetail(otherMemberId)}>
        <ListRowContent
          thumb={<Avatar memberId={otherMemberId} src={profileImageUrl} size={52} />}
          title={<Marked text={nickname} typed={typed} />}
          subtitle={bio || undefined}
        />
      </Link>
      <Button size="s" loading={isStarting} aria-label={`${nickname} 채팅`} onClick={onChat}>
        채팅
      </Button>
      <More
        label={`${nickname} 더보기`}
        aria-haspopup="dialog"
        icon={<MoreIcon size={20} />}
        onClick={onMenu}
      />
    </div>
  )
}

const More = styled(IconButton)`
  color: ${theme.color.t3};
`
