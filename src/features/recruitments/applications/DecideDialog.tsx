import { YesOrNo } from '#src/ui/overlays/YesOrNo.tsx'
import type { Attempt } from './applicants.ts'

const QUESTION = {
  PASS: (count: number) => `${count}명을 합격시킬까요?`,
  FAIL: (count: number) => `${count}명을 불합격시킬까요?`,
}

const CONSEQUENCE = {
  PASS: '합격 알림과 친구 요청이 바로 전송되고, 되돌릴 수 없어요.',
  FAIL: '불합격 결과가 채팅방에 바로 전송되고, 되돌릴 수 없어요.',
}

interface DecideDialogProps {
  open: boolean
  onClose: () => void
  status: Attempt['status']
  count: number
  /** How many of them are hidden by the session filter. */
  hiddenCount: number
  onYes: () => void
}

/** Asks for confirmation of a final decision (docs/product/recruitments.md "Deciding"). */
export function DecideDialog({ open, onClose, status, count, hiddenCount, onYes }: DecideDialogProps) {
  return (
    <YesOrNo
      open={open}
      onClose={onClose}
      question={QUESTION[status](count)}
      text={
        <>
          {CONSEQUENCE[status]}
          {hiddenCount > 0 && <p>지금 목록에 보이지 않는 {hiddenCount}명도 포함돼요.</p>}
        </>
      }
      onYes={onYes}
    />
  )
}
