import { UNKNOWN_MEMBER_ID, UNKNOWN_MEMBER_NAME } from '#contract/http/chat/messages.ts'
import type { CaseRow } from '#contract/http/safety/moderation.ts'
import type { CaseFacts } from './cases.queries.ts'

/** A deleted member has the id 0 and the name of one, as in a conversation. */
export function presentCase({ memberId, nickname, firstReporter, ...row }: CaseFacts): CaseRow {
  return {
    ...row,
    memberId: memberId ?? UNKNOWN_MEMBER_ID,
    nickname: nickname ?? UNKNOWN_MEMBER_NAME,
    firstReporter: firstReporter ?? UNKNOWN_MEMBER_NAME,
    openedAt: row.openedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }
}
