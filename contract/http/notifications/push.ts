import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { MESSAGE_MAX_CHARS, PUSH_ENDPOINT_MAX_CHARS } from '#contract/limits.ts'
import { AnswerId, Timestamp } from '#contract/scalars.ts'

/** `bytes` bytes in base64url without padding. */
const base64Url = (bytes: number) =>
  v.pipe(
    v.string(FIELD_TEXT.form),
    v.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), FIELD_TEXT.form),
  )

/** A browser's subscription to a push service (RFC 8030), with its keys (RFC 8291). */
export const PushSubscription = v.object({
  endpoint: v.pipe(
    v.string(FIELD_TEXT.form),
    v.maxLength(PUSH_ENDPOINT_MAX_CHARS, FIELD_TEXT.range),
    v.url(FIELD_TEXT.form),
  ),
  keys: v.object({ p256dh: base64Url(65), auth: base64Url(16) }),
})
export type PushSubscription = v.InferOutput<typeof PushSubscription>

/** N5 (ours). The server's public key (VAPID, RFC 8292), for `applicationServerKey`. */
export const readPushKey = call({
  id: 'N5',
  method: 'GET',
  path: '/api/notifications/push/key',
  auth: 'required',
  body: 'enveloped',
  answer: v.object({ publicKey: v.string() }),
})

/**
 * N6 (ours). Pushes go to this subscription until the session ends, in place of the session's earlier one. An
 * endpoint that belonged to another session belongs to this one from now on. Idempotent. Refuses: COMMON400
 * (also an endpoint of a push service that the server does not know).
 */
export const savePushSubscription = call({
  id: 'N6',
  method: 'PUT',
  path: '/api/notifications/push/subscription',
  auth: 'required',
  body: 'void',
  input: PushSubscription,
})

/** N7 (ours). No more pushes to this session's device. Idempotent. */
export const endPushSubscription = call({
  id: 'N7',
  method: 'DELETE',
  path: '/api/notifications/push/subscription',
  auth: 'required',
  body: 'void',
})

/**
 * N8 (ours). The browser has replaced a subscription; called by the service worker, which has no tokens. The
 * old endpoint and its `auth` key are known to that device only. An unknown one changes nothing. Refuses:
 * COMMON400 as N6.
 */
export const renewPushSubscription = call({
  id: 'N8',
  method: 'POST',
  path: '/api/notifications/push/renewal',
  auth: 'none',
  body: 'void',
  input: v.object({
    endpoint: PushSubscription.entries.endpoint,
    auth: base64Url(16),
    renewed: PushSubscription,
  }),
})

/** Signed by the server, for one member, session and room: what a pushed message may be answered with. */
const PushTicket = v.pipe(v.string(FIELD_TEXT.form), v.maxLength(300, FIELD_TEXT.range))

/**
 * N9 (ours). A reply typed into a notification, stored as WS5 and WS6 store it; `clientMessageId` makes it
 * idempotent. Called by the service worker. Refuses: AUTH_009 (the ticket is forged or over, or its session
 * has ended), CHAT4000, CHAT4004, and what WS4 refuses a message with.
 */
export const replyToPush = call({
  id: 'N9',
  method: 'POST',
  path: '/api/notifications/push/reply',
  auth: 'none',
  body: 'void',
  input: v.object({
    ticket: PushTicket,
    content: v.pipe(v.string(FIELD_TEXT.form), v.maxLength(MESSAGE_MAX_CHARS, FIELD_TEXT.range)),
    clientMessageId: v.pipe(v.string(FIELD_TEXT.form), v.uuid(FIELD_TEXT.form)),
  }),
})

/** N10 (ours). 읽음 in a notification: sets the read mark up to the pushed message. Refuses as N9. */
export const readPushed = call({
  id: 'N10',
  method: 'POST',
  path: '/api/notifications/push/read',
  auth: 'none',
  body: 'void',
  input: v.object({ ticket: PushTicket }),
})

const pushedBase = {
  /** The unread count for the app's icon: all rooms that are not muted, and notifications with a badge. */
  unread: v.number(),
}

/**
 * What the service worker gets, encrypted (RFC 8291). An unknown `kind` is shown as a notification without
 * details, because a push that shows nothing costs the permission.
 */
export const PushPayload = v.variant('kind', [
  /** The unread messages of one room, in one notification that grows (`tag`). */
  v.object({
    kind: v.literal('MESSAGES'),
    roomId: AnswerId,
    roomType: v.picklist(['PRIVATE', 'GROUP', 'BAND']),
    /** The person's name; in a group the room's name. Null: hidden (내용 숨기기). */
    title: v.nullable(v.string()),
    /** How many are unread in the room. */
    count: v.number(),
    /** The newest, oldest first, at most `PUSH_LINES_MAX`, shortened; empty when hidden. */
    lines: v.array(v.object({ name: v.string(), text: v.string() })),
    /** The newest. */
    messageId: AnswerId,
    at: Timestamp,
    ticket: PushTicket,
    ...pushedBase,
  }),
  /** A notification of N1. */
  v.object({
    kind: v.literal('NOTIFICATION'),
    notificationId: AnswerId,
    /** Null: hidden. */
    title: v.nullable(v.string()),
    body: v.nullable(v.string()),
    at: Timestamp,
    ...pushedBase,
  }),
  /** Read elsewhere: the room's notification is closed. Sent only where a silent push costs nothing. */
  v.object({ kind: v.literal('READ'), roomId: AnswerId, ...pushedBase }),
])
export type PushPayload = v.InferOutput<typeof PushPayload>
