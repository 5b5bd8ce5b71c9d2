import type { ChatMessage } from '#contract/http/chat/messages.ts'
import type { OutboxEntry } from './outboxEntry.ts'

/**
 * Finds the pending outbox entry that a confirmed message answers; null if none. No other code decides this.
 *
 * By `clientMessageId` when the message carries one: this app always sends one (P7), so five times ㅋㅋ are
 * five messages. A server that does not know client ids returns none: then by room, sender and text among the
 * entries handed over, the oldest first, because a server stores one member's messages in sending order
 * (docs/product/chat.md "Writing"). A message with an unknown id was written on another device and answers no
 * entry, even with the same text.
 */
export function answeredEntry(
  entries: readonly OutboxEntry[],
  message: Pick<ChatMessage, 'roomId' | 'senderId' | 'content' | 'clientMessageId'>,
): OutboxEntry | null {
  if (message.clientMessageId !== null)
    return (
      entries.find((entry) => isBy(entry, message) && entry.clientMessageId === message.clientMessageId) ??
      null
    )
  return (
    entries
      .filter(
        (entry) =>
          isBy(entry, message) &&
          entry.handedOver &&
          entry.roomId === message.roomId &&
          entry.content === message.content,
      )
      .sort(inOutboxOrder)[0] ?? null
  )
}

const isBy = (entry: OutboxEntry, message: Pick<ChatMessage, 'senderId'>) =>
  entry.senderId === message.senderId

/**
 * The order of typing. Two tabs may assign the same number before they exchange entries; the id then decides,
 * the same in both.
 */
export function inOutboxOrder(a: OutboxEntry, b: OutboxEntry): number {
  return a.temporaryId - b.temporaryId || (a.clientMessageId < b.clientMessageId ? -1 : 1)
}
