import type { PushPayload } from '#contract/http/notifications/push.ts'
import { isQuiet, newsKindOf, type NotificationSettings } from '#contract/http/notifications/settings.ts'
import type { Deps } from '#server/deps.ts'
import { presentNotification } from '../notifications.present.ts'
import { selectUnreadById } from '../notifications.queries.ts'
import { settingsOf } from '../notificationSettings.service.ts'
import {
  selectLines,
  selectSeats,
  selectUnreadApplications,
  selectUnreadMessages,
  selectUnreadNews,
  type Line,
} from './contents.queries.ts'
import type { Device } from './devices.queries.ts'
import { grouped } from './grouped.ts'
import { applicantsText, presentMessagesPush, presentNotificationPush } from './payload.present.ts'
import { isMessagePushed, isNewsPushed, isOfApple } from './push.policy.ts'
import type { Claim } from './pushes.queries.ts'
import { signTicket } from './ticket.ts'

/** A push that this node sends, and the device that it goes to. */
export interface Target {
  claim: Claim
  device: Device
}

export interface Content {
  payload: PushPayload
  /** The same without names and texts, for a push service that finds the other too long. */
  hidden: PushPayload
}

/** Nothing is to be sent. */
export interface Silence {
  payload: null
  /** Whether a notification of the room stays on the device. */
  isShown: boolean
}

export type ContentOf = (target: Target) => Promise<Content | Silence>

const SILENCE: Silence = { payload: null, isShown: false }

/**
 * Reads what these pushes say, as it is now: what has been read meanwhile is not told, nor what the member
 * does not want to hear by now. A member with a page in sight, and one in their quiet hours, gets only the
 * sign that a room was read.
 */
export async function readContents(
  deps: Pick<Deps, 'db' | 'now' | 'digest' | 'inSight'>,
  targets: readonly Target[],
): Promise<ContentOf> {
  const { db, now } = deps
  const at = now()
  const memberIds = [...new Set(targets.map(({ device }) => device.memberId))]
  const seeing = deps.inSight(memberIds)
  const keyOf = ({ memberId, roomId }: { memberId: number; roomId: number }) => `${memberId} ${roomId}`
  const idsOf = (kind: Claim['kind']) =>
    targets.flatMap(({ claim, device: { memberId } }) =>
      claim.kind === kind ? [{ memberId, objectId: claim.objectId }] : [],
    )
  const seats = idsOf('ROOM').map(({ memberId, objectId: roomId }) => ({ memberId, roomId }))
  const unique = [...new Map(seats.map((seat) => [keyOf(seat), seat])).values()]
  const [foundSeats, foundLines, foundNotifications, foundBands, unreadMessages, foundNews] =
    await Promise.all([
      selectSeats(db, unique),
      selectLines(db, unique),
      selectUnreadById(
        db,
        idsOf('NOTIFICATION').map(({ objectId }) => objectId),
      ),
      selectUnreadApplications(
        db,
        idsOf('BAND').map(({ memberId, objectId: bandId }) => ({ memberId, bandId })),
      ),
      selectUnreadMessages(db, memberIds, at),
      selectUnreadNews(db, memberIds),
    ])
  const rooms = new Map(foundSeats.map((seat) => [keyOf(seat), seat]))
  const lines = grouped(foundLines, keyOf)
  const told = new Map(foundNotifications.map((row) => [row.notificationId, row]))
  const applied = new Map(foundBands.map((band) => [`${band.memberId} ${band.bandId}`, band]))
  const unreadNews = grouped(foundNews, ({ memberId }) => memberId)

  /** For the app's icon: what has a badge. */
  function unreadOf(memberId: number, settings: NotificationSettings): number {
    const said = settings.MESSAGE.badge ? (unreadMessages.get(memberId) ?? 0) : 0
    const news = unreadNews.get(memberId) ?? []
    return news.reduce(
      (sum, { kind, count }) => (kind === null || settings[kind].badge ? sum + count : sum),
      said,
    )
  }

  return async ({ claim, device }) => {
    const { memberId, sessionId } = device
    const settings = settingsOf(device.settings)
    const isHeard = !seeing.has(memberId) && !isQuiet(settings, at)
    const unread = unreadOf(memberId, settings)
    if (claim.kind === 'NOTIFICATION') return isHeard ? ofNotification(claim.objectId) : SILENCE
    if (claim.kind === 'BAND') return isHeard ? ofBand(claim.objectId) : SILENCE
    return ofRoom(claim.objectId)

    function ofNotification(id: number): Content | Silence {
      const row = told.get(id)
      if (row === undefined || row.receiverId !== memberId) return SILENCE
      const notification = presentNotification(row, () => null)
      if (!isNewsPushed(settings, newsKindOf(notification))) return SILENCE
      const { notificationId, title, message: body } = notification
      return contentOf((isHidden) =>
        presentNotificationPush({ notificationId, title, body, at: row.createdAt, unread }, isHidden),
      )
    }

    /** Grows with each application: the first unread one identifies the notification on the device. */
    function ofBand(bandId: number): Content | Silence {
      const band = applied.get(`${memberId} ${bandId}`)
      if (band === undefined || !isNewsPushed(settings, 'APPLICATION')) return SILENCE
      const { firstId: notificationId, bandName: title, newestAt, count } = band
      const said = { notificationId, title, body: applicantsText(count), at: newestAt, unread }
      return contentOf((isHidden) => presentNotificationPush(said, isHidden))
    }

    async function ofRoom(roomId: number): Promise<Content | Silence> {
      const room = rooms.get(keyOf({ memberId, roomId }))
      const [newest, ...older] = lines.get(keyOf({ memberId, roomId })) ?? []
      if (room === undefined || newest === undefined) {
        if (!claim.isShown || isOfApple(device.endpoint)) return SILENCE
        const read = { kind: 'READ' as const, roomId, unread }
        return { payload: read, hidden: read }
      }
      const isTold = claim.toldMessageId !== null && newest.messageId <= claim.toldMessageId
      if (isTold || !isHeard || !isMessagePushed(settings, room, claim.isMentioned, at))
        return { payload: null, isShown: claim.isShown }
      const ticket = await signTicket(deps, { memberId, sessionId, roomId, messageId: newest.messageId })
      const said: [Line, ...Line[]] = [newest, ...older]
      const count = Math.max(room.unread, said.length)
      return contentOf((isHidden) =>
        presentMessagesPush({ ...room, count, lines: said, ticket, unread }, isHidden),
      )
    }

    function contentOf(present: (isHidden: boolean) => PushPayload): Content {
      return { payload: present(settings.hideText), hidden: present(true) }
    }
  }
}
