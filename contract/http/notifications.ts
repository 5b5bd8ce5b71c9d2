import * as v from 'valibot'
import { call } from '../call.ts'
import { AnswerId, Timestamp } from '../values.ts'

export const NOTIFICATION_TYPES = ['CHAT', 'FRIEND', 'BAND', 'BAN'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** On N1 and as `data` of a NOTIFICATION event (W7). The line to show is made from type and sender; `title` is the server's own. */
export const Notification = v.object({
  notificationId: AnswerId,
  type: v.picklist(NOTIFICATION_TYPES),
  title: v.string(),
  senderId: v.nullable(AnswerId),
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
