import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface YesOrNoProps {
  open: boolean
  /** They said no, or went away. */
  onClose: () => void
  onYes: () => void
  question: string
}

/** One question, as the specification words it: 아니오 or 예. */
export function YesOrNo({ open, onClose, onYes, question }: YesOrNoProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={question}
      actions={
        <>
          <Button onClick={onClose}>아니오</Button>
          <Button kind="red" onClick={onYes}>
            예
          </Button>
        </>
      }
    />
  )
}
