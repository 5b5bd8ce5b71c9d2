import type { ParsedQueryOf } from '#contract/call.ts'
import type {
  Notification,
  readNotification as readNotificationCall,
} from '#contract/http/notifications/notifications.ts'
import { NOTIFICATION_QUEUE } from '#contract/ws/destinations.ts'
import type { WsEvent } from '#contract/ws/frames.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/errors.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import { presentNotification } from './notifications.present.ts'
import {
  markRead,
  selectNotifications,
  selectReceiverAndType,
  type NotificationRow,
} from './notifications.queries.ts'

/** N1. */
export async function listNotifications(
  { db }: Pick<Deps, 'db'>,
  receiverId: number,
  urlOf: UrlOf,
): Promise<Notification[]> {
  const rows = await selectNotifications(db, receiverId)
  return rows.map((row) => presentNotification(row, urlOf))
}

/**
 * N2. Idempotent. @throws AppError NOTIFICATION4004 unknown, or of another type · COMMON403 another member's
 */
export async function readNotification(
  deps: Deps,
  receiverId: number,
  { type, notificationId }: ParsedQueryOf<typeof readNotificationCall>,
): Promise<void> {
  if (await markRead(deps.db, notificationId, receiverId, type)) {
    await tellChanged(deps, [receiverId], 'NOTIFICATIONS_CHANGED')
    return
  }
  const found = await selectReceiverAndType(deps.db, notificationId)
  if (found === null) throw new AppError('NOTIFICATION4004')
  if (found.receiverId !== receiverId) throw new AppError('COMMON403')
  if (found.type !== type) throw new AppError('NOTIFICATION4004')
}

type Told = Pick<Deps, 'bus' | 'log'>

/**
 * WS9, to every session of the receiver on every node, and pushes; called after the commit. An unreachable
 * bus is only logged: the notification is stored, and the next N1 returns it.
 */
export async function tellNotified(
  deps: Told & Pick<Deps, 'onPushNews'>,
  receiverId: number,
  row: NotificationRow,
  urlForOthers: UrlOf,
): Promise<void> {
  deps.onPushNews()
  await tell(
    deps,
    receiverId,
    { type: 'NOTIFICATION', data: presentNotification(row, urlForOthers) },
    'could not publish a notification',
  )
}

/** WS9. Reports that data on screen is stale. Each id gets one event. */
export async function tellChanged(
  deps: Told,
  memberIds: readonly number[],
  type: 'NOTIFICATIONS_CHANGED' | 'FRIENDS_CHANGED' | 'ROOMS_CHANGED',
): Promise<void> {
  await Promise.all(
    memberIds.map((memberId) =>
      tell(
        deps,
        memberId,
        { type, data: {} },
        'could not publish a change of notifications, friends or rooms',
      ),
    ),
  )
}

async function tell({ bus, log }: Told, memberId: number, event: WsEvent, complaint: string): Promise<void> {
  try {
    await bus.publish({ kind: 'member', memberId, destination: NOTIFICATION_QUEUE, event })
  } catch (error) {
    log.error({ err: error, receiverId: memberId, type: event.type }, complaint)
  }
}
