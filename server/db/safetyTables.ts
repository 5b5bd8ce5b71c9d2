import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { CASE_STATES, DECISIONS } from '#contract/http/safety/moderation.ts'
import { REPORT_KINDS, REPORT_REASONS } from '#contract/http/safety/reports.ts'
import { OBJECTION_STATES, SANCTION_KINDS } from '#contract/http/safety/sanctions.ts'
import { id, instant, ref } from './columns.ts'
import { members } from './schema.ts'

/** The row goes with its member. */
const ofMember = (name: string) =>
  ref(name)
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })
/** Null: the member has been deleted. */
const memberOrNone = (name: string) => ref(name).references(() => members.id, { onDelete: 'set null' })

/** Who has blocked whom. Between two members with a row in either direction there is nothing (P22). */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: ofMember('blocker_id'),
    blockedId: ofMember('blocked_id'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index('blocks_blocked').on(t.blockedId),
    check('blocks_two', sql`${t.blockerId} <> ${t.blockedId}`),
  ],
)

/**
 * What moderators decide together: the reports of one reason about one member, until it is CLOSED; a report
 * after that opens another.
 */
export const cases = pgTable(
  'cases',
  {
    id: id(),
    /** The member whom the reports are about: for a room its owner, for a band its manager. */
    memberId: memberOrNone('member_id'),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    state: text('state', { enum: CASE_STATES }).notNull().default('WAITING'),
    openedAt: instant('opened_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** Who has taken or decided it. Null while WAITING, and after the moderator has been deleted. */
    moderatorId: memberOrNone('moderator_id'),
    /** Null until CLOSED. */
    decision: text('decision', { enum: DECISIONS }),
    closedAt: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('cases_open')
      .on(t.memberId, t.reason)
      .where(sql`${t.state} <> 'CLOSED'`),
    index('cases_queue').on(t.state, t.dueAt, t.id),
    index('cases_member').on(t.memberId),
    index('cases_moderator')
      .on(t.moderatorId)
      .where(sql`${t.moderatorId} is not null`),
    check('cases_waiting', sql`${t.state} <> 'WAITING' or ${t.moderatorId} is null`),
    check(
      'cases_closed',
      sql`(${t.state} = 'CLOSED') = (${t.decision} is not null) and (${t.state} = 'CLOSED') = (${t.closedAt} is not null)`,
    ),
  ],
)

export const reports = pgTable(
  'reports',
  {
    id: id(),
    caseId: ref('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    reporterId: memberOrNone('reporter_id'),
    kind: text('kind', { enum: REPORT_KINDS }).notNull(),
    /** The id of the member, message, room or band; no foreign key, because the report outlives them. */
    targetId: ref('target_id').notNull(),
    /** Empty: none were written. */
    words: text('words').notNull().default(''),
    /** `Evidence` of the contract as it was then, with paths of files instead of addresses. */
    evidence: jsonb('evidence').notNull(),
    /** While its case is open; the unique index below needs it here. */
    isOpen: boolean('is_open').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('reports_same')
      .on(t.reporterId, t.kind, t.targetId)
      .where(sql`${t.isOpen}`),
    index('reports_case').on(t.caseId),
    index('reports_reporter').on(t.reporterId),
  ],
)

/** A measure against a member, told as a BAN notification. Rows are never deleted before their member. */
export const sanctions = pgTable(
  'sanctions',
  {
    id: id(),
    memberId: ofMember('member_id'),
    caseId: ref('case_id').references(() => cases.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: SANCTION_KINDS }).notNull(),
    /** The sentence that the member sees. */
    reason: text('reason').notNull(),
    moderatorId: memberOrNone('moderator_id'),
    startsAt: instant('starts_at').notNull(),
    /** Null: for good (SUSPENSION), or it has no time (WARNING, HIDDEN). */
    endsAt: instant('ends_at'),
    /** When it was ended early; null: it was not. */
    liftedAt: instant('lifted_at'),
    /** The profile picture that it hid, kept to show it again; null: none. */
    hiddenPicture: text('hidden_picture'),
  },
  (t) => [
    index('sanctions_member').on(t.memberId, t.id.desc()),
    index('sanctions_case').on(t.caseId),
    index('sanctions_moderator')
      .on(t.moderatorId)
      .where(sql`${t.moderatorId} is not null`),
    check('sanctions_times', sql`${t.endsAt} is null or ${t.kind} in ('CHAT_LIMIT', 'SUSPENSION')`),
    check('sanctions_chat_limit', sql`${t.kind} <> 'CHAT_LIMIT' or ${t.endsAt} is not null`),
  ],
)

/** One per sanction. */
export const objections = pgTable(
  'objections',
  {
    id: id(),
    sanctionId: ref('sanction_id')
      .notNull()
      .references(() => sanctions.id, { onDelete: 'cascade' }),
    words: text('words').notNull(),
    state: text('state', { enum: OBJECTION_STATES }).notNull().default('OPEN'),
    createdAt: instant('created_at').notNull(),
    /** The next three are null while OPEN; `moderatorId` also after the moderator has been deleted. */
    answer: text('answer'),
    decidedAt: instant('decided_at'),
    moderatorId: memberOrNone('moderator_id'),
  },
  (t) => [
    unique('objections_sanction').on(t.sanctionId),
    index('objections_queue').on(t.state, t.id),
    index('objections_moderator')
      .on(t.moderatorId)
      .where(sql`${t.moderatorId} is not null`),
    check(
      'objections_decided',
      sql`(${t.state} = 'OPEN') = (${t.answer} is null) and (${t.state} = 'OPEN') = (${t.decidedAt} is null)`,
    ),
  ],
)

/**
 * Messages that a sanction hides; lifting it shows them again. A hidden message keeps its row and its file.
 */
export const hiddenMessages = pgTable(
  'hidden_messages',
  {
    /** No foreign key: `messages` must not be locked for it, and messages are never deleted. */
    messageId: ref('message_id').primaryKey(),
    sanctionId: ref('sanction_id')
      .notNull()
      .references(() => sanctions.id, { onDelete: 'cascade' }),
    hiddenAt: instant('hidden_at').notNull(),
  },
  (t) => [index('hidden_messages_sanction').on(t.sanctionId)],
)

/** What moderators did. Rows are only added. Names and reason are texts, so that they outlive the members. */
export const moderationActions = pgTable(
  'moderation_actions',
  {
    id: id(),
    /** Null: the server's command (GRANT, REVOKE), or a moderator who has been deleted. */
    moderatorId: memberOrNone('moderator_id'),
    moderatorName: text('moderator_name').notNull(),
    action: text('action', {
      enum: ['TAKE', 'RELEASE', 'DECIDE', 'LIFT', 'UPHELD', 'LIFTED', 'GRANT', 'REVOKE'],
    }).notNull(),
    decision: text('decision', { enum: DECISIONS }),
    memberId: memberOrNone('member_id'),
    memberName: text('member_name'),
    /** Ids of rows that may be gone. */
    caseId: ref('case_id'),
    sanctionId: ref('sanction_id'),
    reason: text('reason').notNull(),
    /** The days of a chat limit or suspension; null: for good, or none. */
    days: smallint('days'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('moderation_actions_moderator')
      .on(t.moderatorId)
      .where(sql`${t.moderatorId} is not null`),
    index('moderation_actions_member')
      .on(t.memberId)
      .where(sql`${t.memberId} is not null`),
  ],
)
