import type { CaseRow, Decision, SanctionRow } from '#contract/http/safety/moderation.ts'
import type { ReportKind, ReportReason } from '#contract/http/safety/reports.ts'
import type { SanctionKind } from '#contract/http/safety/sanctions.ts'
import { withJosa } from '#src/lib/text/josa.ts'
import { toInstant } from '#src/lib/time/time.ts'
import { daysBetween } from '../moments.ts'
import type { Action, CaseDetail } from './moderationApi.ts'

/** docs/product/safety.md "Reports". */
export const REASON_TEXT: Readonly<Record<ReportReason, string>> = {
  ABUSE: '욕설이나 비방',
  OBSCENE: '불쾌한 사진이나 음성',
  NO_SHOW: '약속을 여러 번 어김',
  IMPERSONATION: '사칭이나 거짓 정보',
  SPAM: '광고나 금전 요구',
  OTHER: '그 밖의 이유',
}

export const DECISION_TEXT: Readonly<Record<Decision, string>> = {
  DISMISS: '조치하지 않음',
  WARNING: '경고',
  HIDDEN: '메시지·사진 가리기',
  CHAT_LIMIT: '채팅 제한',
  SUSPENSION: '이용 정지',
}

/** What a decision means, below its name. */
export const DECISION_HELP: Readonly<Record<Decision, string>> = {
  DISMISS: '신고한 멤버에게 결과만 알려요',
  WARNING: '제재 내역에 남아요',
  HIDDEN: '다른 멤버에게 보이지 않아요',
  CHAT_LIMIT: '읽기만 할 수 있어요',
  SUSPENSION: '로그인할 수 없어요',
}

const KIND_TEXT: Readonly<Record<ReportKind, string>> = {
  MEMBER: '프로필',
  MESSAGE: '채팅 메시지',
  ROOM: '채팅방',
  BAND: '밴드',
}

/** `dongha · 채팅 메시지 2개`. One of a kind is not counted, except messages. */
export function aboutText({ nickname, kind, targets }: CaseRow): string {
  const counted = kind === 'MESSAGE' || targets > 1
  return `${nickname} · ${KIND_TEXT[kind]}${counted ? ` ${targets}개` : ''}`
}

/** `hyunwoo 외 1명이 신고`, `haeun님이 신고`. */
export const reportedByText = ({ firstReporter, reporters }: CaseRow) =>
  reporters > 1 ? `${firstReporter} 외 ${reporters - 1}명이 신고` : `${firstReporter}님이 신고`

const HOUR_MS = 60 * 60 * 1000
/** Below this a case is in red. */
const URGENT_MS = 2 * HOUR_MS

/** How long until reports are promised to be answered. */
export function dueText(dueAt: string, now: number): { text: string; isUrgent: boolean } {
  const left = toInstant(dueAt) - now
  const isUrgent = left < URGENT_MS
  if (left <= 0) return { text: '기한 지남', isUrgent }
  if (left < HOUR_MS) return { text: `${Math.ceil(left / 60_000)}분 남음`, isUrgent }
  return { text: `${Math.floor(left / HOUR_MS)}시간 남음`, isUrgent }
}

/** 지난 제재: `경고 1번`, and `3번` when they differ. */
export function pastText(past: CaseDetail['past']): string {
  const kinds = past.flatMap(({ decision }) => (decision === 'DISMISS' ? [] : [decision]))
  const [first] = kinds
  if (first === undefined) return '없음'
  return kinds.every((kind) => kind === first)
    ? `${DECISION_TEXT[first]} ${kinds.length}번`
    : `${kinds.length}번`
}

/** `7일 채팅 제한`, `영구 이용 정지`, `경고`. */
export function sanctionText({ kind, startsAt, endsAt }: Pick<SanctionRow, 'kind' | 'startsAt' | 'endsAt'>) {
  if (endsAt !== null)
    return `${daysBetween(toInstant(startsAt), toInstant(endsAt))}일 ${DECISION_TEXT[kind]}`
  return kind === 'SUSPENSION' ? `영구 ${DECISION_TEXT[kind]}` : DECISION_TEXT[kind]
}

const DONE_TEXT: Readonly<Record<Decision, string>> = {
  DISMISS: '조치하지 않고 끝냈습니다.',
  WARNING: '경고를 보냈습니다.',
  HIDDEN: '가렸습니다.',
  CHAT_LIMIT: '채팅을 제한했습니다.',
  SUSPENSION: '이용을 정지했습니다.',
}

export const doneText = (decision: Decision) => DONE_TEXT[decision]

const TIMED: readonly Decision[] = ['CHAT_LIMIT', 'SUSPENSION'] satisfies SanctionKind[]

export const isTimed = (decision: Decision | null) => decision !== null && TIMED.includes(decision)

/** The label of the button that decides: what it does. `days` null: for good. */
export function actText(decision: Decision, days: number | null): string {
  switch (decision) {
    case 'DISMISS':
      return '조치하지 않고 끝내기'
    case 'WARNING':
      return '경고하기'
    case 'HIDDEN':
      return '가리기'
    case 'CHAT_LIMIT':
    case 'SUSPENSION':
      return `${days === null ? '영구' : `${days}일`} ${DECISION_TEXT[decision]}하기`
  }
}

/** What a moderator has done, as in the record. */
export function actionText({ action, decision, memberName }: Action): string {
  const about = memberName ?? '멤버'
  switch (action) {
    case 'TAKE':
      return `${about} 신고를 살펴보기 시작`
    case 'RELEASE':
      return `${about} 신고를 돌려놓음`
    case 'DECIDE':
      return `${about} · ${decision === null ? '결정' : DECISION_TEXT[decision]}`
    case 'LIFT':
      return `${about} · 제재 풀기`
    case 'UPHELD':
      return `${about} 이의 제기 · 제재 유지`
    case 'LIFTED':
      return `${about} 이의 제기 · 제재 풀기`
    case 'GRANT':
      return `${about} · 운영진으로 지정`
    case 'REVOKE':
      return `${about} · 운영진에서 해제`
  }
}

/** Names with the particle where the last one ends in Hangul: `hyunwoo, 태오가 신고`, else `… 신고`. */
export function reportersText(names: readonly string[]): string {
  const known = [...new Set(names)]
  const last = known.at(-1) ?? ''
  const joined = withJosa(last, '이/가') ?? `${last}님이`
  return `${[...known.slice(0, -1), joined].join(', ')} 신고`
}

export const CASE_FAILED_TEXT = '결정을 저장하지 못했습니다. 다시 시도해 주세요.'
export const SAVE_FAILED_TEXT = '저장하지 못했습니다. 다시 시도해 주세요.'
