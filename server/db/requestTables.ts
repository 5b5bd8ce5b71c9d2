import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { NOTIFICATION_TYPES } from '#contract/http/notifications/notifications.ts'
import { NEWS_KINDS } from '#contract/http/notifications/settings.ts'
import { applications, bands } from './bandTables.ts'
import { id, instant, ref } from './columns.ts'
import { reports, sanctions } from './safetyTables.ts'
import { members } from './schema.ts'

const member = (name: string) => ref(name).references(() => members.id, { onDelete: 'cascade' })

/**
 * Kept when answered; at most one is open between two members, in either direction (docs/wire.md "What is
 * kept").
 */
export const friendRequests = pgTable(
  'friend_requests',
  {
    id: id(),
    requesterId: member('requester_id').notNull(),
    receiverId: member('receiver_id').notNull(),
    state: text('state', { enum: ['REQUESTED', 'ACCEPTED', 'REJECTED'] })
      .notNull()
      .default('REQUESTED'),
    /** Empty: none was written. */
    message: text('message').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** Null while REQUESTED. */
    answeredAt: instant('answered_at'),
  },
  (t) => [
    uniqueIndex('friend_requests_open_pair')
      .on(sql`least(${t.requesterId}, ${t.receiverId})`, sql`greatest(${t.requesterId}, ${t.receiverId})`)
      .where(sql`${t.state} = 'REQUESTED'`),
    index('friend_requests_receiver').on(t.receiverId),
    index('friend_requests_requester').on(t.requesterId),
    check('friend_requests_two', sql`${t.requesterId} <> ${t.receiverId}`),
    check('friend_requests_answered', sql`(${t.state} = 'REQUESTED') = (${t.answeredAt} is null)`),
  ],
)

/**
 * Deleted when answered. A chat request is its CHAT notification (docs/product/friends.md "Chat requests").
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    receiverId: member('receiver_id').notNull(),
    type: text('type', { enum: NOTIFICATION_TYPES }).notNull(),
    /** BAN, REPORT and DATA have none. */
    senderId: member('sender_id'),
    /** Null: none was written. */
    message: text('message'),
    /** FRIEND only. */
    friendRequestId: ref('friend_request_id').references(() => friendRequests.id, { onDelete: 'cascade' }),
    /** BAND only. */
    bandId: ref('band_id').references(() => bands.id, { onDelete: 'cascade' }),
    /**
     * BAND only: the application that has arrived, told to the manager, or that is decided, told to the
     * applicant. Null: an invitation.
     */
    applicationRoomId: ref('application_room_id').references(() => applications.roomId, {
      onDelete: 'cascade',
    }),
    /** BAN only: the sanction that it tells. Null: written by an operator's hand. */
    sanctionId: ref('sanction_id').references(() => sanctions.id, { onDelete: 'cascade' }),
    /** REPORT only: the receiver's own report, now decided. */
    reportId: ref('report_id').references(() => reports.id, { onDelete: 'cascade' }),
    isRead: boolean('is_read').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('notifications_receiver').on(t.receiverId, t.id.desc()),
    uniqueIndex('notifications_open_chat_request')
      .on(t.senderId, t.receiverId)
      .where(sql`${t.type} = 'CHAT'`),
    index('notifications_friend_request').on(t.friendRequestId),
    // For deleting a member's sent notifications and those of a deleted band.
    index('notifications_sender').on(t.senderId),
    index('notifications_band')
      .on(t.bandId)
      .where(sql`${t.bandId} is not null`),
    uniqueIndex('notifications_application')
      .on(t.applicationRoomId, t.receiverId)
      .where(sql`${t.applicationRoomId} is not null`),
    check('notifications_application', sql`${t.type} = 'BAND' or ${t.applicationRoomId} is null`),
    check('notifications_friend', sql`(${t.type} = 'FRIEND') = (${t.friendRequestId} is not null)`),
    check('notifications_band', sql`(${t.type} = 'BAND') = (${t.bandId} is not null)`),
    index('notifications_sanction')
      .on(t.sanctionId)
      .where(sql`${t.sanctionId} is not null`),
    index('notifications_report')
      .on(t.reportId)
      .where(sql`${t.reportId} is not null`),
    check('notifications_sanction', sql`${t.type} = 'BAN' or ${t.sanctionId} is null`),
    check('notifications_report', sql`(${t.type} = 'REPORT') = (${t.reportId} is not null)`),
    check('notifications_sender', sql`${t.type} in ('BAN', 'REPORT', 'DATA') or ${t.senderId} is not null`),
  ],
)

const lastMinute = sql.raw(`${24 * 60 - 1}`)
const someKinds = sql.raw(`array[${NEWS_KINDS.map((kind) => `'${kind}'`).join(', ')}]`)

/** Only for members who have changed a setting (N4); the others have the contract's defaults. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    memberId: member('member_id').primaryKey(),
    /** The kinds that are not pushed. */
    withoutPush: text('without_push', { enum: NEWS_KINDS }).array().notNull().default([]),
    withoutBadge: text('without_badge', { enum: NEWS_KINDS }).array().notNull(),
    withoutToast: text('without_toast', { enum: NEWS_KINDS }).array().notNull(),
    /** Pushes name neither sender nor text. */
    hideText: boolean('hide_text').notNull().default(false),
    /** Minutes of the day in Seoul; both null or neither. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
  },
  (t) => [
    check(
      'notification_settings_kinds',
      sql`${t.withoutPush} || ${t.withoutBadge} || ${t.withoutToast} <@ ${someKinds}`,
    ),
    check(
      'notification_settings_quiet',
      sql`(${t.quietFrom} is null) = (${t.quietTo} is null) and ${t.quietFrom} <> ${t.quietTo}
        and ${t.quietFrom} between 0 and ${lastMinute} and ${t.quietTo} between 0 and ${lastMinute}`,
    ),
  ],
)

/**
 * The answers of creating calls whose request had a key (W14), for `ANSWER_KEPT_SECONDS`. A row is committed
 * together with what its call has created; a refusal leaves none.
 */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    id: id(),
    memberId: member('member_id').notNull(),
    /** Chosen by the client, so unique only together with its member. */
    key: uuid('key').notNull(),
    callId: text('call_id').notNull(),
    /** SHA-256 of the content and its files, in hexadecimal. */
    bodyHash: text('body_hash').notNull(),
    /** The HTTP status; so far always 200. */
    status: smallint('status').notNull(),
    /** The JSON text as it was sent, with the addresses as the first request saw them. */
    answer: text('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('kept_answers_key').on(t.memberId, t.key),
    // For the clean-up.
    index('kept_answers_created_at').on(t.createdAt),
  ],
)
