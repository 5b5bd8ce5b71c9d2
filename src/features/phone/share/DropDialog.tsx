import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'

interface DropDialogProps {
  open: boolean
  /** Called when the member stays. */
  onClose: () => void
  onLeave: () => void
}

/** Asks before what was shared is dropped. */
export function DropDialog({ open, onClose, onLeave }: DropDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="보내지 않고 나갈까요?"
      text="공유한 내용이 사라져요."
      actions={
        <>
          <Button onClick={onClose}>계속하기</Button>
          <Button kind="red" onClick={onLeave}>
            나가기
          </Button>
        </>
      }
    />
  )
}
