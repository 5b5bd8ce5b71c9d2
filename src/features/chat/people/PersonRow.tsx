import { Button } from '#src/ui/controls/Button.tsx'
import { ListRow } from '#src/ui/lists/ListRow.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'

interface PersonRowProps {
  memberId: number
  nickname: string
  picture: string | null
  /** Absent for the member's own row. */
  onChat?: () => void
  /** Whether the private room is being opened. */
  starting?: boolean
}

/** A member of a list, with a button to a private room. */
export function PersonRow({ memberId, nickname, picture, onChat, starting = false }: PersonRowProps) {
  return (
    <ListRow
      thumb={<Avatar memberId={memberId} src={picture} size={52} />}
      title={nickname}
      trailing={
        onChat && (
          <Button size="s" loading={starting} aria-label={`${nickname} 1:1 채팅`} onClick={onChat}>
            1:1 채팅
          </Button>
        )
      }
    />
  )
}
