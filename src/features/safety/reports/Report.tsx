import { useState } from 'react'
import type { ReportReason } from '#contract/http/safety/reports.ts'
import { overlayEntryGone } from '#src/ui/overlays/useBackToClose.ts'
import { ReportDone } from './ReportDone.tsx'
import { type Draft, ReportSheet } from './ReportSheet.tsx'
import type { ReportTarget } from './reportTarget.ts'

export interface ReportProps {
  open: boolean
  onClose: () => void
  /** Null while closed. */
  target: ReportTarget | null
  /** Called when everything has closed after the member was blocked too: the screen about them is left. */
  onBlocked?: () => void
}

/**
 * Reports a profile, a message, a room or a band (docs/product/safety.md "Reports"): the sheet, then the
 * dialog that it was received. Mount it outside of what disappears when a member is blocked.
 */
export function Report({ target, ...rest }: ReportProps) {
  const [last, setLast] = useState(target)
  if (target && target !== last) setLast(target)
  return last && <OpenReport key={`${last.kind} ${last.targetId}`} target={last} {...rest} />
}

const NOTHING: Draft = { reason: null, words: '', isBlocking: false }

interface Received {
  reason: ReportReason
  block: 'none' | 'done' | 'failed'
}

/** A sheet that is closed without a report keeps what was written until another target is reported. */
function OpenReport({ open, onClose, target, onBlocked }: ReportProps & { target: ReportTarget }) {
  const [draft, setDraft] = useState(NOTHING)
  const [received, setReceived] = useState<Received | null>(null)

  async function end(block: Received['block']) {
    setReceived(null)
    onClose()
    if (block !== 'done' || !onBlocked) return
    await overlayEntryGone()
    onBlocked()
  }

  if (received)
    return <ReportDone open={open} target={target} {...received} onClose={() => void end(received.block)} />
  return (
    <ReportSheet
      open={open}
      onClose={onClose}
      target={target}
      draft={draft}
      onDraft={setDraft}
      onReceived={(reason, block) => {
        setDraft(NOTHING)
        setReceived({ reason, block })
      }}
    />
  )
}
