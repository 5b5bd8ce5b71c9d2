import * as v from 'valibot'
import { call } from '#contract/call.ts'
import { FIELD_TEXT } from '#contract/fieldText.ts'
import { SANCTION_REASON_MAX_CHARS } from '#contract/limits.ts'
import { AnswerId, Id, QueryNumber, Timestamp } from '#contract/scalars.ts'
import { Evidence, REPORT_KINDS, REPORT_REASONS } from './reports.ts'
import { OBJECTION_STATES, SANCTION_KINDS } from './sanctions.ts'

/**
 * The calls of the moderators. All of them refuse a member without the role with COMMON403, whatever they
 * name; the role is granted by a command of the server (docs/product/safety.md "Moderation").
 */

/** WAITING: nobody has it. TAKEN: a moderator is looking at it. CLOSED: decided. */
export const CASE_STATES = ['WAITING', 'TAKEN', 'CLOSED'] as const
export type CaseState = (typeof CASE_STATES)[number]

/** What a moderator decides about a case. Besides DISMISS each makes a sanction. */
export const DECISIONS = ['DISMISS', ...SANCTION_KINDS] as const
export type Decision = (typeof DECISIONS)[number]

/** The lengths of a chat limit or a suspension in days; a suspension may also be for good. */
export const SANCTION_DAYS = [3, 7, 30] as const

const Reason = v.pipe(
  v.string(FIELD_TEXT.missing),
  v.trim(),
  v.nonEmpty(FIELD_TEXT.missing),
  v.maxLength(SANCTION_REASON_MAX_CHARS, FIELD_TEXT.tooLong(SANCTION_REASON_MAX_CHARS)),
)

const Moderator = v.object({ memberId: AnswerId, nickname: v.string() })

/** A case: the open reports of one reason about one member. */
export const CaseRow = v.object({
  caseId: AnswerId,
  state: v.picklist(CASE_STATES),
  reason: v.picklist(REPORT_REASONS),
  memberId: AnswerId,
  nickname: v.string(),
  /** What was reported, of the newest report. */
  kind: v.picklist(REPORT_KINDS),
  /** How many things of this case were reported, and by how many members. */
  targets: v.number(),
  reporters: v.number(),
  /** Whoever reported first. */
  firstReporter: v.string(),
  openedAt: Timestamp,
  /** Reports are promised to be answered by then: a day after the first. */
  dueAt: Timestamp,
  /** Null: WAITING, or the moderator has been deleted. */
  moderator: v.nullable(Moderator),
  /** Null while it is not CLOSED. */
  decision: v.nullable(v.picklist(DECISIONS)),
  closedAt: v.nullable(Timestamp),
})
export type CaseRow = v.InferOutput<typeof CaseRow>

const page = { cursor: v.optional(Id) }

/**
 * MD1 (ours). Returns a page of cases: WAITING and TAKEN by time left, CLOSED by when, newest first.
 * `nextCursor` is null on the last page. `counts` are of all.
 */
export const listCases = call({
  id: 'MD1',
  method: 'GET',
  path: '/api/admin/cases',
  auth: 'required',
  body: 'enveloped',
  query: v.object({ state: v.picklist(CASE_STATES, FIELD_TEXT.notInList), ...page }),
  answer: v.object({
    cases: v.array(CaseRow),
    nextCursor: v.nullable(AnswerId),
    counts: v.object({ waiting: v.number(), taken: v.number(), objections: v.number() }),
  }),
})

/** An earlier decision about the same member. */
const PastDecision = v.object({
  caseId: v.nullable(AnswerId),
  decision: v.picklist(DECISIONS),
  reason: v.picklist(REPORT_REASONS),
  decidedAt: Timestamp,
})

/** MD2 (ours). Returns a case with its evidence and what is known of the member. Refuses: CASE4004. */
export const readCase = call({
  id: 'MD2',
  method: 'GET',
  path: '/api/admin/cases/:caseId',
  auth: 'required',
  body: 'enveloped',
  answer: v.object({
    case: CaseRow,
    member: v.object({
      memberId: AnswerId,
      nickname: v.string(),
      imageUrl: v.nullable(v.string()),
      joinedAt: Timestamp,
      bands: v.number(),
      /** Reports ever made about the member, and how many members block them. */
      reports: v.number(),
      blockedBy: v.number(),
    }),
    reports: v.array(
      v.object({
        reportId: AnswerId,
        reporterName: v.string(),
        words: v.string(),
        createdAt: Timestamp,
        evidence: Evidence,
      }),
    ),
    past: v.array(PastDecision),
  }),
})

/**
 * MD3 (ours). Takes a case, so that others see who is looking at it, or gives it back. Idempotent for the
 * same moderator. Refuses: CASE4004, CASE4009 (another has it, or it is decided).
 */
export const takeCase = call({
  id: 'MD3',
  method: 'PUT',
  path: '/api/admin/cases/:caseId/moderator',
  auth: 'required',
  body: 'void',
  input: v.object({ isTaken: v.boolean() }),
})

/**
 * MD4 (ours). Decides a case, once, whoever has taken it. `reason` is the sentence that the member sees; for
 * DISMISS it is kept for the moderators alone. `days` only with CHAT_LIMIT and SUSPENSION; null: for good
 * (SUSPENSION alone). `hide` names what HIDDEN hides, and may come with every sanction: messages of the
 * case's evidence, and whether the reported picture goes. Refuses: COMMON400, CASE4004, CASE4009 (decided
 * already).
 */
