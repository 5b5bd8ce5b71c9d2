import { type Attachment } from '#contract/http/chat/attachments.ts'
import {
  HIDDEN_MESSAGE_TEXT,
  SYSTEM_SENDER_NAME,
  UNKNOWN_MEMBER_ID,
  UNKNOWN_MEMBER_NAME,
  type ChatMessage,
  type MessagePage,
} from '#contract/http/chat/messages.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { presentAttachment, type Signing } from '../attachments/attachments.present.ts'
import type { MessageRow } from './messages.queries.ts'

/** For a message without attachment, or with an attachment that has already been presented. */
export function presentMessage(
  row: Omit<MessageRow, 'attachment'>,
  attachment: Attachment | null = null,
): ChatMessage {
  const said = {
    messageId: row.id,
    roomId: row.roomId,
    senderId: row.senderId ?? UNKNOWN_MEMBER_ID,
    senderName: row.type === 'SYSTEM' ? SYSTEM_SENDER_NAME : (row.senderName ?? UNKNOWN_MEMBER_NAME),
    content: row.content,
    timestamp: row.createdAt.toISOString(),
    type: row.type,
    ...(row.isNews && { isNews: true }),
    clientMessageId: row.clientMessageId,
    attachment,
  }
  return row.isHidden
    ? { ...said, isHidden: true, type: 'TEXT', content: HIDDEN_MESSAGE_TEXT, attachment: null }
    : said
}

/** Keeps the order. Only attachments need signing, so a page of texts awaits nothing. */
export async function presentMessages(
  signing: Signing,
  rows: readonly MessageRow[],
  urlOf: UrlOf,
): Promise<ChatMessage[]> {
  const carried = rows.flatMap(({ attachment }) => attachment ?? [])
  const presented = await Promise.all(carried.map((each) => presentAttachment(signing, each, urlOf)))
  const byId = new Map(presented.map((each) => [each.attachmentId, each]))
  return rows.map((row) => presentMessage(row, byId.get(row.attachment?.id ?? 0) ?? null))
}

/** `rows` has one row more than the page when there are more, which makes `hasNext` exact. */
export async function presentPage(
  signing: Signing,
  rows: readonly MessageRow[],
  limit: number,
  urlOf: UrlOf,
): Promise<MessagePage> {
  const page = rows.slice(0, limit)
  return {
    messages: await presentMessages(signing, page, urlOf),
    hasNext: rows.length > limit,
    lastMessageId: page.at(-1)?.id ?? null,
  }
}
