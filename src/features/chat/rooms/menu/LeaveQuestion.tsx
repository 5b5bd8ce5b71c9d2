import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'

interface LeaveQuestionProps {
  open: boolean
  /** The member stays. */
  onClose: () => void
  onLeave: () => void
  isLeaving?: boolean
}

/** docs/product/chat.md "Conversation". */
export function LeaveQuestion({ open, onClose, onLeave, isLeaving = false }: LeaveQuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="채팅방에서 나가시겠습니까?"
      actions={
        <>
          <Button onClick={onClose}>아니요</Button>
          <Button kind="red" loading={isLeaving} onClick={onLeave}>
            예
          </Button>
        </>
      }
    />
  )
}
