import { eq } from 'drizzle-orm'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import {
  decideCase,
  decideObjection,
  findMembers,
  liftSanction,
  listCases,
  listModerationActions,
  listObjections,
  listSanctions,
  readCase,
  takeCase,
  type CaseState,
  type Decision,
} from '#contract/http/safety/moderation.ts'
import type { Evidence, EvidenceLine, ReportReason } from '#contract/http/safety/reports.ts'
import { objectToSanction, readSanction } from '#contract/http/safety/sanctions.ts'
import {
  cases,
  hiddenMessages,
  moderationActions,
  objections,
  reports,
  sanctions,
} from '#server/db/safetyTables.ts'
import { members } from '#server/db/schema.ts'
import type { TestMember } from '#server/testing/members.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { it as base } from '../chat/chat.fixtures.ts'

interface CaseFacts {
  /** Null: nobody, as for a room without an owner. */
  about: TestMember | null
  by: readonly TestMember[]
  reason?: ReportReason
  evidence?: Evidence
  /** In the order of the reporters. */
  words?: readonly string[]
}

interface Decided {
  decision: Decision
  reason?: string
  days?: number | null
  hide?: { messageIds: number[]; picture: boolean }
}

/** Helpers for tests of cases and sanctions. Rows are inserted as the server would store them. */
export function safetyTest(server: TestServer) {
  const { db, now } = server.deps

  /** A case that waits, one report for each of `by`. Resolves with its id. */
  async function aCase({ about, by, reason = 'ABUSE', evidence, words = [] }: CaseFacts): Promise<number> {
    const openedAt = now()
    const [row] = await db
      .insert(cases)
      .values({
        memberId: about?.memberId ?? null,
        reason,
        openedAt,
        dueAt: new Date(openedAt.getTime() + 24 * 60 * 60 * 1000),
      })
      .returning({ id: cases.id })
    const caseId = row!.id
    for (const [at, reporter] of by.entries())
      await addReport(
        caseId,
        reporter,
        evidence ?? profileOf(about?.nickname ?? '아무도'),
        words[at],
        about?.memberId,
      )
    return caseId
  }

  async function addReport(
    caseId: number,
    { memberId: reporterId }: TestMember,
    evidence: Evidence,
    words = '',
    targetId = 1,
  ): Promise<void> {
    await db
      .insert(reports)
      .values({ caseId, reporterId, kind: evidence.kind, targetId, words, evidence, createdAt: now() })
  }

  return {
    aCase,
    addReport,
    async makeModerator({ memberId }: TestMember): Promise<void> {
      await db.update(members).set({ role: 'MODERATOR' }).where(eq(members.id, memberId))
    },
    /** A warning unless said otherwise. Resolves with its id. */
    async aSanction(
      { memberId }: TestMember,
      facts: Partial<typeof sanctions.$inferInsert> = {},
    ): Promise<number> {
      const [row] = await db
        .insert(sanctions)
        .values({ memberId, kind: 'WARNING', reason: '말을 조심해 주세요', startsAt: now(), ...facts })
        .returning({ id: sanctions.id })
      return row!.id
    },
    /** To a warning, by its member. Resolves with its id. */
    async anObjection(of: TestMember, facts: Partial<typeof sanctions.$inferInsert> = {}): Promise<number> {
      const sanctionId = await this.aSanction(of, facts)
      const [row] = await db
        .insert(objections)
        .values({ sanctionId, words: '오해가 있었어요', createdAt: now() })
        .returning({ id: objections.id })
      return row!.id
    },
    list: async (as: TestMember, state: CaseState = 'WAITING', cursor?: number) =>
      (await server.call(listCases, { as, query: { state, ...(cursor !== undefined && { cursor }) } })).value,
    read: (as: TestMember, caseId: number) => server.call(readCase, { as, path: { caseId } }),
    take: (as: TestMember, caseId: number, isTaken = true) =>
      server.call(takeCase, { as, path: { caseId }, body: { isTaken } }),
    decide: (as: TestMember, caseId: number, { reason = '규칙을 어겼어요', ...rest }: Decided) =>
      server.call(decideCase, { as, path: { caseId }, body: { reason, ...rest } }),
    sanctionList: async (as: TestMember, query: { memberId?: number; cursor?: number } = {}) =>
      (await server.call(listSanctions, { as, query })).value,
    lift: (as: TestMember, sanctionId: number, reason = '오해였어요') =>
      server.call(liftSanction, { as, path: { sanctionId }, body: { reason } }),
    objectionList: async (as: TestMember, isOpen = true) =>
      (await server.call(listObjections, { as, query: { isOpen: isOpen ? 'true' : 'false' } })).value,
    answer: (as: TestMember, objectionId: number, state: 'UPHELD' | 'LIFTED', answer = '다시 살펴봤어요') =>
      server.call(decideObjection, { as, path: { objectionId }, body: { state, answer } }),
    find: async (as: TestMember, q: string) => (await server.call(findMembers, { as, query: { q } })).value,
    actionList: async (as: TestMember, query: { limit?: number; cursor?: number } = {}) =>
      (await server.call(listModerationActions, { as, query })).value,
    sanction: (as: TestMember, sanctionId: number) => server.call(readSanction, { as, path: { sanctionId } }),
    object: (as: TestMember, sanctionId: number, words = '오해가 있었어요') =>
      server.call(objectToSanction, { as, path: { sanctionId }, body: { words } }),
    newsOf: async (as: TestMember) => (await server.call(listNotifications, { as })).value,
    /** All rows, oldest first. */
    sanctions: () => db.select().from(sanctions).orderBy(sanctions.id),
    actions: () => db.select().from(moderationActions).orderBy(moderationActions.id),
    hidden: () => db.select().from(hiddenMessages).orderBy(hiddenMessages.messageId),
    storedCase: async (caseId: number) => (await db.select().from(cases).where(eq(cases.id, caseId)))[0]!,
    storedReports: (caseId: number) => db.select().from(reports).where(eq(reports.caseId, caseId)),
  }
}

const profileOf = (nickname: string, imageUrl: string | null = null): Evidence => ({
  kind: 'MEMBER',
  nickname,
  bio: null,
  imageUrl,
  youtubeUrl: null,
  instagramUrl: null,
})

/** The evidence of a reported message: these lines, the oldest first. */
export const conversationOf = (roomId: number, lines: readonly EvidenceLine[]): Evidence => ({
  kind: 'MESSAGE',
  roomId,
  roomName: '주말 합주',
  lines: [...lines],
})

export const pictureOf = profileOf

/** Tests of cases about dojun, reported by harin and looked at by haewon. */
export const it = base
  .extend('safety', ({ server }) => safetyTest(server))
  .extend('haewon', async ({ server, safety }) => {
    const haewon = await server.aMember({ nickname: 'haewon' })
    await safety.makeModerator(haewon)
    return haewon
  })
  .extend('sol', async ({ server, safety }) => {
    const sol = await server.aMember({ nickname: 'sol' })
    await safety.makeModerator(sol)
    return sol
  })

export type SafetyTest = ReturnType<typeof safetyTest>
