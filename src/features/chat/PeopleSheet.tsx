import type { MemberInfo } from '#contract/http/chat.ts'
import { BottomSheet } from '#src/ui/BottomSheet.tsx'
import { PersonRow } from './PersonRow.tsx'
import { useStartChat } from './useStartChat.ts'

interface PeopleSheetProps {
  /** Null while closed. One person opens as that person's card, everybody as the list of a room. */
  people: readonly MemberInfo[] | null
  title: string
  /** Shown first, as 나. Null where only others are listed. */
  me: number | null
  onClose: () => void
}

/** Who is here, each with the way to talk to them alone. */
export function PeopleSheet({ people, title, me, onClose }: PeopleSheetProps) {
  const { startChat, startingWith } = useStartChat(onClose)
  return (
    <BottomSheet open={people !== null} onClose={onClose} title={title}>
      <ul>
        {me !== null && (
          <li>
            <PersonRow memberId={me} nickname="나" picture={null} />
          </li>
        )}
        {people?.map(({ memberId, nickname, profileImageUrl }) => (
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
