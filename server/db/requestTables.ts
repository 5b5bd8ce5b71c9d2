import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, ref } from './columns.ts'
import { bands } from './bandTables.ts'
import { members } from './schema.ts'

const member = (name: string) => ref(name).references(() => members.id, { onDelete: 'cascade' })

/** Kept when answered; at most one is open between two members, whoever asked (api.md 19). */
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
    check('friend_requests_two', sql`${t.requesterId} <> ${t.receiverId}`),
    check('friend_requests_answered', sql`(${t.state} = 'REQUESTED') = (${t.answeredAt} is null)`),
  ],
)

/** Deleted when answered. A chat request is its CHAT notification (api.md section 8). */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    receiverId: member('receiver_id').notNull(),
    type: text('type', { enum: ['CHAT', 'FRIEND', 'BAND', 'BAN'] }).notNull(),
    /** BAN has none. */
    senderId: member('sender_id'),
    /** Null: none was written. */
    message: text('message'),
    /** FRIEND only. */
    friendRequestId: ref('friend_request_id').references(() => friendRequests.id, { onDelete: 'cascade' }),
    /** BAND only. */
    bandId: ref('band_id').references(() => bands.id, { onDelete: 'cascade' }),
    isRead: boolean('is_read').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('notifications_receiver').on(t.receiverId, t.id.desc()),
    uniqueIndex('notifications_open_chat_request')
      .on(t.senderId, t.receiverId)
      .where(sql`${t.type} = 'CHAT'`),
    index('notifications_friend_request').on(t.friendRequestId),
    check('notifications_friend', sql`(${t.type} = 'FRIEND') = (${t.friendRequestId} is not null)`),
    check('notifications_band', sql`(${t.type} = 'BAND') = (${t.bandId} is not null)`),
    check('notifications_sender', sql`${t.type} = 'BAN' or ${t.senderId} is not null`),
  ],
)
