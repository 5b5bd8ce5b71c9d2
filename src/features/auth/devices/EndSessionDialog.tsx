import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'

interface EndSessionDialogProps {
  open: boolean
  /** Closes the dialog without a log-out. */
  onClose: () => void
  title: string
  text: string
  onEnd: () => void
  isEnding: boolean
}

export function EndSessionDialog({ open, onClose, title, text, onEnd, isEnding }: EndSessionDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!isEnding) onClose()
      }}
      title={title}
      text={text}
      actions={
        <>
          <Button disabled={isEnding} onClick={onClose}>
            닫기
          </Button>
          <Button kind="red" loading={isEnding} onClick={onEnd}>
            로그아웃
          </Button>
        </>
      }
    />
  )
}
