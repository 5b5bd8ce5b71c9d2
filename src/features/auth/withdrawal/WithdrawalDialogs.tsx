import { WITHDRAWN_KEPT_DAYS } from '#contract/limits.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx'
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'

interface WithdrawalQuestionProps {
  open: boolean
  onClose: () => void
  onYes: () => void
  /** The request is pending: nothing can be pressed until it is answered. */
  waiting: boolean
}

/** Asks for confirmation (docs/product/settings.md "Withdrawal"). */
export function WithdrawalQuestion({ open, onClose, onYes, waiting }: WithdrawalQuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!waiting) onClose()
      }}
      icon={<AlertIcon size={26} />}
      title="정말 탈퇴하시겠습니까?"
      text={`저장한 음악과 채팅, 밴드 활동이 모두 사라져요. 데이터는 ${WITHDRAWN_KEPT_DAYS}일 뒤에 완전히 삭제돼요.`}
      actions={
        <>
          <Button disabled={waiting} onClick={onClose}>
            아니오
          </Button>
          <Button kind="red" loading={waiting} onClick={onYes}>
            예
          </Button>
        </>
      }
    />
  )
}

/** The session is over already: closing the dialog in any way leads to the log-in. */
export function WithdrawalEnd({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      icon={<CheckIcon size={26} />}
      title="탈퇴가 완료되었습니다."
      text={`그동안 합주와 함께해 주셔서 고마워요. 데이터는 ${WITHDRAWN_KEPT_DAYS}일 뒤에 완전히 삭제돼요.`}
      actions={
        <Button kind="red" onClick={onClose}>
          확인
        </Button>
      }
    />
  )
}
