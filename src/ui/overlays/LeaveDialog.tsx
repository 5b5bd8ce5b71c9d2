import { Button } from '../controls/Button.tsx'
import { Dialog } from './Dialog.tsx'

interface LeaveDialogProps {
  open: boolean
  /** They stay. */
  onClose: () => void
  onLeave: () => void
}

/** Asked of whoever leaves a form with changes. */
export function LeaveDialog({ open, onClose, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="저장하지 않고 나갈까요?"
      text="바꾼 내용이 사라져요."
      actions={
        <>
          <Button onClick={onClose}>계속 쓰기</Button>
          <Button kind="red" onClick={onLeave}>
            나가기
          </Button>
        </>
      }
    />
  )
}
