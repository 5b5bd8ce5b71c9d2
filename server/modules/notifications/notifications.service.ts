import type { Notification } from '#contract/http/notifications.ts'
import { NOTIFICATION_QUEUE } from '#contract/ws/destinations.ts'
import type { WsEvent } from '#contract/ws/frames.ts'
import type { Deps } from '#server/deps.ts'
import type { UrlOf } from '#server/fileUrls.ts'
import { presentNotification } from './notifications.present.ts'
import { selectNotifications, type NotificationRow } from './notifications.queries.ts'

/** N1. */
export async function notificationsOf(
  { db }: Pick<Deps, 'db'>,
  receiverId: number,
  urlOf: UrlOf,
): Promise<Notification[]> {
  const rows = await selectNotifications(db, receiverId)
  return rows.map((row) => presentNotification(row, urlOf))
}

/**
 * WS9, to every session of the receiver on every node; after the commit. A bus out of reach is logged: the notification is
 * stored, and the next look at N1 finds it.
 */
export async function tellNotified(
  { bus, log }: Pick<Deps, 'bus' | 'log'>,
  receiverId: number,
  row: NotificationRow,
  urlForOthers: UrlOf,
): Promise<void> {
  const event: WsEvent = { type: 'NOTIFICATION', data: presentNotification(row, urlForOthers) }
  try {
    await bus.publish({ kind: 'member', memberId: receiverId, destination: NOTIFICATION_QUEUE, event })
  } catch (error) {
    log.error({ err: error, receiverId }, 'a member could not be told of a notification')
  }
}
