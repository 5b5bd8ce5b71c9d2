import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, ref } from './columns.ts'
import { members } from './schema.ts'

const ofMember = (name: string) =>
  ref(name)
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })

/** What a member has agreed to, and when: the text's version is the day from which it holds. */
export const consents = pgTable(
  'consents',
  {
    memberId: ofMember('member_id'),
    /** AGE: being 14 or older. */
    document: text('document', { enum: ['TERMS', 'PRIVACY', 'AGE'] }).notNull(),
    version: text('version').notNull(),
    agreedAt: instant('agreed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.document, t.version] })],
)

/** Files with all that a member has in 합주, made by a job and kept for a day. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    memberId: ofMember('member_id'),
    state: text('state', { enum: ['WAITING', 'WORKING', 'READY', 'FAILED'] })
      .notNull()
      .default('WAITING'),
    /** How many of the parts are done. */
    partsDone: smallint('parts_done').notNull().default(0),
    requestedAt: instant('requested_at').notNull(),
    /** The node that works on it renews this; an older one is taken over. Null unless WORKING. */
    workingAt: instant('working_at'),
    /** The next four are null unless READY. */
    path: text('path'),
    bytes: bigint('bytes', { mode: 'number' }),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
  },
  (t) => [
    uniqueIndex('data_exports_unfinished')
      .on(t.memberId)
      .where(sql`${t.state} in ('WAITING', 'WORKING')`),
    index('data_exports_member').on(t.memberId),
    index('data_exports_state').on(t.state, t.requestedAt),
    check(
      'data_exports_ready',
      sql`(${t.state} = 'READY') = (${t.path} is not null) and (${t.state} = 'READY') = (${t.expiresAt} is not null)`,
    ),
  ],
)
