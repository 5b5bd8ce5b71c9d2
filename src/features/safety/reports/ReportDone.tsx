import styled from '@emotion/styled'
import type { ReportReason } from '#contract/http/safety/reports.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { theme } from '#src/ui/theme.ts'
import { Facts } from './Facts.tsx'
import type { ReportTarget } from './reportTarget.ts'
import { REASON_TEXT, targetText } from './reportTexts.ts'

const { color, type } = theme

interface ReportDoneProps {
  open: boolean
  onClose: () => void
  target: ReportTarget
  reason: ReportReason
  block: 'none' | 'done' | 'failed'
}

const BLOCK_TEXT = {
  done: '서로 채팅과 프로필이 보이지 않아요',
  failed: '차단하지 못했어요',
}
const BLOCK_NOTE = {
  done: '차단은 설정의 차단한 멤버에서 풀 수 있어요.',
  failed: '신고는 접수했어요. 차단은 메뉴에서 다시 해주세요.',
}

/** The report was received, what it was about, and what became of the block. */
export function ReportDone({ open, onClose, target, reason, block }: ReportDoneProps) {
  const facts: (readonly [string, string])[] = [
    ['대상', targetText(target)],
    ['이유', REASON_TEXT[reason]],
  ]
  if (block !== 'none') facts.push(['차단', BLOCK_TEXT[block]])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      icon={
        <Ok>
          <CheckIcon size={28} />
        </Ok>
      }
      title="신고를 접수했어요"
      text="하루 안에 살펴보고 결과를 알림으로 알려드릴게요."
      actions={
        <Button kind="red" data-autofocus onClick={onClose}>
          확인
        </Button>
      }
    >
      <Facts facts={facts} css={{ marginTop: 18 }} />
      {block !== 'none' && <Note>{BLOCK_NOTE[block]}</Note>}
    </Dialog>
  )
}

const Ok = styled.span`
  display: flex;
  color: ${color.ok};
`

const Note = styled.p`
  padding: 12px 4px 0;
  ${type.caption}
  color: ${color.t2};
`
