import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'

interface StepButtonProps {
  isReady: boolean
  isSending: boolean
  /** Instead of the children while the step is being sent. */
  busyLabel: string
  children: ReactNode
}

/** Sends a step. */
export function StepButton({ isReady, isSending, busyLabel, children }: StepButtonProps) {
  return (
    <Button type="submit" kind="red" block disabled={!isReady} loading={isSending} loadingLabel={busyLabel}>
      {children}
    </Button>
  )
}
