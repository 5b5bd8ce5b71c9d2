import {
  SYSTEM_SENDER_NAME,
  UNKNOWN_MEMBER_ID,
  UNKNOWN_MEMBER_NAME,
  type ChatMessage,
  type MessagePage,
} from '#contract/http/chat.ts'
import type { MessageRow } from './messages.queries.ts'

export function presentMessage(row: MessageRow): ChatMessage {
  return {
    messageId: row.id,
    roomId: row.roomId,
    senderId: row.senderId ?? UNKNOWN_MEMBER_ID,
    senderName: row.type === 'SYSTEM' ? SYSTEM_SENDER_NAME : (row.senderName ?? UNKNOWN_MEMBER_NAME),
    content: row.content,
    timestamp: row.createdAt.toISOString(),
    type: row.type,
    clientMessageId: row.clientMessageId,
    attachment: null,
  }
}

/** `rows` hold one more than the page when there is more: that is what makes `hasNext` exact. */
export function presentPage(rows: readonly MessageRow[], limit: number): MessagePage {
  const page = rows.slice(0, limit)
  return {
    messages: page.map(presentMessage),
    hasNext: rows.length > limit,
    lastMessageId: page.at(-1)?.id ?? null,
  }
}
