import { Link } from 'react-router-dom'
import type { MemberInfo } from '#contract/http/chat/rooms.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { OwnerRows } from './OwnerRows.tsx'
import { ChatButton, PersonRow } from './PersonRow.tsx'
import { useMayChat } from './useMayChat.ts'
import { useStartChat } from './useStartChat.ts'

interface PeopleSheetProps {
  open: boolean
  roomId: number
  room: {
    title: string
    /** The other members. */
    people: readonly MemberInfo[]
    ownerId: number | null
    isOpen: boolean
  }
  me: number | null
  onClose: () => void
}

/**
 * The members of a group. A row opens its member's profile, and its button the private room of a friend or else
 * the profile. The owner invites here.
 */
export function PeopleSheet({ open, roomId, room, me, onClose }: PeopleSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title="대화 상대">
      {me !== null && room.ownerId === me && (
        <OwnerRows roomId={roomId} title={room.title} isOpen={room.isOpen} />
      )}
      <People room={room} me={me} />
    </BottomSheet>
  )
}

function People({ room: { people, ownerId }, me }: Pick<PeopleSheetProps, 'room' | 'me'>) {
  const { startChat, startingWith } = useStartChat()
  const mayChat = useMayChat()
  return (
    <ul>
      {me !== null && (
        <li>
          <PersonRow memberId={me} nickname="나" picture={null} isOwner={me === ownerId} />
        </li>
      )}
      {people.map(({ memberId, nickname, profileImageUrl }) => (
        <li key={memberId}>
          <PersonRow
            memberId={memberId}
            nickname={nickname}
            picture={profileImageUrl}
            isOwner={memberId === ownerId}
            to={paths.profileDetail(memberId)}
          >
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
