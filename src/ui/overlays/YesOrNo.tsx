import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { Dialog } from './Dialog.tsx'

interface YesOrNoProps {
  open: boolean
  /** Called for no, and when the dialog is dismissed. */
  onClose: () => void
  onYes: () => void
  question: string
  /** The consequence of yes. */
  text?: ReactNode
  /** The action of yes is in progress. */
  loading?: boolean
  /** Fields between the text and the answers. */
  children?: ReactNode
}

/** One question with the answers 아니오 and 예 (docs/interface.md "Words"). */
export function YesOrNo({ open, onClose, onYes, question, text, loading, children }: YesOrNoProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={question}
      text={text}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            아니오
          </Button>
          <Button kind="red" loading={loading} onClick={onYes}>
            예
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
