import { UNKNOWN_MEMBER_NAME } from '#contract/http/chat/messages.ts'
import type { Notification, NotificationType } from '#contract/http/notifications.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { NotificationRow } from './notifications.queries.ts'

/** The titles in the list (docs/product/notifications.md "List"). */
const TITLES: Readonly<Record<NotificationType, (sender: string, band: string) => string>> = {
  CHAT: (sender) => `${sender}님이 매칭을 요청하셨습니다.`,
  FRIEND: (sender) => `${sender}님이 당신을 원합니다.`,
  BAND: (_, band) => `${band} 밴드에서 당신을 원합니다.`,
  BAN: () => '제제 내역입니다.',
}

export function presentNotification(row: NotificationRow, urlOf: UrlOf): Notification {
  const { type, senderName, bandName } = row
  return {
    notificationId: row.notificationId,
    type,
    title: TITLES[type](senderName ?? UNKNOWN_MEMBER_NAME, bandName ?? ''),
    senderId: row.senderId,
    senderName,
    senderImageUrl: urlOf(row.senderImageUrl),
    imageUrl: urlOf(type === 'BAND' ? row.bandImageUrl : row.senderImageUrl),
    message: row.message,
    friendRequestId: row.friendRequestId,
    isRead: row.isRead ? 'READ' : 'UNREAD',
    createdAt: row.createdAt.toISOString(),
    bandId: row.bandId,
    bandName,
  }
}
