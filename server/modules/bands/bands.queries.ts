import { and, count, desc, eq, exists, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
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

export interface BandsAsked extends BandsWanted {
  page: number
  size: number
  order: BandOrder
}

/** A page of the wanted bands. */
export function bandIdsQuery(db: Db, { page, size, order, ...wanted }: BandsAsked) {
  return db
    .select({ bandId: bands.id })
    .from(bands)
    .where(matching(db, wanted))
    .orderBy(
      ...(wanted.text ? [desc(isNamed(wanted.text))] : []),
      ...(order === 'closing' ? [endPassed(wanted.now), bands.endsAt] : []),
      desc(bands.createdAt),
      desc(bands.id),
    )
    .limit(size)
    .offset(page * size)
}

export async function countMatching(db: Db, wanted: BandsWanted): Promise<number> {
  const [row] = await db.select({ count: count() }).from(bands).where(matching(db, wanted))
  return row?.count ?? 0
}

/** Never an ended band. */
function matching(
  db: Db,
  { viewerId, now, status, text, artistId, trackId, ...lists }: BandsWanted,
): SQL | undefined {
  const { sessions = [], genres = [], regions = [], days = [] } = lists
  return and(
    ne(bands.status, 'ENDED'),
    sql`not ${isBlocked(sql`${bands.managerId}`, sql`${viewerId}::bigint`)}`,
    status && eq(bands.status, status),
    status === 'RECRUITING' ? sql`not (${bands.autoClose} and ${endPassed(now)} = 2)` : undefined,
    text && or(isNamed(text), playing(db, text.genres), seeking(db, text.sessions)),
    artistId === undefined ? undefined : exists(likedBy(db, artistId)),
    trackId === undefined ? undefined : exists(wantedBy(db, trackId)),
    sessions.length > 0 ? seeking(db, sessions) : undefined,
    genres.length > 0 ? playing(db, genres) : undefined,
    // a band without a region meets anywhere
    regions.length > 0 ? or(isNull(bands.region), inArray(bands.region, [...regions])) : undefined,
    days.length > 0 ? exists(rehearsingOn(db, days)) : undefined,
  )
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
