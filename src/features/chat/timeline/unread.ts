import type { ChatMessage } from '#contract/http/chat/messages.ts'
import { indexFrom, type MessageTable } from './messageTable.ts'

/** A room's unread count from CH1. */
export interface UnreadCount {
  count: number
  /** `lastMessageAt` of the same answer: later messages are not counted. */
  asOf: string | null
  /** The member whose count it is. */
  me: number
}

/**
 * Finds where reading stopped by counting back from the end, because the server gives a count, not an id.
 * Null when that is above the loaded messages; `firstUnread` is null when nothing is unread.
 */
export function whereReadingStopped(
  table: MessageTable,
  { count, asOf, me }: UnreadCount,
): { readUpTo: number; firstUnread: number | null } | null {
  const counted = asOf === null ? -Infinity : Date.parse(asOf)
  let left = count
  for (let i = table.length - 1; i >= 0; i -= 1) {
    const message = table[i]!
    if (Date.parse(message.timestamp) > counted) continue
    if (left === 0) return { readUpTo: message.messageId, firstUnread: null }
    if (countsAsUnread(message, me)) left -= 1
    if (left === 0) return { readUpTo: message.messageId - 1, firstUnread: message.messageId }
  }
  return left === 0 ? { readUpTo: 0, firstUnread: null } : null
}

/** The number of loaded messages that are unread once everything up to `readUpTo` is read. */
export function countUnread(table: MessageTable, readUpTo: number, me: number): number {
  let count = 0
  for (let i = indexFrom(table, readUpTo + 1); i < table.length; i += 1)
    if (countsAsUnread(table[i]!, me)) count += 1
  return count
}

/** Own messages and 입장/퇴장 lines do not count as unread (docs/product/chat.md "Rooms"). */
export function countsAsUnread(
  message: Pick<ChatMessage, 'senderId' | 'type' | 'isNews'>,
  me: number,
): boolean {
  return message.senderId !== me && (message.type !== 'SYSTEM' || message.isNews === true)
}
