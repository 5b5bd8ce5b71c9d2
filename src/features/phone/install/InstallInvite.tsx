import styled from '@emotion/styled'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShare } from '#src/features/sharing/public.ts'
import { askToInstall, installPrompt } from '#src/lib/page/installPrompt.ts'
import { paths } from '#src/lib/paths.ts'
import { AppIcon } from '#src/ui/art/AppIcon.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { AskCard } from '#src/ui/lists/AskCard.tsx'
import { theme } from '#src/ui/theme.ts'
import { isInvited, keepInvited } from './inviteKept.ts'
import { thisBrowser, type WayToInstall, wayToInstall } from './wayToInstall.ts'

const TEXT: Record<NonNullable<WayToInstall>, { reason: string; act: string }> = {
  prompt: { reason: '홈 화면에 두면 바로 열리고, 답장이 오면 알려드릴 수 있어요.', act: '홈 화면에 추가' },
  ios: { reason: '홈 화면에 두면 바로 열리고, 답장이 오면 알려드릴 수 있어요.', act: '홈 화면에 추가' },
  outside: {
    reason: '다른 앱 안에서는 홈 화면에 둘 수 없어요. 브라우저에서 다시 열어주세요.',
    act: '링크 복사',
  },
}

/**
 * Invites once to put the app on the home screen: after a first conversation, with `nickname`. Nothing where
 * that is impossible, was asked before, or has been done.
 */
export function InstallInvite({ nickname }: { nickname: string }) {
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.read)
  const [wasInvited] = useState(isInvited)
  const [isAnswered, setAnswered] = useState(false)
  const way = wayToInstall(thisBrowser(prompt !== null))
  if (wasInvited || isAnswered || way === null) return null
  return <Invitation nickname={nickname} way={way} onAnswered={() => setAnswered(true)} />
}

interface InvitationProps {
  nickname: string
  way: NonNullable<WayToInstall>
  onAnswered: () => void
}

function Invitation({ nickname, way, onAnswered }: InvitationProps) {
  const navigate = useNavigate()
  const { copy } = useShare()
  // having seen it is enough: it does not come again
  useEffect(keepInvited, [])

  function accept() {
    if (way === 'prompt') void askToInstall()
    if (way === 'ios') void navigate(paths.installIos())
    if (way === 'outside') void copy(paths.home())
    onAnswered()
  }

  return (
    <Card
      lead={<AppIcon size={56} />}
      title={`${nickname}님과의 첫 대화, 이어가볼까요?`}
      reason={TEXT[way].reason}
    >
      <Button size="m" onClick={onAnswered}>
        나중에
      </Button>
      <Button size="m" kind="red" onClick={accept}>
        {TEXT[way].act}
      </Button>
    </Card>
  )
}

/* Sticks to the end of the screen, so it covers no row of the list above for good. */
const Card = styled(AskCard)`
  flex: none;
  margin: 0 12px calc(12px + var(--safe-b));
  padding: 20px;
  border-radius: ${theme.radius.hero}px;
  box-shadow: ${theme.shadow.e2};
`
