import type { ChatMessage } from '#contract/http/chat/messages.ts'
import type { OutboxEntry } from './outboxEntry.ts'

/**
 * Which promised message a confirmed one answers; null: none. The only place that decides it.
 *
 * By `clientMessageId` when the message carries one: ours always do (P7), so five times ㅋㅋ are five messages. A server that
 * does not know ours sends none back: then same room, same sender, same text, among those that were handed over, the oldest
 * first, because a server stores what one member sends in the order it was sent (docs/product/chat.md "Writing"). A message that carries an id we did not give was written on
 * another device and answers nothing, however alike it looks.
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

/** The order of typing. Two tabs may count the same number before they hear of each other; the id then decides, the same in both. */
export function inOutboxOrder(a: OutboxEntry, b: OutboxEntry): number {
  return a.temporaryId - b.temporaryId || (a.clientMessageId < b.clientMessageId ? -1 : 1)
}
