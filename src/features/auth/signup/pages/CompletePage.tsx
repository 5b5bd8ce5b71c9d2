import styled from '@emotion/styled'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectIsOnboarding, selectMemberId } from '#src/auth/authSlice.ts'
import { useLeaveQuestion } from '#src/lib/page/leaveQuestion.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dock } from '#src/ui/frame/Dock.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { Avatar } from '#src/ui/people/Avatar.tsx'
import { Ending } from '../../steps/Ending.tsx'
import { selectSignupDraft } from '../signupDraftSlice.ts'

/**
 * Members whose drawings stand on both sides of the new member, as designed. STAND_IN is drawn in the middle
 * while the id of the new member is unknown.
 */
const NEIGHBOURS = [21, 114] as const
const STAND_IN = 77

/**
 * The end of the sign-up. Back would lead to a step that is closed to members, and so to home and out of the
 * onboarding (P1). So it asks first.
 */
export default function CompletePage() {
  const { completedAs } = useSelector(selectSignupDraft)
  const memberId = useSelector(selectMemberId)
  const isOnboarding = useSelector(selectIsOnboarding)
  const skip = useLeaveQuestion({
    asks: ({ to, isStep }) => isOnboarding && isStep && to.pathname !== paths.pretestArtist(),
    questionGone: overlayEntryGone,
  })
  return (
    <>
      <Ending
        faces={
          <Faces>
            <Avatar memberId={NEIGHBOURS[0]} size={64} />
            <Avatar memberId={memberId ?? STAND_IN} size={104} />
            <Avatar memberId={NEIGHBOURS[1]} size={64} />
          </Faces>
        }
        title={
          <>
            {completedAs && (
              <>
                {completedAs}님,
                <br />
              </>
            )}
            합주에 오신 걸 환영해요
          </>
        }
        text={
          <>
            좋아하는 음악과 다루는 악기를 알려주면
            <br />
            어울리는 밴드를 찾아드려요.
          </>
        }
      />
      <Buttons>
        <Link css={buttonCss} {...buttonLook({ kind: 'red', block: true })} to={paths.pretestArtist()}>
          사전 테스트 시작하기
        </Link>
        <Link css={buttonCss} {...buttonLook({ kind: 'ghost', block: true })} to={paths.home()}>
          홈으로
        </Link>
      </Buttons>
      <Dialog
        open={skip.isAsking}
        onClose={skip.stay}
        title="사전 테스트를 건너뛸까요?"
        text="나중에 마이에서 다시 할 수 있어요."
        actions={
          <>
            <Button onClick={skip.stay}>머무르기</Button>
            <Button kind="red" onClick={skip.leave}>
              건너뛰기
            </Button>
          </>
        }
      />
    </>
  )
}

const Faces = styled.div`
  display: flex;
  align-items: center;
  > :nth-of-type(odd) {
    opacity: 0.55;
  }
  > :nth-of-type(2) {
    z-index: 1;
    margin: 0 -14px;
    box-shadow: 0 0 0 6px #23090d;
  }
`

const Buttons = styled(Dock)`
  display: flex;
  flex-direction: column;
  gap: 8px;
`
