import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
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

/** A group member's portrait, with ways to their profile and to a private room. */
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
        <Link to={paths.profileDetail(memberId)} css={textButtonCss}>
          프로필 보기
        </Link>
      </Portrait>
    </BottomSheet>
  )
}

const Portrait = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  padding: 12px 0 4px;
`
