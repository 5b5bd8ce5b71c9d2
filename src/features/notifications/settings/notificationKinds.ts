import type { NotificationType } from '#contract/http/notifications.ts'

/** The Korean names of the notification types, in the order of the settings. */
export const KIND_LABEL: Record<NotificationType, string> = {
  CHAT: '채팅 요청',
  FRIEND: '친구 신청',
  BAND: '밴드 합격/초대',
  BAN: '제재 내역',
}

/** Derived from the labels, so that this screen does not load the schemas of the contract. */
export const KINDS = Object.keys(KIND_LABEL) as NotificationType[]
