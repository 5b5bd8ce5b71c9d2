/** Bands, their recruitment, applications, and bookmarks (docs/wire.md "What is kept"). */
import { sql, type SQL } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { AGE_MAX_YEARS, BAND_HEADS_MAX } from '#contract/limits.ts'
import {
  AVERAGE_AGES,
  BAND_STATUSES,
  DAYS,
  GENDERS,
  JOBS,
  PASS_FAIL,
  SNS_PLATFORMS,
} from '#contract/scalars.ts'
import { BAND_SESSION_TYPES } from '#contract/sessions.ts'
import { id, instant, ref } from './columns.ts'
import { artists, tracks } from './musicTables.ts'
import { members, rooms } from './schema.ts'

const oneOf = (texts: readonly string[]): SQL => sql.raw(texts.map((each) => `'${each}'`).join(', '))
const years = sql.raw(`${AGE_MAX_YEARS}`)
const heads = sql.raw(`${BAND_HEADS_MAX}`)

export const bands = pgTable(
  'bands',
  {
    id: id(),
    managerId: ref('manager_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The name in its search form (`bandNameKey`). */
    nameKey: text('name_key').notNull().default(''),
    /**
     * `nameForm` of the key in the next column, for the trigram index: written by housekeeping, null until then.
     * Whoever changes the name sets it to null.
     */
    nameForm: text('name_form'),
    nameFormOf: text('name_form_of'),
    /** Null: the SPA draws the generated cover. */
    imageUrl: text('image_url'),
    /** The demo recording (P27). Null: none. */
    mediaUrl: text('media_url'),
    status: text('status', { enum: BAND_STATUSES }).notNull().default('RECRUITING'),
    /** The first line describes the band in one sentence. Null: nothing written. */
    description: text('description'),
    /** Null: anywhere. */
    region: text('region'),
    district: text('district'),
    /** Years; the first year of a decade. 0: any; null: not given. */
    ageStart: smallint('age_start'),
    ageEnd: smallint('age_end'),
    /** OTHER: anybody. */
    gender: text('gender', { enum: GENDERS }).notNull().default('OTHER'),
    /** When the recruitment ends; null: open-ended. */
    endsAt: instant('ends_at'),
    /** Sets the band ACTIVE automatically once `endsAt` has passed. */
    autoClose: boolean('auto_close').notNull().default(false),
    /** Null: not given. */
    averageAge: text('average_age', { enum: AVERAGE_AGES }),
    maleCount: smallint('male_count').notNull().default(0),
    femaleCount: smallint('female_count').notNull().default(0),
    /** Null: none. */
    representativeTrackId: ref('representative_track_id').references(() => tracks.id, {
      onDelete: 'set null',
    }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('bands_manager').on(t.managerId),
    index('bands_newest').on(t.createdAt, t.id),
    index('bands_name_pieces')
      .using('gin', t.nameForm.op('gin_trgm_ops'))
      // every search would read the pending list
      .with({ fastupdate: false })
      .concurrently(),
    index('bands_without_form')
      .on(t.id)
      .where(sql`${t.nameForm} is null`)
      .concurrently(),
    /** For the newest of a region that recruit (B2). */
    index('bands_recruiting')
      .on(t.region, t.id)
      .where(sql`${t.status} = 'RECRUITING'`)
      .concurrently(),
    index('bands_closing')
      .on(t.endsAt)
      .where(sql`${t.status} = 'RECRUITING' and ${t.autoClose}`),
    check('bands_status', sql`${t.status} in (${oneOf(BAND_STATUSES)})`),
    check('bands_gender', sql`${t.gender} in (${oneOf(GENDERS)})`),
    check('bands_average_age', sql`${t.averageAge} in (${oneOf(AVERAGE_AGES)})`),
    check(
      'bands_ages',
      sql`${t.ageStart} between 0 and ${years} and ${t.ageEnd} between 0 and ${years}
        and (${t.ageStart} = 0 or ${t.ageEnd} = 0 or ${t.ageStart} <= ${t.ageEnd})`,
    ),
    check(
      'bands_heads',
      sql`${t.maleCount} between 0 and ${heads} and ${t.femaleCount} between 0 and ${heads}`,
    ),
  ],
)

const bandId = () =>
  ref('band_id')
    .notNull()
    .references(() => bands.id, { onDelete: 'cascade' })

/** One session may be both occupied and recruiting: two guitars. */
export const bandSessions = pgTable(
  'band_sessions',
  {
    bandId: bandId(),
    session: text('session', { enum: BAND_SESSION_TYPES }).notNull(),
    /** False: the session is occupied. */
    recruiting: boolean('recruiting').notNull().default(true),
    /** The order in which they were entered. */
    position: smallint('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.session, t.recruiting] }),
    /** For the newest that want a session (B2). */
    index('band_sessions_wanted')
      .on(t.session, t.bandId)
      .where(sql`${t.recruiting}`)
      .concurrently(),
    check('band_sessions_session', sql`${t.session} in (${oneOf(BAND_SESSION_TYPES)})`),
  ],
)

export const bandGenres = pgTable(
  'band_genres',
  {
    bandId: bandId(),
    /** One of the 17 genre texts. */
    genre: text('genre').notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.bandId, t.genre] })],
)

