import * as v from 'valibot'
import { FIELD_TEXT } from '../fieldText.ts'
import { ChatMessage } from '../http/chat/messages.ts'
import type { Notification } from '../http/notifications.ts'
import { MESSAGE_MAX_CHARS } from '../limits.ts'
import { AnswerId, Id, Timestamp } from '../scalars.ts'
import { maxGraphemes, wellFormed, withoutNul } from '../text.ts'

/** Everything up to and including `messageId` is read by `memberId`. */
export const ReadData = v.object({
  memberId: AnswerId,
  nickname: v.string(),
  roomId: AnswerId,
  messageId: AnswerId,
})
export type ReadData = v.InferOutput<typeof ReadData>

/** One message, of a member, in a room that none of the member's sessions is subscribed to. `bandId` only for BAND rooms. */
export const UnreadData = v.object({
  senderId: AnswerId,
  roomId: AnswerId,
  bandId: v.optional(AnswerId),
  content: v.string(),
  timestamp: Timestamp,
})
export type UnreadData = v.InferOutput<typeof UnreadData>

/** Somebody in the room is typing; it counts for `TYPING_SHOWN_MS`, or until their message comes. */
export const TypingData = v.object({ memberId: AnswerId, nickname: v.string(), roomId: AnswerId })
export type TypingData = v.InferOutput<typeof TypingData>

/** This member has read so far, in whatever tab or device; `unreadCount` as CH1 would say it now. */
export const OwnReadData = v.object({ roomId: AnswerId, messageId: AnswerId, unreadCount: v.number() })
export type OwnReadData = v.InferOutput<typeof OwnReadData>

/** A refused SEND. `code` is an error code of `contract/errors.ts`. */
export const ErrorData = v.object({
  code: v.string(),
  message: v.string(),
  destination: v.string(),
  clientMessageId: v.nullable(v.string()),
})
export type ErrorData = v.InferOutput<typeof ErrorData>

/**
 * Something has come, of whatever shape: that alone makes the list old. Who shows this one reads it by `Notification`, which everybody
 * who is only told need not fetch.
 */
const News = v.custom<Notification>((data) => typeof data === 'object' && data !== null)

/**
 * The event wrapper of docs/wire.md "Events". NOTIFICATION is WS9 (W7). Ours besides: on WS9 come NOTIFICATIONS_CHANGED (one was read, answered
 * or withdrawn) and FRIENDS_CHANGED (friends or requests), to every session of whom it concerns. TYPING comes on WS1 and WS2. On WS11 come OWN_READ, to every
 * session of the member, and OWN_ROOM_MESSAGE, to those that have not subscribed to the room: a message of their own, or one in a room
 * that they have open elsewhere, which WS3 therefore does not tell.
 */
export const WsEvent = v.variant('type', [
  v.object({ type: v.literal('MESSAGE'), data: ChatMessage }),
  v.object({ type: v.literal('SYSTEM'), data: ChatMessage }),
  v.object({ type: v.literal('READ'), data: ReadData }),
  v.object({ type: v.literal('UNREAD_MESSAGE'), data: UnreadData }),
  v.object({ type: v.literal('NOTIFICATION'), data: News }),
  v.object({ type: v.literal('NOTIFICATIONS_CHANGED'), data: v.object({}) }),
  v.object({ type: v.literal('FRIENDS_CHANGED'), data: v.object({}) }),
  v.object({ type: v.literal('TYPING'), data: TypingData }),
  v.object({ type: v.literal('OWN_READ'), data: OwnReadData }),
  v.object({ type: v.literal('OWN_ROOM_MESSAGE'), data: UnreadData }),
  v.object({ type: v.literal('ERROR'), data: ErrorData }),
])
export type WsEvent = v.InferOutput<typeof WsEvent>

const Content = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.check((text) => text.trim() !== '', FIELD_TEXT.missing),
  withoutNul,
  maxGraphemes(MESSAGE_MAX_CHARS),
  wellFormed,
)

const outgoing = {
  content: Content,
  /** Unique per sender; a repeat stores nothing and the first row is sent again to the sender alone (W3). Comes back in lower case. */
  clientMessageId: v.optional(v.nullable(v.pipe(v.string(), v.uuid(FIELD_TEXT.form), v.toLowerCase()))),
  /** Of CH13: the message becomes IMAGE or AUDIO, its content 사진 or 음성 메시지, whatever `content` says. */
  attachmentId: v.optional(v.nullable(Id)),
  /** A hint; the room in the destination decides. */
  roomId: v.optional(v.nullable(Id)),
}

/** Body of WS5. */
export const GroupSendBody = v.object({ ...outgoing, roomType: v.string(FIELD_TEXT.missing) })
export type GroupSendBody = v.InferInput<typeof GroupSendBody>

/** Body of WS6. A `receiverId` that is not the other person is refused with CHAT4002. */
export const PrivateSendBody = v.object({
  ...outgoing,
  roomType: v.string(FIELD_TEXT.missing),
  receiverId: v.optional(v.nullable(Id)),
})
export type PrivateSendBody = v.InferInput<typeof PrivateSendBody>

/** The room types WS5 and WS6 accept (docs/wire.md "Sends"); another one is CHAT4002. */
export const GROUP_SEND_ROOM_TYPES = ['GROUP'] as const
export const PRIVATE_SEND_ROOM_TYPES = ['PRIVATE', 'BAND', 'BAND-APPLICANT', 'BAND-MANAGER'] as const

/** Body of WS7 and WS8: the message id in decimal digits, as plain text. Null when it is not a positive integer. */
export function parseLastRead(body: string): number | null {
  return /^[1-9]\d{0,14}$/.test(body.trim()) ? Number(body.trim()) : null
}
