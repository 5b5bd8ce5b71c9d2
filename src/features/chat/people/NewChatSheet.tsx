import { FriendFinder } from '#src/features/friends/public.ts'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { ChatButton, PersonRow } from './PersonRow.tsx'
import { useStartChat } from './useStartChat.ts'

interface NewChatSheetProps {
  open: boolean
  onClose: () => void
}

/** A list of friends to open a private room with. */
export function NewChatSheet({ open, onClose }: NewChatSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title="새 채팅" tall>
      <Friends />
    </BottomSheet>
  )
}

function Friends() {
  const { startChat, startingWith } = useStartChat()
  return (
    <FriendFinder placeholder="친구 이름">
      {(found) => (
        <ul>
          {found.map(({ otherMemberId, nickname, profileImageUrl }) => (
            <li key={otherMemberId}>
              <PersonRow memberId={otherMemberId} nickname={nickname} picture={profileImageUrl}>
                <ChatButton
                  nickname={nickname}
                  starting={startingWith === otherMemberId}
                  onChat={() => void startChat(otherMemberId)}
                />
              </PersonRow>
            </li>
          ))}
        </ul>
      )}
    </FriendFinder>
  )
}
