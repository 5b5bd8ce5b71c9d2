import { Link } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import { buttonCss, buttonLook } from '#src/ui/controls/Button.styles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { YesOrNo } from '#src/ui/overlays/YesOrNo.tsx'
import type { useRecruitment } from './useRecruitment.ts'

const QUESTIONS = {
  close: {
    question: '모집을 마감할까요?',
    text: '새로 지원할 수 없게 되고, 밴드는 모집완료로 보여요. 나중에 다시 모집할 수 있어요.',
  },
  reopen: {
    question: '다시 모집할까요?',
    text: '밴드가 모집중으로 보이고, 새로운 지원을 받아요.',
  },
  delete: {
    question: '모집글을 삭제할까요?',
    text: '지원자와의 채팅방에서 모두 나가게 되고, 밴드를 저장한 사람의 목록에서도 사라져요. 되돌릴 수 없어요.',
  },
}

interface RecruitmentDialogsProps {
  bandId: number
  recruitment: ReturnType<typeof useRecruitment>
  /** True while `recruitment.asking` is not null. */
  open: boolean
  onClose: () => void
}

/** Asks for confirmation before the recruitment is closed, reopened or deleted. */
export function RecruitmentDialogs({ bandId, recruitment, onClose }: RecruitmentDialogsProps) {
  const { asking, isChanging, carryOut } = recruitment
  if (asking === null) return null
  if (asking === 'endPassed') return <EndPassed bandId={bandId} onClose={onClose} />
  return (
    <YesOrNo
      key={asking}
      open
      onClose={onClose}
      {...QUESTIONS[asking]}
      loading={isChanging}
      onYes={() => void carryOut(asking)}
    />
  )
}

/** RC2 does not reopen a recruitment that would close at once. */
function EndPassed({ bandId, onClose }: { bandId: number; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="마감일이 지났어요"
      text="모집글에서 마감일을 바꾸면 다시 모집할 수 있어요."
      actions={
        <>
          <Button onClick={onClose}>닫기</Button>
          <Link
            css={buttonCss}
            {...buttonLook({ kind: 'red' })}
            to={paths.createBand()}
            state={{ isEditing: true, bandId }}
          >
            모집글 수정
          </Link>
        </>
      }
    />
  )
}
