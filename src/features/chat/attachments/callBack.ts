import type { MessageRow } from '../rows/chatRows.ts'

/**
 * The client id of a message whose file is being uploaded or waits for that, which can be cancelled by
 * discarding the message. Null once it is handed over, because it cannot be cancelled then.
 */
export function calledBackBy({ attachment, state, uploaded, clientMessageId }: MessageRow): string | null {
  if (!attachment || clientMessageId === undefined) return null
  return state === 'waiting' || (state === 'sending' && uploaded !== undefined) ? clientMessageId : null
}