export const decideCase = call({
  id: 'MD4',
  method: 'POST',
  path: '/api/admin/cases/:caseId/decision',
  auth: 'required',
  body: 'void',
  input: v.object({
    decision: v.picklist(DECISIONS, FIELD_TEXT.notInList),
    reason: Reason,
    days: v.optional(v.nullable(v.picklist(SANCTION_DAYS, FIELD_TEXT.notInList)), null),
    hide: v.optional(v.object({ messageIds: v.pipe(v.array(Id), v.maxLength(100)), picture: v.boolean() }), {
      messageIds: [],
      picture: false,
    }),
  }),
})

/** A sanction as the moderators see it. */
export const SanctionRow = v.object({
  sanctionId: AnswerId,
  kind: v.picklist(SANCTION_KINDS),
  memberId: AnswerId,
  nickname: v.string(),
  reason: v.string(),
  startsAt: Timestamp,
  endsAt: v.nullable(Timestamp),
  liftedAt: v.nullable(Timestamp),
  moderator: v.nullable(Moderator),
  caseId: v.nullable(AnswerId),
})
export type SanctionRow = v.InferOutput<typeof SanctionRow>

/** MD5 (ours). Returns a page of sanctions, newest first; with `memberId` those of one member. */
export const listSanctions = call({
  id: 'MD5',
  method: 'GET',
  path: '/api/admin/sanctions',
  auth: 'required',
  body: 'enveloped',
  query: v.object({ memberId: v.optional(Id), ...page }),
  answer: v.object({ sanctions: v.array(SanctionRow), nextCursor: v.nullable(AnswerId) }),
})

/**
 * MD6 (ours). Ends a sanction early. Refuses: COMMON400, SANCTION4004, SANCTION4010 (over, or ended before).
 */
export const liftSanction = call({
  id: 'MD6',
  method: 'POST',
  path: '/api/admin/sanctions/:sanctionId/end',
  auth: 'required',
  body: 'void',
  input: v.object({ reason: Reason }),
})

export const ObjectionRow = v.object({
  objectionId: AnswerId,
  state: v.picklist(OBJECTION_STATES),
  words: v.string(),
  createdAt: Timestamp,
  answer: v.nullable(v.string()),
  moderator: v.nullable(Moderator),
  sanction: SanctionRow,
})
export type ObjectionRow = v.InferOutput<typeof ObjectionRow>

/** MD7 (ours). Returns a page of objections: those OPEN oldest first, or the decided newest first. */
export const listObjections = call({
  id: 'MD7',
  method: 'GET',
  path: '/api/admin/objections',
  auth: 'required',
  body: 'enveloped',
  query: v.object({ isOpen: v.picklist(['true', 'false'], FIELD_TEXT.notInList), ...page }),
  answer: v.object({ objections: v.array(ObjectionRow), nextCursor: v.nullable(AnswerId) }),
})

/**
 * MD8 (ours). Decides an objection, once; LIFTED ends its sanction and shows again what it hid. The member is
 * told with `answer`. Refuses: COMMON400, OBJECTION4004, OBJECTION4009 (decided already).
 */
export const decideObjection = call({
  id: 'MD8',
  method: 'POST',
  path: '/api/admin/objections/:objectionId/decision',
  auth: 'required',
  body: 'void',
  input: v.object({ state: v.picklist(['UPHELD', 'LIFTED'], FIELD_TEXT.notInList), answer: Reason }),
})

/** MD9 (ours). Returns up to 20 members whose name contains `q`, with what holds for them now. */
export const findMembers = call({
  id: 'MD9',
  method: 'GET',
  path: '/api/admin/members',
  auth: 'required',
  body: 'enveloped',
  query: v.object({ q: v.pipe(v.string(), v.trim(), v.nonEmpty(FIELD_TEXT.missing), v.maxLength(50)) }),
  answer: v.array(
    v.object({
      memberId: AnswerId,
      nickname: v.string(),
      imageUrl: v.nullable(v.string()),
      joinedAt: Timestamp,
      reports: v.number(),
      sanctions: v.number(),
      /** A chat limit or suspension that holds now; null: none. */
      active: v.nullable(SanctionRow),
    }),
  ),
})

/** MD10 (ours). Returns a page of what moderators have done, newest first. Rows are never changed. */
export const listModerationActions = call({
  id: 'MD10',
  method: 'GET',
  path: '/api/admin/actions',
  auth: 'required',
  body: 'enveloped',
  query: v.object({ limit: v.optional(QueryNumber(1, 100), 50), ...page }),
  answer: v.object({
    actions: v.array(
      v.object({
        actionId: AnswerId,
        /** The name at that time, so that it stays readable. */
        moderatorName: v.string(),
        action: v.picklist(['TAKE', 'RELEASE', 'DECIDE', 'LIFT', 'UPHELD', 'LIFTED', 'GRANT', 'REVOKE']),
        decision: v.nullable(v.picklist(DECISIONS)),
        memberName: v.nullable(v.string()),
        caseId: v.nullable(AnswerId),
        sanctionId: v.nullable(AnswerId),
        reason: v.string(),
        createdAt: Timestamp,
      }),
    ),
    nextCursor: v.nullable(AnswerId),
  }),
})
