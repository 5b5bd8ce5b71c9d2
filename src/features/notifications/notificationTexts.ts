import { UNKNOWN_MEMBER_NAME } from '#contract/http/chat/messages.ts'
import type { Notification } from '#contract/http/notifications/notifications.ts'

/** docs/product/notifications.md "List". */
export const LIST_FAILED_TEXT = '알림을 불러오지 못했습니다.'

/** Below the line of a notification whose band has ended. */
export const BAND_ENDED_TEXT = '밴드가 삭제되었어요.'

type Told = Pick<Notification, 'type' | 'senderName' | 'bandName' | 'isAccepted' | 'application'>

/** The line in the list; the wording is fixed in docs/product/notifications.md "List". */
export function lineOf({ type, senderName, bandName, isAccepted, application }: Told): string {
  const name = senderName ?? UNKNOWN_MEMBER_NAME
  switch (application?.news) {
    case 'APPLIED':
      return `${name}님이 ${bandName ?? ''} 밴드에 지원하셨습니다.`
    case 'FAIL':
      return `불합격 · ${bandName ?? name}`
    case 'PASS':
    case undefined:
  }
  switch (type) {
    case 'CHAT':
      return `${name}님이 매칭을 요청하셨습니다.`
    case 'FRIEND':
      return isAccepted ? `${name}님이 친구 신청을 수락했습니다.` : `${name}님이 당신을 원합니다.`
    case 'BAND':
      return `${bandName ?? name} 밴드에서 당신을 원합니다.`
    case 'BAN':
      return '제제 내역입니다.'
    case 'REPORT':
      return '보내신 신고를 살펴봤어요.'
    case 'DATA':
      return '내 데이터 파일이 준비됐어요.'
    default:
      return 'sent a notification'
  }
}

/** The text of the banner on an opened notification (docs/product/notifications.md "One notification"). */
export function bannerOf({
  type,
  isAccepted,
  application,
}: Pick<Notification, 'type' | 'isAccepted' | 'application'>): string {
  if (application) return application.news === 'APPLIED' ? '새로운 지원자가 있어요!' : '지원 결과가 나왔어요!'
  switch (type) {
    case 'CHAT':
    case 'BAND':
      return '새로운 채팅 요청이 왔어요!'
    case 'FRIEND':
      return isAccepted ? '새로운 친구가 생겼어요!' : '새로운 친구 요청이 왔어요!'
    case 'REPORT':
      return '신고 결과가 나왔어요!'
    default:
      return '알림 상세 페이지 진입'
  }
}
