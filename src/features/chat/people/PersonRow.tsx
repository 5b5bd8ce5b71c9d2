import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { ListRow } from '#src/ui/lists/ListRow.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { Badge } from '#src/ui/people/Badge.tsx'

interface PersonRowProps {
  memberId: number
  nickname: string
  picture: string | null
  /** Owns the group whose people are listed. */
  isOwner?: boolean
  /** What one can do, at the end of the row. */
  children?: ReactNode
}

/** A member of a list. */
export function PersonRow({ memberId, nickname, picture, isOwner = false, children }: PersonRowProps) {
  return (
    <ListRow
      thumb={<Avatar memberId={memberId} src={picture} size={52} />}
      title={nickname}
      mark={isOwner ? <Badge tone="quiet">방장</Badge> : undefined}
      trailing={children}
    />
  )
}

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
