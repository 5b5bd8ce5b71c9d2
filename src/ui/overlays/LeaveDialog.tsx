import { Button } from '../controls/Button.tsx'
import { Dialog } from './Dialog.tsx'

interface LeaveDialogProps {
  open: boolean
  /** Called when the member stays. */
  onClose: () => void
  onLeave: () => void
}

/** Asks before a form with changes is left. */
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
