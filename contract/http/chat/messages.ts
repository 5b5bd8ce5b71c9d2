import * as v from 'valibot'
import { ADDRESSES } from '#contract/addresses.ts'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { MESSAGE_PAGE_SIZE, MESSAGE_PAGE_SIZE_MAX, MESSAGE_SEARCH_MAX_CHARS } from '#contract/limits.ts'
import { AnswerId, QueryNumber, Timestamp } from '#contract/scalars.ts'
import { maxGraphemes, withoutNul } from '#contract/text.ts'
import { Attachment } from './attachments.ts'

export const MESSAGE_TYPES = ['TEXT', 'SYSTEM', 'IMAGE', 'AUDIO'] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

/** The `senderName` of a SYSTEM message. Its `senderId` is the member whose doing it tells. */
export const SYSTEM_SENDER_NAME = 'System'
/** The sender shown for a deleted member (docs/wire.md "What is kept"). */
export const UNKNOWN_MEMBER_ID = 0
export const UNKNOWN_MEMBER_NAME = '알 수 없는 사용자'
/** The last SYSTEM line of an application room. RC2 has ended the band, and both sides have left the room. */
export const BAND_ENDED_LINE = '밴드가 삭제되어 채팅방이 종료되었습니다.'

/** What everybody but a moderator reads of a hidden message (docs/product/safety.md "Sanctions"). */
export const HIDDEN_MESSAGE_TEXT = '운영진이 가린 메시지예요'

/**
 * A stored message, which never changes unless moderators hide it. CH4, CH5, CH12 and the `data` of MESSAGE
 * and SYSTEM events have the same shape. `senderId` 0 and `senderName` 알 수 없는 사용자 stand for a deleted member
 * (docs/wire.md "What is kept").
 */
export const ChatMessage = v.object({
  messageId: AnswerId,
  roomId: AnswerId,
  senderId: AnswerId,
  senderName: v.string(),
  content: v.string(),
  timestamp: Timestamp,
  type: v.optional(v.picklist(MESSAGE_TYPES), 'TEXT'),
  /** Ours: a SYSTEM line that counts as unread, such as an application or its result. Absent: no. */
  isNews: v.optional(v.boolean()),
  /**
   * Ours: moderators have hidden it. It is then a TEXT with `HIDDEN_MESSAGE_TEXT` and no file. Absent: no.
   */
  isHidden: v.optional(v.boolean()),
  clientMessageId: v.optional(v.nullable(v.string()), null),
  attachment: v.optional(v.nullable(Attachment), null),
})
export type ChatMessage = v.InferOutput<typeof ChatMessage>

/**
 * `lastMessageId` is the next cursor: the smallest id of a page, the largest id of a gap page (`after`), null
 * if the page is empty.
 */
export const MessagePage = v.object({
  messages: v.array(ChatMessage),
  hasNext: v.boolean(),
  lastMessageId: v.nullable(AnswerId),
})
export type MessagePage = v.InferOutput<typeof MessagePage>

/**
 * CH4. Returns messages below `cursor`, newest first; without it or with 0, the newest page. With `after` it
 * returns the messages above that id, oldest first: the gap fill (W4). No side effect (W5). Refuses:
 * COMMON400 (also both parameters), CHAT4000, CHAT4004.
 */
export const listMessages = call({
  id: 'CH4',
  method: 'GET',
  path: ADDRESSES.listMessages,
  auth: 'required',
  body: 'enveloped',
  query: v.pipe(
    v.object({
      cursor: v.optional(QueryNumber(0, Number.MAX_SAFE_INTEGER)),
      after: v.optional(QueryNumber(0, Number.MAX_SAFE_INTEGER)),
      limit: v.optional(QueryNumber(1, MESSAGE_PAGE_SIZE_MAX), MESSAGE_PAGE_SIZE),
    }),
    v.forward(
      v.check(({ cursor, after }) => cursor === undefined || after === undefined, FIELD_TEXT.form),
      ['after'],
    ),
  ),
  answer: MessagePage,
})

/** A day in Seoul, `2026-07-08`. */
const Day = v.pipe(v.string(FIELD_TEXT.form), v.isoDate(FIELD_TEXT.form))

/**
 * CH14 (ours). Returns the first message on or after a day in Seoul; null: there is none. `firstDay` is the
 * day of the room's first message, null in an empty room. No side effect. Refuses: COMMON400, CHAT4004,
 * CHAT4000.
 */
export const findDay = call({
  id: 'CH14',
  method: 'GET',
  path: '/api/chat/rooms/:roomId/days',
  auth: 'required',
  body: 'enveloped',
  query: v.object({ day: Day }),
  answer: v.object({ messageId: v.nullable(AnswerId), firstDay: v.nullable(v.string()) }),
})

/**
 * CH15 (ours). Returns TEXT messages of the room that contain the text, newest first, below `cursor`. Hangul
 * matches as in `findHangul`: by initials, by unfinished syllables, and by Latin keys. `lastMessageId` is the
 * next cursor. One request compares a limited number of messages, so a page may hold fewer than asked, even
 * none, while `hasNext` is true; continue from its cursor. No side effect. Refuses: COMMON400, CHAT4004,
 * CHAT4000.
 */
export const searchMessages = call({
  id: 'CH15',
  method: 'GET',
  path: '/api/chat/rooms/:roomId/messages/search',
  auth: 'required',
  body: 'enveloped',
  query: v.object({
    q: v.pipe(
      v.string(FIELD_TEXT.missing),
      v.trim(),
      v.nonEmpty(FIELD_TEXT.missing),
      withoutNul,
      maxGraphemes(MESSAGE_SEARCH_MAX_CHARS),
    ),
    cursor: v.optional(QueryNumber(0, Number.MAX_SAFE_INTEGER)),
    limit: v.optional(QueryNumber(1, MESSAGE_PAGE_SIZE_MAX), MESSAGE_PAGE_SIZE),
  }),
  answer: MessagePage,
})
