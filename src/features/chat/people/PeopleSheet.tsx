import type { MemberInfo } from '#contract/http/chat/rooms.ts'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { PersonRow } from './PersonRow.tsx'
import { useStartChat } from './useStartChat.ts'

interface PeopleSheetProps {
  open: boolean
  /** The other members. */
  people: readonly MemberInfo[]
  me: number | null
  onClose: () => void
}

/** The members of a group, each with a button to a private room. */
export function PeopleSheet({ open, people, me, onClose }: PeopleSheetProps) {
  const { startChat, startingWith } = useStartChat()
  return (
    <BottomSheet open={open} onClose={onClose} title="대화 상대">
      <ul>
        {me !== null && (
          <li>
            <PersonRow memberId={me} nickname="나" picture={null} />
          </li>
        )}
        {people.map(({ memberId, nickname, profileImageUrl }) => (
          <li key={memberId}>
            <PersonRow
              memberId={memberId}
              nickname={nickname}
              picture={profileImageUrl}
              starting={startingWith === memberId}
              onChat={() => void startChat(memberId)}
            />
          </li>
        ))}
      </ul>
    </BottomSheet>
  )
}
