import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { AnswerId, Id, Timestamp } from '#contract/scalars.ts'
import { BandSession } from '#contract/sessions.ts'

/**
 * BAN tells a sanction. Ours: REPORT tells the outcome of the member's own report, DATA that the member's
 * data can be downloaded. Which of them a member can silence: `newsKindOf` in settings.ts.
 */
export const NOTIFICATION_TYPES = ['CHAT', 'FRIEND', 'BAND', 'BAN', 'REPORT', 'DATA'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/**
 * APPLIED tells the manager that an application has arrived; PASS and FAIL tell the applicant the decision.
 */
export const APPLICATION_NEWS = ['APPLIED', 'PASS', 'FAIL'] as const
export type ApplicationNews = (typeof APPLICATION_NEWS)[number]

/**
 * An item of N1 and the `data` of a NOTIFICATION event (W7). The app makes its text from type and sender;
 * `title` is the server's own text.
 */
export const Notification = v.object({
  notificationId: AnswerId,
  /**
   * A newer server may send types that this build does not know. They are accepted and shown with a generic
   * text.
   */
  type: v.custom<NotificationType | (string & {})>((type) => typeof type === 'string'),
  title: v.string(),
  /**
   * Null: no sender (BAN, REPORT, DATA). The next two fields (ours) are null then too. `senderImageUrl` alone
   * is null if the sender has no picture.
   */
  senderId: v.nullable(AnswerId),
  senderName: v.nullable(v.string()),
  senderImageUrl: v.nullable(v.string()),
  /**
   * The sender's picture; for BAND the picture of the band. A relative path in an event if the server has no
   * public URL configured.
   */
  imageUrl: v.nullable(v.string()),
  message: v.nullable(v.string()),
  friendRequestId: v.nullable(AnswerId),
  isRead: v.picklist(['UNREAD', 'READ']),
  createdAt: Timestamp,
  bandId: v.nullable(AnswerId),
  bandName: v.nullable(v.string()),
  /** Ours. BAND only: the band has ended, and neither its page nor its conversations can be opened. */
  isBandEnded: v.optional(v.boolean(), false),
  /** Ours. FRIEND only: the sender has accepted this member's request, and nothing is to be answered. */
  isAccepted: v.optional(v.boolean(), false),
  /** Ours. BAN only; null: written by hand, or a server that does not tell. SA1 reads it. */
  sanctionId: v.optional(v.nullable(AnswerId), null),
  /** Ours. REPORT only. RP2 reads it. */
  reportId: v.optional(v.nullable(AnswerId), null),
  /** Ours. BAND only; null: an invitation, or a server that does not tell. `roomId` is its conversation. */
  application: v.optional(
    v.nullable(v.object({ roomId: AnswerId, session: BandSession, news: v.picklist(APPLICATION_NEWS) })),
    null,
  ),
})
export type Notification = v.InferOutput<typeof Notification>

/** N1. Returns the notifications, newest first. */
export const listNotifications = call({
  id: 'N1',
  method: 'GET',
  path: '/api/notifications',
  auth: 'required',
  body: 'enveloped',
  answer: v.array(Notification),
})

/**
 * N2. Marks a notification as read. Idempotent.
 * Refuses: COMMON400 (missing, unknown type), NOTIFICATION4004 (unknown, or of another type), COMMON403 (not
 * the receiver).
 */
export const readNotification = call({
  id: 'N2',
  method: 'PATCH',
  path: '/api/notifications/read',
  auth: 'required',
  body: 'void',
  query: v.object({
    type: v.picklist(NOTIFICATION_TYPES, FIELD_TEXT.notInList),
    notificationId: Id,
  }),
})
