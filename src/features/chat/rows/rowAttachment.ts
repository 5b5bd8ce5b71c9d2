import type { Attachment } from '#contract/http/chat/attachments.ts'
import type { ChatMessage } from '#contract/http/chat/messages.ts'
import type { OutboxAttachment } from '../delivery/outboxEntry.ts'
import type { MessageRow, RowAttachment } from './chatRows.ts'

/** The assumed size of a picture whose size is unknown. */
const UNKNOWN_SIDE_PX = 480

// one object per attachment, so that an unchanged message gives an unchanged row
const ofSent = new WeakMap<Attachment, RowAttachment>()
const ofPromised = new WeakMap<OutboxAttachment, RowAttachment>()

/** Null for text, also when the server no longer sends the attachment. */
export function sentAttachment({ type, attachment }: ChatMessage): RowAttachment | null {
  if (!attachment || (type !== 'IMAGE' && type !== 'AUDIO')) return null
  return remembered(ofSent, attachment, ({ attachmentId, url, width, height, durationMs, peaks }) => {
    const file = { attachmentId, url }
    if (type === 'AUDIO')
      return { ...file, kind: 'sound', durationMs: durationMs ?? null, peaks: peaks ?? [] }
    return {
      ...file,
      kind: 'picture',
      widthPx: width ?? UNKNOWN_SIDE_PX,
      heightPx: height ?? UNKNOWN_SIDE_PX,
    }
  })
}

/** Has no URL even after the upload: until its message is sent the file is shown from this phone. */
export function promisedAttachment(attachment: OutboxAttachment): RowAttachment {
  return remembered(ofPromised, attachment, ({ kind, widthPx, heightPx, durationMs, peaks }) => {
    const file = { attachmentId: null, url: null }
    if (kind === 'AUDIO')
      return { ...file, kind: 'sound', durationMs: durationMs ?? null, peaks: peaks ?? [] }
    return {
      ...file,
      kind: 'picture',
      widthPx: widthPx ?? UNKNOWN_SIDE_PX,
      heightPx: heightPx ?? UNKNOWN_SIDE_PX,
    }
  })
}

function remembered<K extends object, V>(known: WeakMap<K, V>, key: K, make: (key: K) => V): V {
  const value = known.get(key) ?? make(key)
  known.set(key, value)
  return value
}

/**
 * The client id of a message whose file is being uploaded or waits for that, which can be cancelled by
 * discarding the message. Null once it is handed over, because it cannot be cancelled then.
 */
export function calledBackBy({ attachment, state, uploaded, clientMessageId }: MessageRow): string | null {
  if (!attachment || clientMessageId === undefined) return null
  return state === 'waiting' || (state === 'sending' && uploaded !== undefined) ? clientMessageId : null
}
