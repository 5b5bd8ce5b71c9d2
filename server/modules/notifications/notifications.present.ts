import { UNKNOWN_MEMBER_NAME } from '#contract/http/chat/messages.ts'
import type {
  ApplicationNews,
  Notification,
  NotificationType,
} from '#contract/http/notifications/notifications.ts'
import type { UrlOf } from '#server/http/fileUrls.ts'
import type { NotificationRow } from './notifications.queries.ts'

/** The titles in the list (docs/product/notifications.md "List"). */
const TITLES: Readonly<Record<NotificationType, (sender: string, band: string) => string>> = {
  CHAT: (sender) => `${sender}님이 매칭을 요청하셨습니다.`,
  FRIEND: (sender) => `${sender}님이 당신을 원합니다.`,
  BAND: (_, band) => `${band} 밴드에서 당신을 원합니다.`,
  BAN: () => '제제 내역입니다.',
  REPORT: () => '보내신 신고를 살펴봤어요.',
  DATA: () => '내 데이터 파일이 준비됐어요.',
}

/** The same for a FRIEND notification of the requester. */
const acceptedTitle = (sender: string) => `${sender}님이 친구 신청을 수락했습니다.`

/** The same for BAND notifications about an application. */
const APPLICATION_TITLES: Readonly<Record<ApplicationNews, (sender: string, band: string) => string>> = {
  APPLIED: (sender, band) => `${sender}님이 ${band} 밴드에 지원하셨습니다.`,
  PASS: TITLES.BAND,
  FAIL: (_, band) => `불합격 · ${band}`,
}

export function presentNotification(row: NotificationRow, urlOf: UrlOf): Notification {
  const { type, senderName, bandName } = row
  const application = applicationOf(row)
  const isAccepted = type === 'FRIEND' && row.requesterId === row.receiverId
  const titleOf = application
    ? APPLICATION_TITLES[application.news]
    : isAccepted
      ? acceptedTitle
      : TITLES[type]
  return {
    notificationId: row.notificationId,
    type,
    title: titleOf(senderName ?? UNKNOWN_MEMBER_NAME, bandName ?? ''),
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
    isBandEnded: row.bandStatus === 'ENDED',
    isAccepted,
    sanctionId: row.sanctionId,
    reportId: row.reportId,
    application,
  }
}

/** The applicant is told the decision, which is final; anybody else manages the band. */
function applicationOf({ receiverId, application }: NotificationRow): Notification['application'] {
  if (application === null) return null
  const { roomId, session, applicantId, passFail } = application
  if (receiverId !== applicantId) return { roomId, session, news: 'APPLIED' }
  return passFail === 'PENDING' ? null : { roomId, session, news: passFail }
}
