/**
 * The tables, the same on PGlite and Postgres 15. Constraints decide conflicts; services read the violated
 * constraint. Instants are `timestamptz`, ids come from identity columns, and each nullable column says what
 * null means.
 */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, ref } from './columns.ts'

// --- members and their sessions ---

export const members = pgTable(
  'members',
  {
    id: id(),
    /** Trimmed and lower-cased; stays taken while the member is withdrawn (A4). */
    email: text('email').notNull().unique(),
    nickname: text('nickname').notNull(),
    /** The nickname in lower case, for case-insensitive uniqueness (A7). */
    nicknameKey: text('nickname_key').notNull().unique(),
    /** As `bands.nameForm` and `bands.nameFormOf`, for MD9. */
    nicknameForm: text('nickname_form'),
    nicknameFormOf: text('nickname_form_of'),
    passwordHash: text('password_hash').notNull(),
    gender: text('gender', { enum: ['MALE', 'FEMALE', 'OTHER'] }).notNull(),
    /** Null: none chosen. */
    region: text('region'),
    age: smallint('age').notNull(),
    /** Null: not written yet. */
    bio: text('bio'),
    /** Null: the SPA draws the generated portrait. */
    profileImageUrl: text('profile_image_url'),
    /** Free text below the region; null: none. No screen sets it yet. */
    district: text('district'),
    /** The member's recording; null: none. */
    mediaUrl: text('media_url'),
    /** http or https; null: none. */
    youtubeUrl: text('youtube_url'),
    instagramUrl: text('instagram_url'),
    /** When the survey was saved; null: never. */
    surveySavedAt: instant('survey_saved_at'),
    state: text('state', { enum: ['ACTIVE', 'INACTIVE'] })
      .notNull()
      .default('ACTIVE'),
    /** MODERATOR: may use /admin. Granted by the server's command alone. */
    role: text('role', { enum: ['MEMBER', 'MODERATOR'] })
      .notNull()
      .default('MEMBER'),
    /** The day of the withdrawal in Seoul; null while ACTIVE. */
    withdrawnOn: date('withdrawn_on'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('members_age', sql`${t.age} between 0 and 120`),
    /** For names by their beginning, in their order: the unique index has the order of the database. */
    index('members_nickname_order')
      .on(sql`${t.nicknameKey} collate "C"`)
      .concurrently(),
    index('members_nickname_pieces')
      .using('gin', t.nicknameForm.op('gin_trgm_ops'))
      .with({ fastupdate: false })
      .concurrently(),
    index('members_without_form')
      .on(t.id)
      .where(sql`${t.nicknameForm} is null`)
      .concurrently(),
    /** For finding the members to delete. */
    index('members_withdrawn_on')
      .on(t.withdrawnOn)
      .where(sql`${t.withdrawnOn} is not null`),
    check('members_withdrawn', sql`(${t.state} = 'INACTIVE') = (${t.withdrawnOn} is not null)`),
  ],
)

/** One valid code per e-mail; sending again replaces it (A5). */
export const emailCodes = pgTable('email_codes', {
  email: text('email').primaryKey(),
  codeHash: text('code_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
  wrongTries: smallint('wrong_tries').notNull().default(0),
})

/** E-mails verified through A6, each with the proof that A6 answered (W13). */
export const verifiedEmails = pgTable('verified_emails', {
  email: text('email').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
  /** Null: verified by a node of an older version, which gave no proof. Nobody can sign up with it. */
  proofHash: text('proof_hash'),
  /** The member who signed up with the proof; null: nobody yet. S7 by member id deletes the row. */
  memberId: ref('member_id')
    .unique()
    .references(() => members.id, { onDelete: 'cascade' }),
})

/** One reset of a password per e-mail, also for an e-mail without a member (A12 to A14). */
export const passwordResets = pgTable('password_resets', {
  email: text('email').primaryKey(),
  codeHash: text('code_hash').notNull(),
  /** Until when the code may be tried; once it was right, until when the proof may be used. */
  expiresAt: instant('expires_at').notNull(),
  wrongTries: smallint('wrong_tries').notNull().default(0),
  /** The proof that A13 answered. Null: the code has not been used. */
  proofHash: text('proof_hash'),
})

/** One family per log-in. Revoking it invalidates every token descended from that log-in (W6). */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: uuid('id').primaryKey(),
    memberId: ref('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** The User-Agent of the log-in (`USER_AGENT_MAX_CHARS`); null: none was sent. */
    userAgent: text('user_agent'),
    /** Null: not revoked. */
    revokedAt: instant('revoked_at'),
    /**
     * Why it was revoked: `logout` and `withdrawal` answer AUTH4002, `reuse` and `password` (another password
     * was set) answer AUTH_009, `suspension` answers AUTH4032. Null: not revoked.
     */
    revokedBy: text('revoked_by', { enum: ['logout', 'withdrawal', 'reuse', 'password', 'suspension'] }),
  },
  (t) => [index('refresh_families_member').on(t.memberId)],
)

/**
 * Hashes only. A token's successor is signed again from `successorId` and `rotatedAt`, so a retry within 30 s
 * gets the same text.
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    id: uuid('id').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Null: the current token of its family. */
    rotatedAt: instant('rotated_at'),
    successorId: uuid('successor_id'),
  },
  (t) => [index('refresh_tokens_family').on(t.familyId), index('refresh_tokens_expiry').on(t.expiresAt)],
)

