import { and, count, desc, eq, exists, inArray, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { Genre } from '#contract/genresAndKeywords.ts'
import type { BandOrder, BandStatus } from '#contract/http/bands/bands.ts'
import type { Day, Region } from '#contract/scalars.ts'
import type { BandSessionType } from '#contract/sessions.ts'
import { bandArtists, bandDays, bandGenres, bands, bandSessions, bandTracks } from '#server/db/bandTables.ts'
import { isBlocked } from '#server/db/blocked.ts'
import type { Db } from '#server/db/db.ts'

/** What a typed text may mean. Bands that match one of them are found. */
export interface Meant {
  /** A regular expression matched against `nameKey`. */
  namePattern: string
  /** Patterns of LIKE: the `nameForm` of every such name matches one of them. */
  namePieces: readonly string[]
  genres: readonly Genre[]
  sessions: readonly BandSessionType[]
}

export interface BandsWanted {
  /** Who asks: a band whose manager has blocked them, or whom they have blocked, is left out (P22). */
  viewerId: number
  now: Date
  status?: BandStatus | undefined
  text?: Meant | undefined
  artistId?: number | undefined
  trackId?: number | undefined
  /** An empty list is no condition. */
  sessions?: readonly BandSessionType[] | undefined
  genres?: readonly Genre[] | undefined
  regions?: readonly Region[] | undefined
  days?: readonly Day[] | undefined
}

/** Which bands, in which order, from where on. */
export interface BandsAsked extends BandsWanted {
  order: BandOrder
  offset: number
  limit: number
}

/** How a text may lead to a band: by its name, or otherwise, and then its name is none of those. */
type Why = 'named' | 'meant'

/** A part of the wanted bands. `why`, with a text only: those that it means in this way. */
export function bandIdsQuery(db: Db, { order, offset, limit, ...wanted }: BandsAsked, why?: Why) {
  return db
    .select({ bandId: bands.id })
    .from(bands)
    .where(matching(db, wanted, why && because(db, wanted.text, why)))
    .orderBy(...inOrder(order, wanted.now))
    .limit(limit)
    .offset(offset)
}

/**
 * Of the newest `near` bands those with the name, newest first. Each of them is compared, so that a frequent name
 * needs no index.
 */
export function nearNamedQuery(db: Db, { order, offset, limit, ...wanted }: BandsAsked, near: number) {
  const nearest = sql`(select * from ${bands} order by ${bands.createdAt} desc, ${bands.id} desc limit ${near}) as ${bands}`
  return db
    .select({ bandId: sql`${bands.id}`.mapWith(Number) })
    .from(nearest)
    .where(matching(db, wanted, wanted.text && isNamed(wanted.text)))
    .orderBy(...inOrder(order, wanted.now))
    .limit(limit)
    .offset(offset)
}

const inOrder = (order: BandOrder, now: Date): SQL[] => [
  ...(order === 'closing' ? [endPassed(now), sql`${bands.endsAt}`] : []),
  desc(bands.createdAt),
  desc(bands.id),
]

/** With a text all that it means; `named`: only those with the name. */
export async function countMatching(db: Db, wanted: BandsWanted, which?: 'named'): Promise<number> {
  const { text } = wanted
  const isByNameAlone = text !== undefined && (which === 'named' || !isMeantOtherwise(text))
  // with a genre or a session all bands are read anyway
  const means = isByNameAlone
    ? because(db, text, 'named')
    : text && or(isNamed(text), playing(db, text.genres), seeking(db, text.sessions))
  const [row] = await db
    .select({ count: count() })
    .from(bands)
    .where(matching(db, wanted, means))
  return row?.count ?? 0
}

/** By something other than the name. */
export const isMeantOtherwise = ({ genres, sessions }: Meant) => genres.length > 0 || sessions.length > 0

function because(db: Db, text: Meant | undefined, why: Why): SQL | undefined {
  if (text === undefined) return undefined
  return why === 'named'
    ? and(mayBeNamed(text), isNamed(text))
    : and(not(isNamed(text)), or(playing(db, text.genres), seeking(db, text.sessions)))
}

/** Never an ended band. The text is left to `means`. */
function matching(
  db: Db,
  { viewerId, now, status, artistId, trackId, ...lists }: Omit<BandsWanted, 'text'>,
  means?: SQL,
): SQL | undefined {
  const { sessions = [], genres = [], regions = [], days = [] } = lists
  return and(
    ne(bands.status, 'ENDED'),
    sql`not ${isBlocked(sql`${bands.managerId}`, sql`${viewerId}::bigint`)}`,
    status && eq(bands.status, status),
    status === 'RECRUITING' ? sql`not (${bands.autoClose} and ${endPassed(now)} = 2)` : undefined,
    means,
    artistId === undefined ? undefined : exists(likedBy(db, artistId)),
    trackId === undefined ? undefined : exists(wantedBy(db, trackId)),
    sessions.length > 0 ? seeking(db, sessions) : undefined,
    genres.length > 0 ? playing(db, genres) : undefined,
    // a band without a region meets anywhere
    regions.length > 0 ? or(isNull(bands.region), inArray(bands.region, [...regions])) : undefined,
    days.length > 0 ? exists(rehearsingOn(db, days)) : undefined,
  )
}

/**
 * By the index of the forms, and all that have none yet. `array` makes it one look-up per band
 * found; joined freely, the planner expects so few of them that it would read the newest bands until some match.
 */
const mayBeNamed = ({ namePieces }: Meant): SQL => {
  const likes = sql.join(
    namePieces.map((piece) => sql`name_form like ${piece}`),
    sql` or `,
  )
  return sql`${bands.id} = any(array(
    select id from ${bands} where ${likes}
    union select id from ${bands} where name_form is null))`
}

const isNamed = ({ namePattern }: Meant): SQL => sql`${bands.nameKey} ~ ${namePattern}`

/** 0: the end is to come; 1: there is none; 2: it has passed. */
const endPassed = (now: Date): SQL =>
  sql`(case when ${bands.endsAt} is null then 1 when ${bands.endsAt} < ${now.toISOString()}::timestamptz then 2 else 0 end)`

const likedBy = (db: Db, artistId: number) =>
  db
    .select({ bandId: bandArtists.bandId })
    .from(bandArtists)
    .where(and(eq(bandArtists.bandId, bands.id), eq(bandArtists.artistId, artistId)))

const wantedBy = (db: Db, trackId: number) =>
  db
    .select({ bandId: bandTracks.bandId })
    .from(bandTracks)
    .where(and(eq(bandTracks.bandId, bands.id), eq(bandTracks.trackId, trackId)))

/** Undefined: no session is given. */
const seeking = (db: Db, sessions: readonly BandSessionType[]): SQL | undefined =>
  sessions.length === 0
    ? undefined
    : exists(
        db
          .select({ bandId: bandSessions.bandId })
          .from(bandSessions)
          .where(
            and(
              eq(bandSessions.bandId, bands.id),
              eq(bandSessions.recruiting, true),
              inArray(bandSessions.session, [...sessions]),
            ),
          ),
      )

/** Undefined: no genre is given. */
const playing = (db: Db, genres: readonly Genre[]): SQL | undefined =>
  genres.length === 0
    ? undefined
    : exists(
        db
          .select({ bandId: bandGenres.bandId })
          .from(bandGenres)
          .where(and(eq(bandGenres.bandId, bands.id), inArray(bandGenres.genre, [...genres]))),
      )

const rehearsingOn = (db: Db, days: readonly Day[]) =>
  db
    .select({ bandId: bandDays.bandId })
    .from(bandDays)
    .where(and(eq(bandDays.bandId, bands.id), inArray(bandDays.day, [...days])))
