import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { ListRow } from '#src/ui/lists/ListRow.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'

interface PersonRowProps {
  memberId: number
  nickname: string
  picture: string | null
  /** What one can do, at the end of the row. */
  children?: ReactNode
}

/** A member of a list. */
export function PersonRow({ memberId, nickname, picture, children }: PersonRowProps) {
  return (
    <ListRow
      thumb={<Avatar memberId={memberId} src={picture} size={52} />}
      title={nickname}
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
