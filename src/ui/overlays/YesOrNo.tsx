import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { Dialog } from './Dialog.tsx'

interface YesOrNoProps {
  open: boolean
  /** They said no, or went away. */
  onClose: () => void
  onYes: () => void
  question: string
  /** What follows from a yes. */
  text?: ReactNode
  /** The yes is being carried out. */
  loading?: boolean
}

/** One question and its two answers, 아니오 or 예 (docs/interface.md "Words"). */
export function YesOrNo({ open, onClose, onYes, question, text, loading }: YesOrNoProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={question}
      text={text}
      actions={
        <>
          <Button onClick={onClose}>아니오</Button>
          <Button kind="red" loading={loading} onClick={onYes}>
            예
          </Button>
        </>
      }
    />
  )
}
