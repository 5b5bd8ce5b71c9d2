import { describe, expect, it } from 'vitest'
import type { CaseRow } from '#contract/http/safety/moderation.ts'
import {
  aboutText,
  actText,
  dueText,
  pastText,
  reportedByText,
  reportersText,
  sanctionText,
} from './moderationWords.ts'

const aCase = (facts: Partial<CaseRow>) =>
  ({
    nickname: 'dongha',
    kind: 'MESSAGE',
    targets: 2,
    firstReporter: 'hyunwoo',
    reporters: 2,
    ...facts,
  }) as CaseRow

it('a row says about whom and what, and who reported', () => {
  expect(aboutText(aCase({}))).toBe('dongha · 채팅 메시지 2개')
  expect(aboutText(aCase({ kind: 'MEMBER', targets: 1 }))).toBe('dongha · 프로필')
  expect(reportedByText(aCase({}))).toBe('hyunwoo 외 1명이 신고')
  expect(reportedByText(aCase({ reporters: 1, firstReporter: '하은' }))).toBe('하은님이 신고')
})

describe('the time left', () => {
  const now = Date.parse('2026-07-08T00:00:00Z')
  it.each([
    [22.4, '22시간 남음', false],
    [2, '2시간 남음', false],
    [1.9, '1시간 남음', true],
    [0.4, '24분 남음', true],
    [-1, '기한 지남', true],
  ])('of %d hours is said as %s, urgent: %s', (hours, text, isUrgent) => {
    expect(dueText(new Date(now + hours * 3_600_000).toISOString(), now)).toEqual({ text, isUrgent })
  })
})

const past = (...decisions: ('DISMISS' | 'WARNING' | 'CHAT_LIMIT')[]) =>
  decisions.map((decision) => ({
    caseId: 1,
    decision,
    reason: 'ABUSE' as const,
    decidedAt: '2026-01-01T00:00:00Z',
  }))

it.each([
  [past(), '없음'],
  [past('DISMISS'), '없음'],
  [past('DISMISS', 'WARNING'), '경고 1번'],
  [past('WARNING', 'CHAT_LIMIT'), '2번'],
])('past sanctions %# are summed up', (decisions, text) => {
  expect(pastText(decisions)).toBe(text)
})

it('the button says what it does', () => {
  expect(actText('CHAT_LIMIT', 7)).toBe('7일 채팅 제한하기')
  expect(actText('SUSPENSION', null)).toBe('영구 이용 정지하기')
  expect(actText('DISMISS', 7)).toBe('조치하지 않고 끝내기')
})

it('a sanction is named with its length', () => {
  const startsAt = '2026-07-01T00:00:00Z'
  expect(sanctionText({ kind: 'CHAT_LIMIT', startsAt, endsAt: '2026-07-08T00:00:00Z' })).toBe('7일 채팅 제한')
  expect(sanctionText({ kind: 'SUSPENSION', startsAt, endsAt: null })).toBe('영구 이용 정지')
  expect(sanctionText({ kind: 'WARNING', startsAt, endsAt: null })).toBe('경고')
})

it('reporters are named once, with a particle only after Hangul', () => {
  expect(reportersText(['hyunwoo', '태오', 'hyunwoo'])).toBe('hyunwoo, 태오가 신고')
  expect(reportersText(['taeo'])).toBe('taeo님이 신고')
})