/** Artists a band likes. */
export const bandArtists = pgTable(
  'band_artists',
  {
    bandId: bandId(),
    artistId: ref('artist_id')
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.artistId] }),
    index('band_artists_artist').on(t.artistId, t.bandId),
  ],
)

/** Songs a band wants to play. */
export const bandTracks = pgTable(
  'band_tracks',
  {
    bandId: bandId(),
    trackId: ref('track_id')
      .notNull()
      .references(() => tracks.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.bandId, t.trackId] }), index('band_tracks_track').on(t.trackId, t.bandId)],
)

export const bandJobs = pgTable(
  'band_jobs',
  {
    bandId: bandId(),
    job: text('job', { enum: JOBS }).notNull(),
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.job] }),
    check('band_jobs_job', sql`${t.job} in (${oneOf(JOBS)})`),
  ],
)

/** The days of the week on which a band rehearses. None: not said. */
export const bandDays = pgTable(
  'band_days',
  {
    bandId: bandId(),
    day: text('day', { enum: DAYS }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.day] }),
    check('band_days_day', sql`${t.day} in (${oneOf(DAYS)})`),
  ],
)

export const bandLinks = pgTable(
  'band_links',
  {
    bandId: bandId(),
    platform: text('platform', { enum: SNS_PLATFORMS }).notNull(),
    /** http or https. */
    url: text('url').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bandId, t.platform] }),
    check('band_links_platform', sql`${t.platform} in (${oneOf(SNS_PLATFORMS)})`),
  ],
)

/** A manager's pin on the BAND-MANAGER row of a band (CH9 with `bandId`). */
export const bandPins = pgTable(
  'band_pins',
  {
    memberId: ref('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    bandId: bandId(),
    pinnedAt: instant('pinned_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.bandId] })],
)

/** Bands that a member has saved; ending a band removes them (docs/product/bands.md "Saved band"). */
export const bandBookmarks = pgTable(
  'band_bookmarks',
  {
    memberId: ref('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    bandId: bandId(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.bandId] }),
    index('band_bookmarks_band').on(t.bandId),
    index('band_bookmarks_newest').on(t.memberId, t.savedAt, t.bandId),
  ],
)

/** One per BAND room: the applicant, the band, the session and the manager's decision. */
export const applications = pgTable(
  'applications',
  {
    roomId: ref('room_id')
      .primaryKey()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    bandId: bandId(),
    /** Null: the member has been deleted; the manager keeps the room (decision 0013). */
    applicantId: ref('applicant_id').references(() => members.id, { onDelete: 'set null' }),
    session: text('session', { enum: BAND_SESSION_TYPES }).notNull(),
    passFail: text('pass_fail', { enum: PASS_FAIL }).notNull().default('PENDING'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('applications_band').on(t.bandId),
    index('applications_applicant').on(t.applicantId),
    // A member may apply again only after a refusal (B8).
    uniqueIndex('applications_open')
      .on(t.bandId, t.applicantId)
      .where(sql`${t.passFail} <> 'FAIL'`),
  ],
)
