import type { CaseRow } from '#contract/http/safety/moderation.ts'
import type { EvidenceLine } from '#contract/http/safety/reports.ts'
import type { CaseDetail } from '../moderationApi.ts'

const HOUR_MS = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** The member whom the cases are about. */
const DONGHA = 31

export const aCaseRow = (facts: Partial<CaseRow> = {}): CaseRow => ({
  caseId: 1,
  state: 'WAITING',
  reason: 'ABUSE',
  memberId: DONGHA,
  nickname: 'dongha',
  kind: 'MESSAGE',
  targets: 2,
  reporters: 2,
  firstReporter: 'hyunwoo',
  openedAt: fromNow(-22.5),
  dueAt: fromNow(1.5),
  moderator: null,
  decision: null,
  closedAt: null,
  ...facts,
})

export const aLine = (messageId: number, senderId: number, isReported = false): EvidenceLine => ({
  messageId,
  senderId,
  senderName: senderId === DONGHA ? 'dongha' : 'hyunwoo',
  type: 'TEXT',
  content: `메시지 ${messageId}`,
  attachmentUrl: null,
  createdAt: '2026-07-08T10:51:00Z',
  isReported,
})

const member = {
  memberId: DONGHA,
  nickname: 'dongha',
  imageUrl: null,
  joinedAt: '2025-03-02T00:00:00Z',
  bands: 1,
  reports: 4,
  blockedBy: 3,
}

/** Two members reported one message each; the messages stand in one conversation. */
export const aMessageCase = (facts: Partial<CaseRow> = {}): CaseDetail => {
  const evidence = (reported: number) => ({
    kind: 'MESSAGE' as const,
    roomId: 5,
    roomName: '재즈 잼 모임',
    lines: [1, 2, 3, 4].map((id) => aLine(id, id === 1 || id === 4 ? 40 : DONGHA, id === reported)),
  })
  const report = { words: '', createdAt: fromNow(-22) }
  return {
    case: aCaseRow(facts),
    member,
    reports: [
      { ...report, reportId: 1, reporterName: 'hyunwoo', evidence: evidence(2) },
      { ...report, reportId: 2, reporterName: 'taeo', words: '합주 때마다 이래요', evidence: evidence(3) },
    ],
    past: [
      { caseId: 9, decision: 'WARNING', reason: 'ABUSE', decidedAt: '2026-05-12T00:00:00Z' },
      { caseId: 8, decision: 'DISMISS', reason: 'NO_SHOW', decidedAt: '2026-04-03T00:00:00Z' },
    ],
  }
}

export const aMemberCase = (imageUrl: string | null): CaseDetail => ({
  case: aCaseRow({ kind: 'MEMBER', reason: 'OBSCENE', targets: 1, reporters: 1 }),
  member: { ...member, imageUrl },
  reports: [
    {
      reportId: 3,
      reporterName: 'sol',
      words: '',
      createdAt: fromNow(-3),
      evidence: {
        kind: 'MEMBER',
        nickname: 'dongha',
        bio: '드럼 쳐요',
        imageUrl,
        youtubeUrl: null,
        instagramUrl: null,
      },
    },
  ],
  past: [],
})
