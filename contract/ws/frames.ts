import * as v from 'valibot'
import { FIELD_TEXT } from '../fieldText.ts'
import { ChatMessage } from '../http/chat/messages.ts'
import type { Notification } from '../http/notifications/notifications.ts'
import { MESSAGE_MAX_CHARS } from '../limits.ts'
import { AnswerId, Id, Timestamp } from '../scalars.ts'
import { isBlank, maxGraphemes, wellFormed, withoutNul } from '../text.ts'

/**
 * A message as MESSAGE and SYSTEM events bring it. `previousMessageId` is the id of the message before it in
 * its room (W15): null for the first one, absent from a server that does not know it yet. A client that does
 * not have that message has missed its event and fills the gap (W4).
 */
export const LiveMessage = v.object({
  ...ChatMessage.entries,
  previousMessageId: v.optional(v.nullable(AnswerId)),
})
export type LiveMessage = v.InferOutput<typeof LiveMessage>

/** `memberId` has read everything up to and including `messageId`. */
export const ReadData = v.object({
  memberId: AnswerId,
  nickname: v.string(),
  roomId: AnswerId,
  messageId: AnswerId,
})
export type ReadData = v.InferOutput<typeof ReadData>

/**
 * One message of a member, in a room to which no session of the receiver is subscribed. `bandId` only for
 * BAND rooms.
 */
export const UnreadData = v.object({
  senderId: AnswerId,
  roomId: AnswerId,
  bandId: v.optional(AnswerId),
  content: v.string(),
  timestamp: Timestamp,
  /** Ours: a SYSTEM line that is news (`ChatMessage.isNews`). A notification tells of it too. Absent: no. */
  isNews: v.optional(v.boolean()),
})
export type UnreadData = v.InferOutput<typeof UnreadData>

/** A participant is typing. Shown for `TYPING_SHOWN_MS`, or until their message arrives. */
export const TypingData = v.object({ memberId: AnswerId, nickname: v.string(), roomId: AnswerId })
export type TypingData = v.InferOutput<typeof TypingData>

/**
 * The member has read up to `messageId` in some tab or on some device. `unreadCount` is the current value of
 * CH1.
 */
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
 * Any object is accepted: the event only marks the list as outdated. Code that shows the notification parses
 * it with `Notification`, which other clients then need not load.
 */
const News = v.custom<Notification>((data) => typeof data === 'object' && data !== null)

/**
 * The event wrapper (docs/wire.md "Events"). NOTIFICATION comes on WS9 (W7). The following types are ours.
 * NOTIFICATIONS_CHANGED (one was read, answered or withdrawn), FRIENDS_CHANGED (friends or requests) and
 * ROOMS_CHANGED (a room has left the list, or the member has muted or unmuted one) come on WS9, to all
 * sessions of the members concerned. ROOMS_CHANGED comes on WS1 too, when a group was opened or closed (CH3)
 * or its owner has withdrawn (A4). MESSAGE_CHANGED comes on WS1 and WS2 when moderators have hidden a message
 * or show it again. TYPING comes on WS1 and WS2. OWN_READ comes on WS11, to all sessions of the member.
 * OWN_ROOM_MESSAGE comes on WS11, to the member's sessions that are not subscribed to the room. It reports
 * the member's own message, or one in a room that another session has open, which WS3 therefore does not
 * report.
 */
export const WsEvent = v.variant('type', [
  v.object({ type: v.literal('MESSAGE'), data: LiveMessage }),
  v.object({ type: v.literal('SYSTEM'), data: LiveMessage }),
  v.object({ type: v.literal('MESSAGE_CHANGED'), data: ChatMessage }),
  v.object({ type: v.literal('READ'), data: ReadData }),
  v.object({ type: v.literal('UNREAD_MESSAGE'), data: UnreadData }),
  v.object({ type: v.literal('NOTIFICATION'), data: News }),
  v.object({ type: v.literal('NOTIFICATIONS_CHANGED'), data: v.object({}) }),
  v.object({ type: v.literal('FRIENDS_CHANGED'), data: v.object({}) }),
  v.object({ type: v.literal('ROOMS_CHANGED'), data: v.object({}) }),
  v.object({ type: v.literal('TYPING'), data: TypingData }),
  v.object({ type: v.literal('OWN_READ'), data: OwnReadData }),
  v.object({ type: v.literal('OWN_ROOM_MESSAGE'), data: UnreadData }),
  v.object({ type: v.literal('ERROR'), data: ErrorData }),
])
export type WsEvent = v.InferOutput<typeof WsEvent>

const Content = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.check((text) => !isBlank(text), FIELD_TEXT.missing),
  withoutNul,
  maxGraphemes(MESSAGE_MAX_CHARS),
  wellFormed,
)

const outgoing = {
  content: Content,
  /**
   * Unique for each sender. A repetition stores nothing, and only the sender gets the first message again
   * (W3). Returned in lower case.
   */
  clientMessageId: v.optional(v.nullable(v.pipe(v.string(), v.uuid(FIELD_TEXT.form), v.toLowerCase()))),
  /**
   * The id from CH13. The message becomes IMAGE or AUDIO and its content 사진 or 음성 메시지, whatever
   * `content` is.
   */
  attachmentId: v.optional(v.nullable(Id)),
  /** Only a hint: the room of the destination counts. */
  roomId: v.optional(v.nullable(Id)),
}

/** Body of WS5. */
export const GroupSendBody = v.object({ ...outgoing, roomType: v.string(FIELD_TEXT.missing) })
export type GroupSendBody = v.InferInput<typeof GroupSendBody>

/** The body of WS6. A `receiverId` other than the other participant is refused with CHAT4002. */
export const PrivateSendBody = v.object({
  ...outgoing,
  roomType: v.string(FIELD_TEXT.missing),
  receiverId: v.optional(v.nullable(Id)),
})
export type PrivateSendBody = v.InferInput<typeof PrivateSendBody>

/** The accepted room types of WS5 and WS6 (docs/wire.md "Sends"). Others are refused with CHAT4002. */
export const GROUP_SEND_ROOM_TYPES = ['GROUP'] as const
export const PRIVATE_SEND_ROOM_TYPES = ['PRIVATE', 'BAND', 'BAND-APPLICANT', 'BAND-MANAGER'] as const

/** The body of WS7 and WS8: the message id in decimal digits, as plain text. Null: not a positive integer. */
export function parseLastRead(body: string): number | null {
  return /^[1-9]\d{0,14}$/.test(body.trim()) ? Number(body.trim()) : null
}

/** The body of WS12. */
export const SightBody = v.object({ inSight: v.boolean(FIELD_TEXT.form) })
export type SightBody = v.InferOutput<typeof SightBody>
