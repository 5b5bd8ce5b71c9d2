import type { Sanction } from '#contract/http/safety/sanctions.ts'
import { formatShortDate, toInstant } from '#src/lib/time/time.ts'
import { formatMoment } from '../moments.ts'

type Facts = Pick<Sanction, 'kind' | 'startsAt' | 'endsAt' | 'liftedAt' | 'messages'>

/** Whether it has an effect now. A warning has none, and what is hidden stays hidden until it is lifted. */
export type SanctionPhase = 'active' | 'over' | 'lifted'

export function phaseOf(
  { endsAt, liftedAt }: Pick<Facts, 'endsAt' | 'liftedAt'>,
  now: number,
): SanctionPhase {
  if (liftedAt !== null) return 'lifted'
  return endsAt !== null && toInstant(endsAt) <= now ? 'over' : 'active'
}

export interface SanctionWords {
  badge: string
  title: readonly [string, string]
  /** 무엇을. */
  what: string
}

/** The badge, the title and what it is about (docs/product/safety.md "One sanction"). */
export function wordsOf(sanction: Facts, now: number): SanctionWords {
  const phase = phaseOf(sanction, now)
  const what = whatOf(sanction)
  if (phase === 'lifted')
    return { badge: '풀린 제재', title: [OVER_SUBJECT[sanction.kind], '풀렸어요'], what }
  if (phase === 'over') return { badge: '끝난 제재', title: [OVER_SUBJECT[sanction.kind], '끝났어요'], what }
  return { ...activeWords(sanction, now), what }
}

const OVER_SUBJECT: Readonly<Record<Sanction['kind'], string>> = {
  WARNING: '받은 경고가',
  HIDDEN: '가려진 것이',
  CHAT_LIMIT: '채팅 제한이',
  SUSPENSION: '이용 정지가',
}

function activeWords(sanction: Facts, now: number): Pick<SanctionWords, 'badge' | 'title'> {
  const { kind, endsAt, messages } = sanction
  const until = endsAt === null ? null : `${formatShortDate(toInstant(endsAt), now)}까지`
  switch (kind) {
    case 'WARNING':
      return { badge: '경고', title: ['운영진이', '경고를 보냈어요'] }
    case 'HIDDEN':
      return {
        badge: '가려짐',
        title: ['운영진이', messages.length > 0 ? '메시지를 가렸어요' : '사진을 가렸어요'],
      }
    case 'CHAT_LIMIT':
      return { badge: '채팅 제한 중', title: [until ?? '지금은', '채팅을 보낼 수 없어요'] }
    case 'SUSPENSION':
      return until === null
        ? { badge: '이용 정지', title: ['이용이', '정지되었어요'] }
        : { badge: '이용 정지 중', title: [until, '로그인할 수 없어요'] }
  }
}

function whatOf({ kind, messages }: Facts): string {
  switch (kind) {
    case 'WARNING':
      return '경고만 남고, 막힌 것은 없어요'
    case 'HIDDEN':
      return messages.length > 0 ? '메시지 보여주기' : '사진 보여주기'
    case 'CHAT_LIMIT':
      return '채팅과 채팅 요청 보내기'
    case 'SUSPENSION':
      return '로그인하기'
  }
}

/** 언제까지; null: it has no time. */
export function untilOf({ kind, endsAt }: Pick<Facts, 'kind' | 'endsAt'>): string | null {
  if (endsAt !== null) return formatMoment(toInstant(endsAt))
  return kind === 'SUSPENSION' ? '정해진 날이 없어요' : null
}

/** What remains possible while it lasts. */
export const STILL_POSSIBLE: Readonly<Partial<Record<Sanction['kind'], readonly string[]>>> = {
  CHAT_LIMIT: ['받은 채팅을 읽고 프로필을 고칠 수 있어요', '밴드를 둘러보고 저장할 수 있어요'],
}

/** Until when it can be objected to. */
export function objectionHelp({ endsAt }: Pick<Facts, 'endsAt'>, now: number): string {
  return endsAt === null
    ? '이의 제기는 한 번 할 수 있어요.'
    : `이의 제기는 ${formatShortDate(toInstant(endsAt), now)}까지 한 번 할 수 있어요.`
}

export const OBJECTED_TEXT = '이의를 제기했어요. 결과는 알림으로 알려드려요.'
export const OBJECTION_FAILED_TEXT = '이의 제기를 보내지 못했습니다. 다시 시도해 주세요.'
