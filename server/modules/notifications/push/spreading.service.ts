import { newsKindOf } from '#contract/http/notifications/settings.ts'
import { PUSH_LIVES_SECONDS } from '#contract/limits.ts'
import { isMentioned } from '#contract/mentions.ts'
import type { Tx } from '#server/db/db.ts'
import type { Deps } from '#server/deps.ts'
import { presentNotification } from '../notifications.present.ts'
import { selectUnreadById } from '../notifications.queries.ts'
import { settingsOf } from '../notificationSettings.service.ts'
import { selectDevicesInRooms, selectDevicesOf } from './devices.queries.ts'
import { grouped } from './grouped.ts'
import {
  makeRoomsDue,
  selectBlockedPairs,
  selectTold,
  takeNews,
  upsertPushes,
  type NewPush,
  type RoomRead,
} from './news.queries.ts'
import { isMessagePushed, isNewsPushed } from './push.policy.ts'

const NEWS_AT_A_TIME = 200

type Found = { pushes: NewPush[]; read: RoomRead[] }

/**
 * Finds the recipients of what has happened, and makes their pushes due. News and pushes change in one
 * transaction: after a crash the news is still there. Any node may run it at any time, also concurrently.
 * Resolves with the number of news; 0: there was none.
 */
export async function spreadNews(deps: Pick<Deps, 'db' | 'now' | 'inSight'>): Promise<number> {
  const { db, now } = deps
  const at = now()
  const { count, read } = await db.transaction(async (tx) => {
    const news = await takeNews(tx, NEWS_AT_A_TIME)
    const said = await ofMessages(
      tx,
      deps,
      news.flatMap(({ messageId }) => messageId ?? []),
      at,
    )
    const told = await ofNotifications(
      tx,
      deps,
      news.flatMap(({ notificationId }) => notificationId ?? []),
      at,
    )
    await upsertPushes(tx, merged([...said.pushes, ...told]), at)
    return { count: news.length, read: said.read }
  })
  // Apart from the pushes above, whose rows are locked in an order of their own. Lost in a crash, this leaves
  // a notification on a device until the member opens the room there.
  await makeRoomsDue(db, read, at)
  return count
}

const expiryOf = (createdAt: Date) => new Date(createdAt.getTime() + PUSH_LIVES_SECONDS * 1000)

async function ofMessages(
  tx: Tx,
  { inSight }: Pick<Deps, 'inSight'>,
  messageIds: readonly number[],
  at: Date,
): Promise<Found> {
  const told = await selectTold(tx, messageIds)
  const devices = await selectDevicesInRooms(tx, [...new Set(told.map(({ roomId }) => roomId))], at)
  const readerIds = [...new Set(devices.map(({ memberId }) => memberId))]
  const blocked = await selectBlockedPairs(tx, readerIds, [...new Set(told.map(({ senderId }) => senderId))])
  const seeing = inSight(readerIds)
  const byRoom = grouped(devices, ({ roomId }) => roomId)
  const found: Found = { pushes: [], read: [] }
  for (const { id, roomId, senderId, content, createdAt } of told) {
    for (const device of byRoom.get(roomId) ?? []) {
      const { memberId, subscriptionId, nickname, settings } = device
      // Who writes has read the room.
      if (memberId === senderId) found.read.push({ memberId, roomId })
      if (memberId === senderId || seeing.has(memberId) || device.lastReadMessageId >= id) continue
      if (blocked.has(`${memberId} ${senderId}`)) continue
      const names = isMentioned(content, nickname)
      if (!isMessagePushed(settingsOf(settings), device, names, at)) continue
      const expiresAt = expiryOf(createdAt)
      found.pushes.push({ subscriptionId, kind: 'ROOM', objectId: roomId, isMentioned: names, expiresAt })
    }
  }
  return found
}

async function ofNotifications(
  tx: Tx,
  { inSight }: Pick<Deps, 'inSight'>,
  notificationIds: readonly number[],
  at: Date,
): Promise<NewPush[]> {
  const rows = await selectUnreadById(tx, notificationIds)
  const receiverIds = [...new Set(rows.map(({ receiverId }) => receiverId))]
  const devices = grouped(await selectDevicesOf(tx, receiverIds, at), ({ memberId }) => memberId)
  const seeing = inSight(receiverIds)
  return rows.flatMap((row) => {
    const notification = presentNotification(row, () => null)
    const news = newsKindOf(notification)
    const isApplication = notification.application?.news === 'APPLIED'
    return (devices.get(row.receiverId) ?? []).flatMap(
      ({ memberId, subscriptionId, settings }): NewPush[] => {
        if (seeing.has(memberId) || !isNewsPushed(settingsOf(settings), news)) return []
        const thing =
          isApplication && row.bandId !== null
            ? { kind: 'BAND' as const, objectId: row.bandId }
            : { kind: 'NOTIFICATION' as const, objectId: row.notificationId }
        return [{ subscriptionId, ...thing, isMentioned: false, expiresAt: expiryOf(row.createdAt) }]
      },
    )
  })
}

/** One push per subscription and thing. */
function merged(pushes: readonly NewPush[]): NewPush[] {
  const each = new Map<string, NewPush>()
  for (const push of pushes) {
    const key = `${push.subscriptionId} ${push.kind} ${push.objectId}`
    const before = each.get(key)
    each.set(key, { ...push, isMentioned: push.isMentioned || before?.isMentioned === true })
  }
  return [...each.values()]
}
