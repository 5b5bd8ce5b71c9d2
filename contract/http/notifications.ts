import * as v from 'valibot'
import { call } from '../call.ts'
import { FIELD_TEXT } from '../fieldText.ts'
import { AnswerId, Id, Timestamp } from '../scalars.ts'

export const NOTIFICATION_TYPES = ['CHAT', 'FRIEND', 'BAND', 'BAN'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** On N1 and as `data` of a NOTIFICATION event (W7). The line to show is made from type and sender; `title` is the server's own. */
export const Notification = v.object({
  notificationId: AnswerId,
  /** A newer server may know types that this build does not: they break no list, and are shown as something that came. */
  type: v.custom<NotificationType | (string & {})>((type) => typeof type === 'string'),
  title: v.string(),
  /** Null: nobody sent it (BAN). So are the two that follow (ours); where somebody has no picture the second is null alone. */
  senderId: v.nullable(AnswerId),
  senderName: v.nullable(v.string()),
  senderImageUrl: v.nullable(v.string()),
  /** The sender's picture; for BAND the band's. In an event a path, where the server was not told its public address. */
  imageUrl: v.nullable(v.string()),
  message: v.nullable(v.string()),
  friendRequestId: v.nullable(AnswerId),
  isRead: v.picklist(['UNREAD', 'READ']),
  createdAt: Timestamp,
  bandId: v.nullable(AnswerId),
  bandName: v.nullable(v.string()),
})
export type Notification = v.InferOutput<typeof Notification>

/** N1. Newest first. */
export const listNotifications = call({
  id: 'N1',
  method: 'GET',
  path: '/api/notifications',
  auth: 'required',
  body: 'enveloped',
  answer: v.array(Notification),
})

/**
 * N2. Marks one as read. Idempotent.
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

/** How new notifications of one type make themselves known; the list itself always has them. */
const Heard = v.object({
  /** An unread one lights the dot on 마이 and on the bell. */
  badge: v.boolean(FIELD_TEXT.form),
  /** A toast says so while the app is open. */
  toast: v.boolean(FIELD_TEXT.form),
})

/** `HH:mm`, 00:00 to 23:59, as the clock of the phone shows it. */
const TimeOfDay = v.pipe(v.string(FIELD_TEXT.form), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, FIELD_TEXT.form))

export const NotificationSettings = v.object({
  CHAT: Heard,
  FRIEND: Heard,
  BAND: Heard,
  BAN: Heard,
  /** No toast from `from` until just before `to`, past midnight where `to` is the earlier one; badges stay. Null: none. */
  quietHours: v.nullable(
    v.pipe(
      v.object({ from: TimeOfDay, to: TimeOfDay }),
      v.check(({ from, to }) => from !== to, FIELD_TEXT.range),
    ),
  ),
})
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>

const HEARD = { badge: true, toast: true }
/** Of a member who has not changed any. */
export const DEFAULT_NOTIFICATION_SETTINGS: NotificationSettings = {
  CHAT: HEARD,
  FRIEND: HEARD,
  BAND: HEARD,
  BAN: HEARD,
  quietHours: null,
}

/** N3 (ours). How notifications make themselves known to the caller. */
export const readNotificationSettings = call({
  id: 'N3',
  method: 'GET',
  path: '/api/notifications/settings',
  auth: 'required',
  body: 'enveloped',
  answer: NotificationSettings,
})

/** N4 (ours). All of them at once; answers them as they are kept. Refuses: COMMON400 (a part is missing, no time of day, quiet for no time at all). */
export const changeNotificationSettings = call({
  id: 'N4',
  method: 'PUT',
  path: '/api/notifications/settings',
  auth: 'required',
  body: 'enveloped',
  input: NotificationSettings,
  answer: NotificationSettings,
})
