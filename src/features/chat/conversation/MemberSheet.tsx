import styled from '@emotion/styled'
import { Button } from '#src/ui/controls/Button.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import type { Writer } from '../list/MessageListRow.tsx'
import { useStartChat } from '../people/useStartChat.ts'

interface MemberSheetProps {
  open: boolean
  /** Null while closed. */
  person: Writer | null
  /** Null shows the generated portrait. */
  picture: string | null
  onClose: () => void
}

/** A group member's portrait, with a button to a private room. */
export function MemberSheet({ open, person, picture, onClose }: MemberSheetProps) {
  const { startChat, startingWith } = useStartChat()
  if (!person) return null
  const { memberId, nickname } = person
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={nickname}
      footer={
        <Button kind="red" block loading={startingWith === memberId} onClick={() => void startChat(memberId)}>
          1:1 채팅
        </Button>
      }
    >
      <Portrait>
        <Avatar memberId={memberId} src={picture} size={104} />
      </Portrait>
    </BottomSheet>
  )
}

const Portrait = styled.div`
  display: flex;
  justify-content: center;
  padding: 12px 0 4px;
`