/**
 * Rate counters that all nodes share, for example `login:{email}` for failures, `code:{email}` for codes
 * sent and `guess:{email}` for codes tried. A window opens with its first event.
 */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').primaryKey(),
    windowStartedAt: instant('window_started_at').notNull(),
    count: integer('count').notNull(),
    /** The time of the newest counted event. */
    lastAt: instant('last_at').notNull(),
  },
  (t) => [index('rate_counters_window').on(t.windowStartedAt)],
)

/** One row per unordered pair: `lowId` < `highId`. */
export const friendships = pgTable(
  'friendships',
  {
    id: id(),
    lowId: ref('low_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    highId: ref('high_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('friendships_pair').on(t.lowId, t.highId),
    index('friendships_high').on(t.highId),
    check('friendships_order', sql`${t.lowId} < ${t.highId}`),
  ],
)

// --- chat ---

/**
 * A room. Appending a message updates this row first, so the row lock serialises the messages of one room:
 * inside a room ids rise in commit order. `talkCount` counts the messages that can be unread: all but SYSTEM
 * lines, and of these the ones that are news. A participant's unread count is `talkCount - readTalkCount`, so
 * a room list never counts messages.
 */
export const rooms = pgTable(
  'rooms',
  {
    id: id(),
    kind: text('kind', { enum: ['PRIVATE', 'GROUP', 'BAND'] }).notNull(),
    /** GROUP only; null for two-person rooms, which show the other member's name. */
    name: text('name'),
    /** Null: the SPA draws the members. */
    imageUrl: text('image_url'),
    /**
     * GROUP only: who may change the group and invite to it. Null: nobody who could is in it, or it is no
     * group.
     */
    ownerId: ref('owner_id').references(() => members.id, { onDelete: 'set null' }),
    /** GROUP only: whether everybody may join by the room's id (CH6). */
    isOpen: boolean('is_open').notNull().default(false),
    /** GROUP only: lets its holder join a closed group (CH6). Null: none was asked for yet (CH17). */
    invitationCode: text('invitation_code').unique(),
    /** PRIVATE only: the pair with its ids ordered; it keeps one room permanently. */
    lowId: ref('low_id').references(() => members.id, { onDelete: 'set null' }),
    highId: ref('high_id').references(() => members.id, { onDelete: 'set null' }),
    /**
     * Incremented with every join, exit and return, so that a cached member list can be checked under the row
     * lock.
     */
    membersVersion: integer('members_version').notNull().default(0),
    talkCount: integer('talk_count').notNull().default(0),
    /** 0 and null: no message yet. */
    lastMessageId: ref('last_message_id').notNull().default(0),
    lastMessageAt: instant('last_message_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('rooms_private_pair')
      .on(t.lowId, t.highId)
      .where(sql`${t.kind} = 'PRIVATE'`),
    // For deleting a member: the pair's unique index covers PRIVATE rooms only, which the foreign key's check
    // cannot use.
    index('rooms_low')
      .on(t.lowId)
      .where(sql`${t.lowId} is not null`),
    index('rooms_high')
      .on(t.highId)
      .where(sql`${t.highId} is not null`),
    /** For the groups of a member who withdraws, and for deleting a member. */
    index('rooms_owner')
      .on(t.ownerId)
      .where(sql`${t.ownerId} is not null`),
    check(
      'rooms_group_access',
      sql`${t.kind} = 'GROUP' or (${t.ownerId} is null and not ${t.isOpen} and ${t.invitationCode} is null)`,
    ),
    check('rooms_pair_order', sql`${t.lowId} < ${t.highId}`),
    check('rooms_group_name', sql`(${t.kind} = 'GROUP') = (${t.name} is not null)`),
  ],
)

export const participants = pgTable(
  'participants',
  {
    roomId: ref('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    memberId: ref('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** INACTIVE after leaving. "In the room" means ACTIVE. */
    state: text('state', { enum: ['ACTIVE', 'INACTIVE'] })
      .notNull()
      .default('ACTIVE'),
    /** Null: not pinned by this member. */
    pinnedAt: instant('pinned_at'),
    /** Everything up to and including this id is read; it only increases. 0: nothing. */
    lastReadMessageId: ref('last_read_message_id').notNull().default(0),
    /** `rooms.talkCount` at that message. */
    readTalkCount: integer('read_talk_count').notNull().default(0),
    joinedAt: instant('joined_at').notNull(),
    /** Null: not muted by this member (CH20). */
    mutedAt: instant('muted_at'),
    /** Null: until the member ends it. A mute whose time has passed counts as none. */
    mutedUntil: instant('muted_until'),
    /** Messages that name the member are told all the same. */
    mentionsHeard: boolean('mentions_heard').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.memberId] }),
    check('participants_muted', sql`${t.mutedAt} is not null or ${t.mutedUntil} is null`),
    index('participants_member')
      .on(t.memberId)
      .where(sql`${t.state} = 'ACTIVE'`),
    // Includes rooms that were left: for deleting a member.
    index('participants_ever').on(t.memberId),
  ],
)

