import { useRef, useState } from 'react'
import type { ReportReason } from '#contract/http/safety/reports.ts'
import { asApiError } from '#src/api/apiError.ts'
import { isOffline, NO_NETWORK_TEXT } from '#src/api/offline.ts'
import { useBlockMemberMutation } from '../blocks/blocksApi.ts'
import { useReportMutation } from './reportsApi.ts'
import type { ReportTarget } from './reportTarget.ts'
import { reportFailureText } from './reportTexts.ts'

export interface Written {
  reason: ReportReason
  words: string
  /** Whom to block after the report; null: nobody. */
  blockedId: number | null
}

/** `block`: what became of the wish to block too. */
export type Sent = { failure: string } | { failure: null; block: 'none' | 'done' | 'failed' }

/**
 * Sends RP1, and after it BL2 if that was asked for. Offline it says so at once (P31). Resolves with null for
 * a second tap. Never rejects.
 */
export function useSendReport({ kind, targetId }: ReportTarget) {
  const [report] = useReportMutation()
  const [block] = useBlockMemberMutation()
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)

  async function sendNow({ reason, words, blockedId }: Written): Promise<Sent> {
    if (isOffline()) return { failure: NO_NETWORK_TEXT }
    const { error } = await report({ kind, targetId, reason, words: words.trim() })
    if (error !== undefined) return { failure: reportFailureText(asApiError(error)) }
    if (blockedId === null) return { failure: null, block: 'none' }
    return { failure: null, block: 'error' in (await block(blockedId)) ? 'failed' : 'done' }
  }

  async function send(written: Written): Promise<Sent | null> {
    if (isBusy.current) return null
    isBusy.current = true
    setSending(true)
    const sent = await sendNow(written)
    isBusy.current = false
    setSending(false)
    return sent
  }

  return { send, isSending }
}
