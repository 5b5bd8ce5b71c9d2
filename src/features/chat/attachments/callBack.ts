import type { MessageRow } from '../rows/chatRows.ts'

/**
 * Names the message whose file is still going up, or waits to: it can be called back by discarding it. Null once it is handed
 * over, for then there is nothing left to call back.
 */
export function calledBackBy({ attachment, state, uploaded, clientMessageId }: MessageRow): string | null {
  if (!attachment || clientMessageId === undefined) return null
  return state === 'waiting' || (state === 'sending' && uploaded !== undefined) ? clientMessageId : null
}
