import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, ref } from './columns.ts'
import { members, refreshFamilies } from './schema.ts'

/**
 * Where the pushes of a session go (N6). Queries that send join the session and its member, so a session that
 * has ended gets none, whether or not its row has been deleted yet.
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    memberId: ref('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** An address of a known push service. Whoever knows it and both keys could send to the device. */
    endpoint: text('endpoint').notNull(),
    /** The device's public key and its secret (RFC 8291), in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('push_subscriptions_session').on(t.sessionId),
    unique('push_subscriptions_endpoint').on(t.endpoint),
    index('push_subscriptions_member').on(t.memberId),
  ],
)

/**
 * What has happened and whose recipients have not been found yet: one row per message or notification,
 * however many it reaches. Rows live for milliseconds, so they have no foreign keys: news of a message that
 * is gone reaches nobody.
 */
export const pushNews = pgTable(
  'push_news',
  {
    id: id(),
    messageId: ref('message_id'),
    notificationId: ref('notification_id'),
  },
  (t) => [check('push_news_one', sql`num_nonnulls(${t.messageId}, ${t.notificationId}) = 1`)],
)

/**
 * What a subscription is to be told, or has been told, about one thing; more news of the same thing changes
 * the row. What the push says is read when it is sent (docs/decisions/0020).
 */
export const pushes = pgTable(
  'pushes',
  {
    subscriptionId: ref('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** BAND: the applications to a band. */
    kind: text('kind', { enum: ['ROOM', 'BAND', 'NOTIFICATION'] }).notNull(),
    /** The id of the room, band or notification. */
    objectId: ref('object_id').notNull(),
    /** Incremented with all news: a sender that took the row knows whether more has come meanwhile. */
    version: integer('version').notNull().default(0),
    /** Null: nothing is to be sent. The row says then that the device shows a notification (`isShown`). */
    dueAt: instant('due_at'),
    /** Until then a node is sending it. Null: none is. */
    leasedUntil: instant('leased_until'),
    /** Failed tries since the last success. */
    tries: smallint('tries').notNull().default(0),
    /** No news any more after this time. */
    expiresAt: instant('expires_at').notNull(),
    /** ROOM only: a message not yet told names the member. */
    isMentioned: boolean('is_mentioned').notNull().default(false),
    /** ROOM only: the device shows a notification of the room, as far as the server knows. */
    isShown: boolean('is_shown').notNull().default(false),
    /**
     * ROOM only: the newest message that the device has been told of. A read and a message at the same time
     * make the push due twice, and the device is to sound once. Null: none that is remembered.
     */
    toldMessageId: ref('told_message_id'),
  },
  (t) => [
    primaryKey({ columns: [t.subscriptionId, t.kind, t.objectId] }),
    index('pushes_due')
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    check('pushes_leased', sql`${t.leasedUntil} is null or ${t.dueAt} is not null`),
    check('pushes_room', sql`${t.kind} = 'ROOM' or not (${t.isMentioned} or ${t.isShown})`),
  ],
)
