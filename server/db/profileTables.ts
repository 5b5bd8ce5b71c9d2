import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { LEVELS, SESSION_TYPES } from '#contract/sessions.ts'
import { ref } from './columns.ts'
import { members } from './schema.ts'

const memberId = () =>
  ref('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' })

/** The sessions a member plays, each at one level (docs/wire.md "What is kept"). */
export const memberSessions = pgTable(
  'member_sessions',
  {
    memberId: memberId(),
    sessionType: text('session_type', { enum: SESSION_TYPES }).notNull(),
    level: text('level', { enum: LEVELS }).notNull(),
    /** The order in which they were entered. */
    position: smallint('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.sessionType] })],
)

export const memberGenres = pgTable(
  'member_genres',
  {
    memberId: memberId(),
    /** One of the 17 genre texts. */
    genre: text('genre').notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.genre] }),
    index('member_genres_genre').on(t.genre, t.memberId),
  ],
)

export const memberKeywords = pgTable(
  'member_keywords',
  {
    memberId: memberId(),
    /** A preset or the member's own text. */
    keyword: text('keyword').notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.keyword] }),
    index('member_keywords_keyword').on(t.keyword, t.memberId),
  ],
)
