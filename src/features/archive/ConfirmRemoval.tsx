import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'

interface ConfirmRemovalProps {
  open: boolean
  onClose: () => void
  title: string
  text: string
  onConfirm: () => void
}

/** Asks before something is gone for good. */
export function ConfirmRemoval({ open, onClose, title, text, onConfirm }: ConfirmRemovalProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button onClick={onClose}>아니오</Button>
          <Button kind="red" onClick={onConfirm}>
            예
          </Button>
        </>
      }
    />
  )
}