/**
 * Files uploaded for a message of a room (CH13). A message names the one it carries
 * (`messages.attachment_id`, at most one message per file); a file that no message names is deleted after a
 * day.
 */
export const attachments = pgTable(
  'attachments',
  {
    id: id(),
    roomId: ref('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    /** The uploader, who alone may send it. Null: the member has been deleted. */
    memberId: ref('member_id').references(() => members.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['IMAGE', 'AUDIO'] }).notNull(),
    /**
     * For a picture the path of its largest size. Never sent unsigned: addresses of room files are signed.
     */
    path: text('path').notNull().unique(),
    mime: text('mime').notNull(),
    bytes: integer('bytes').notNull(),
    /** In pixels; null: audio. */
    width: integer('width'),
    height: integer('height'),
    /** Null: a picture, or audio of unknown length. */
    durationMs: integer('duration_ms'),
    /** From 0 to 1; null: none given. */
    peaks: real('peaks').array(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('attachments_room').on(t.roomId),
    index('attachments_member').on(t.memberId),
    index('attachments_created').on(t.createdAt),
    check(
      'attachments_picture',
      sql`(${t.kind} = 'IMAGE') = (${t.width} is not null and ${t.height} is not null)`,
    ),
  ],
)

/** Immutable, never deleted. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    roomId: ref('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    /** SYSTEM: the member who did it. Null: the member has been deleted (shown as id 0, 알 수 없는 사용자). */
    senderId: ref('sender_id').references(() => members.id, { onDelete: 'set null' }),
    type: text('type', { enum: ['TEXT', 'SYSTEM', 'IMAGE', 'AUDIO'] })
      .notNull()
      .default('TEXT'),
    content: text('content').notNull(),
    /**
     * A SYSTEM line that counts as unread: an application or its result. Always false for the other types.
     */
    isNews: boolean('is_news').notNull().default(false),
    /** `rooms.talkCount` after this message. */
    talkNumber: integer('talk_number').notNull(),
    /** Null: the client sent none (W3). */
    clientMessageId: uuid('client_message_id'),
    /** The file of an IMAGE or AUDIO message; null for the others. */
    attachmentId: ref('attachment_id').references(() => attachments.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('messages_room').on(t.roomId, t.id.desc()),
    /** For finding where a day begins (CH14). */
    index('messages_room_at').on(t.roomId, t.createdAt),
    uniqueIndex('messages_client_id').on(t.senderId, t.clientMessageId),
    uniqueIndex('messages_attachment')
      .on(t.attachmentId)
      .where(sql`${t.attachmentId} is not null`),
    check('messages_carries', sql`(${t.type} in ('IMAGE', 'AUDIO')) = (${t.attachmentId} is not null)`),
    check('messages_news', sql`not ${t.isNews} or ${t.type} = 'SYSTEM'`),
  ],
)

/**
 * The search index of long rooms (CH15): 64 TEXT messages a row, from a room's first message on; messages not
 * yet in a row are searched one by one. A job writes the rows, so storing a message costs nothing extra: an
 * index over single messages made storing ten times as expensive (docs/queries.md). Rows never change, as
 * messages do not.
 */
export const searchBlocks = pgTable(
  'search_blocks',
  {
    roomId: ref('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    firstMessageId: ref('first_message_id').notNull(),
    lastMessageId: ref('last_message_id').notNull(),
    /** `messages.talkNumber` of the last message. */
    lastTalkNumber: integer('last_talk_number').notNull(),
    /** Oldest first. */
    messageIds: ref('message_ids').array().notNull(),
    /**
     * Each message's keys, then its initials (`searchForms.ts`), one line per message, in the order of
     * `messageIds`.
     */
    keys: text('keys').notNull(),
    initials: text('initials').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.firstMessageId] }),
    index('search_blocks_pieces')
      .using('gin', t.roomId, t.keys.op('gin_trgm_ops'), t.initials.op('gin_trgm_ops'))
      // every search would read the pending list, and one writer would have to merge it all at once
      .with({ fastupdate: false }),
  ],
)

/**
 * The id of this database: one row, made once (`files/storeId.ts`), and kept by every copy and restored
 * backup.
 */
export const storeIdentity = pgTable(
  'store_identity',
  { isOnly: boolean('is_only').primaryKey().default(true), id: uuid('id').notNull() },
  (t) => [check('store_identity_one', sql`${t.isOnly}`)],
)
