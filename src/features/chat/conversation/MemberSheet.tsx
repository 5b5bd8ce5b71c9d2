import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { ReportTarget } from '#src/features/safety/public.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { TextButton, textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { BlockIcon } from '#src/ui/icons/BlockIcon.tsx'
import { FlagIcon } from '#src/ui/icons/FlagIcon.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import type { Writer } from '../list/MessageListRow.tsx'
import { useMayChat } from '../people/useMayChat.ts'
import { useStartChat } from '../people/useStartChat.ts'

interface MemberSheetProps {
  open: boolean
  /** Null while closed. */
  person: Writer | null
  /** Null shows the generated portrait. */
  picture: string | null
  onReport: (target: ReportTarget) => void
  onClose: () => void
  onBlock: (person: Writer) => void
}

/**
 * A group member's portrait, with a way to their profile, and to a private room with a friend. Others are
 * asked for one on their profile. 차단 asks before it blocks.
 */
export function MemberSheet({ person, ...rest }: MemberSheetProps) {
  return person && <OpenSheet person={person} {...rest} />
}

function OpenSheet({
  open,
  person,
  picture,
  onReport,
  onClose,
  onBlock,
}: MemberSheetProps & { person: Writer }) {
  const { startChat, startingWith } = useStartChat()
  const { memberId, nickname } = person
  const isFree = useMayChat()(memberId)
  const profile = { to: paths.profileDetail(memberId), children: '프로필 보기' }
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={nickname}
      footer={
        isFree ? (
          <Button
            kind="red"
            block
            loading={startingWith === memberId}
            onClick={() => void startChat(memberId)}
          >
            1:1 채팅
          </Button>
        ) : (
          <Link css={buttonCss} {...buttonLook({ block: true })} {...profile} />
        )
      }
    >
      <Portrait>
        <Avatar memberId={memberId} src={picture} size={104} />
        <Ways>
          {isFree && <Link css={textButtonCss} {...profile} />}
          <TextButton
            aria-haspopup="dialog"
            onClick={() => onReport({ kind: 'MEMBER', targetId: memberId, name: nickname, memberId })}
          >
            <FlagIcon size={18} />
            신고
          </TextButton>
          <TextButton aria-haspopup="dialog" onClick={() => onBlock(person)}>
            <BlockIcon size={18} />
            차단
          </TextButton>
        </Ways>
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

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 16px;
`
