import { REPORT_REASONS, type ReportReason } from '#contract/http/safety/reports.ts'
import type { ApiError } from '#src/api/apiError.ts'
import { failureOrOfflineText, TOO_MANY_TEXT } from '#src/api/failureText.ts'
import type { ReportTarget } from './reportTarget.ts'

/** docs/product/safety.md "Reports". */
export const REASON_TEXT: Readonly<Record<ReportReason, string>> = {
  ABUSE: '욕설이나 비방',
  OBSCENE: '불쾌한 사진이나 음성',
  NO_SHOW: '약속을 여러 번 어김',
  IMPERSONATION: '사칭이나 거짓 정보',
  SPAM: '광고나 금전 요구',
  OTHER: '그 밖의 이유',
}

export const REASONS = REPORT_REASONS.map((reason) => ({ reason, text: REASON_TEXT[reason] }))

export const REASON_MISSING_TEXT = '이유를 골라주세요.'

const FAILED_TEXT = '신고하지 못했습니다. 다시 시도해 주세요.'
const OWN_TEXT = '내가 쓰거나 만든 것은 신고할 수 없어요.'

/** Why a report was not taken; the sheet with what was typed stays. */
export function reportFailureText(failure: ApiError): string {
  if (failure.kind === 'refused' && failure.status === 429) return TOO_MANY_TEXT
  // the form sends nothing else that the server could refuse so
  if (failure.kind === 'refused' && failure.code === 'COMMON400') return OWN_TEXT
  return failureOrOfflineText(failure, FAILED_TEXT)
}

/** Of a group or a band the one who answers for it is not named. */
export const secrecyText = ({ memberId, name }: ReportTarget): string =>
  `${memberId === null ? '상대' : `${name}님`}${memberId === null ? '는' : '은'} 누가 신고했는지 알 수 없어요.`

export const targetText = ({ kind, name }: Pick<ReportTarget, 'kind' | 'name'>): string =>
  kind === 'MESSAGE' ? `${name}님의 메시지` : name

/** docs/product/notifications.md "One notification". WAITING: an address that was opened too early. */
export const OUTCOME_TEXT = {
  ACTED: {
    title: '신고를 처리했어요',
    text: '알려주셔서 고마워요. 운영 원칙에 따라 조치했어요. 어떤 조치인지는 알려드리지 않아요.',
  },
  DISMISSED: {
    title: '조치하지 않았어요',
    text: '알려주셔서 고마워요. 살펴봤지만 운영 원칙에 어긋나는 점을 찾지 못했어요.',
  },
  WAITING: { title: '살펴보고 있어요', text: '알려주셔서 고마워요. 결과가 나오면 알림으로 알려드릴게요.' },
} as const
