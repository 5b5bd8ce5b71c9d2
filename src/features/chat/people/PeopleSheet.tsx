import { Link } from 'react-router-dom'
import type { MemberInfo } from '#contract/http/chat/rooms.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { ChatButton, PersonRow } from './PersonRow.tsx'
import { useMayChat } from './useMayChat.ts'
import { useStartChat } from './useStartChat.ts'

interface PeopleSheetProps {
  open: boolean
  /** The other members. */
  people: readonly MemberInfo[]
  me: number | null
  onClose: () => void
}

/** The members of a group: friends with a button to a private room, others with a link to their profile. */
export function PeopleSheet({ open, people, me, onClose }: PeopleSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title="대화 상대">
      <People people={people} me={me} />
    </BottomSheet>
  )
}

function People({ people, me }: Pick<PeopleSheetProps, 'people' | 'me'>) {
  const { startChat, startingWith } = useStartChat()
  const mayChat = useMayChat()
  return (
    <ul>
      {me !== null && (
        <li>
          <PersonRow memberId={me} nickname="나" picture={null} />
        </li>
      )}
      {people.map(({ memberId, nickname, profileImageUrl }) => (
        <li key={memberId}>
          <PersonRow memberId={memberId} nickname={nickname} picture={profileImageUrl}>
            {mayChat(memberId) ? (
              <ChatButton
                nickname={nickname}
                starting={startingWith === memberId}
                onChat={() => void startChat(memberId)}
              />
            ) : (
              <Link
                to={paths.profileDetail(memberId)}
                css={buttonCss}
                {...buttonLook({ size: 's' })}
                aria-label={`${nickname} 프로필`}
              >
                프로필
              </Link>
            )}
          </PersonRow>
        </li>
      ))}
    </ul>
  )
}
