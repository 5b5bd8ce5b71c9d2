import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#src/ui/controls/Button.tsx'
import { ListRow, ListRowContent } from '#src/ui/lists/ListRow.tsx'
import { personCss, personRowCss } from '#src/ui/lists/personRow.styles.ts'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { Badge } from '#src/ui/people/Badge.tsx'

interface PersonRowProps {
  memberId: number
  nickname: string
  picture: string | null
  /** Owns the group whose people are listed. */
  isOwner?: boolean
  /** Where the face and the name lead; absent: nowhere. */
  to?: string
  /** What one can do, at the end of the row. */
  children?: ReactNode
}

/** A member of a list. */
export function PersonRow({ memberId, nickname, picture, isOwner = false, to, children }: PersonRowProps) {
  const person = {
    thumb: <Avatar memberId={memberId} src={picture} size={52} />,
    title: nickname,
    mark: isOwner ? <Badge tone="quiet">방장</Badge> : undefined,
  }
  if (to === undefined) return <ListRow {...person} trailing={children} />
  return (
    <div css={personRowCss}>
      <Link css={personCss} to={to}>
        <ListRowContent {...person} />
      </Link>
      <End>{children}</End>
    </div>
  )
}

/* the end of a row without a link */
const End = styled.div`
  flex: none;
  padding-right: 16px;
  @media (max-width: 280px) {
    padding-bottom: 8px;
  }
`

interface ChatButtonProps {
  nickname: string
  /** Whether the private room is being opened. */
  starting: boolean
  onChat: () => void
}

export function ChatButton({ nickname, starting, onChat }: ChatButtonProps) {
  return (
    <Button size="s" loading={starting} aria-label={`${nickname} 1:1 채팅`} onClick={onChat}>
      1:1 채팅
    </Button>
  )
}
